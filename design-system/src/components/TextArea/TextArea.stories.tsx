import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta: Meta<typeof TextArea> = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'What shall we draw?', placeholder: 'a smiling butterfly over a field of daisies' },
};
export default meta;

type Story = StoryObj<typeof TextArea>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'Enter sends, Shift and Enter add a line.', rows: 4 } };
export const WithError: Story = { args: { error: 'Please enter a description for your coloring page!' } };
