import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';

const meta: Meta<typeof Checkbox> = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'I accept the Terms of Service' },
};
export default meta;

type Story = StoryObj<typeof Checkbox>;

export const Unticked: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
export const WithError: Story = { args: { error: 'Please accept the Terms of Service to continue' } };
export const Disabled: Story = { args: { disabled: true } };
