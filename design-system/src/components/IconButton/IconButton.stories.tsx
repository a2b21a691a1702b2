import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartIcon, TrashIcon } from '../../icons/index.ts';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Add to favorites', icon: <HeartIcon /> },
};
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Ghost: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Danger: Story = { args: { variant: 'danger', label: 'Delete', icon: <TrashIcon /> } };
export const Pressed: Story = { args: { isPressed: true } };
export const Disabled: Story = { args: { disabled: true } };
