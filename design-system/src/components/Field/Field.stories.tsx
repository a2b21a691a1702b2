import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field.tsx';

const meta: Meta<typeof Field> = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Email', type: 'email', placeholder: 'robin@example.com' },
};
export default meta;

type Story = StoryObj<typeof Field>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'We write only when you ask us to.' } };
export const WithError: Story = { args: { error: 'This is not an email address.', defaultValue: 'robin@' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'robin@example.com' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'robin@example.com' } };
