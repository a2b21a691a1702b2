import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertDialog } from './AlertDialog.tsx';

const meta: Meta<typeof AlertDialog> = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  args: {
    isOpen: true,
    title: 'Delete Coloring Page?',
    description: 'This action cannot be undone. This will permanently delete your coloring page.',
    cancelLabel: 'Cancel',
    actionLabel: 'Delete',
    isDangerous: true,
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
};
export default meta;

type Story = StoryObj<typeof AlertDialog>;

export const Dangerous: Story = {};
export const Busy: Story = { args: { isBusy: true } };
export const ThreeWays: Story = {
  args: {
    title: 'You have unsaved work',
    description: 'Your last picture has not reached the gallery.',
    actionLabel: 'Save and log out',
    isDangerous: false,
    extraAction: { label: 'Discard', onAction: () => undefined },
  },
};
