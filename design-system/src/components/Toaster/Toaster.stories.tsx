import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Toaster } from './Toaster.tsx';
import { toast } from './toast.tsx';

// The frame of every story renders the Toaster itself.
const meta: Meta<typeof Toaster> = {
  title: 'Components/Toaster',
  component: Toaster,
  beforeEach: () => () => toast.dismiss(),
};
export default meta;

type Story = StoryObj<typeof Toaster>;

export const Success: Story = shown('Added to favorites!', () => toast.success('Added to favorites!'));
export const Failure: Story = shown('Failed to delete coloring page', () =>
  toast.error('Failed to delete coloring page'),
);
export const Warning: Story = shown('Pop-up blocked. Please allow pop-ups.', () =>
  toast.warning('Pop-up blocked. Please allow pop-ups.', { durationMs: 6000 }),
);
export const Info: Story = shown('No coloring pages yet. Create your first one!', () =>
  toast.info('No coloring pages yet. Create your first one!'),
);
export const WithAction: Story = shown('A coloring is kept on this device.', () =>
  toast.warning('A coloring is kept on this device.', {
    action: { label: 'Download', onAction: () => toast.success('Downloaded') },
  }),
);
export const Loading: Story = shown('Preparing your print', () => toast.loading('Preparing your print'));

function shown(message: string, show: () => void): Story {
  return {
    render: () => <Button onClick={show}>Show the message</Button>,
    play: async ({ canvas, userEvent }) => {
      // A message of the story before may still be on its way out.
      await userEvent.click(canvas.getByRole('button', { name: 'Show the message' }));
      await expect(await screen.findByText(message)).toBeInTheDocument();
    },
  };
}
