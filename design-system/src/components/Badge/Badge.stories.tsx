import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta: Meta<typeof Badge> = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'BEST VALUE' },
};
export default meta;

type Story = StoryObj<typeof Badge>;

export const Neutral: Story = {};
export const Accent: Story = { args: { tone: 'accent' } };
export const Success: Story = { args: { tone: 'success', children: 'Paid' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Refused' } };
