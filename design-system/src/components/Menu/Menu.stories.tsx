import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { CopyIcon, MailIcon, ShareIcon } from '../../icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const meta: Meta<typeof Menu> = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    trigger: (
      <Button variant="secondary" icon={<ShareIcon />}>
        Share
      </Button>
    ),
    items: [
      { label: 'Copy link', icon: <CopyIcon /> },
      { label: 'Email', icon: <MailIcon />, href: 'mailto:?subject=Lineleaf' },
      'separator',
      { label: 'Dark', isChecked: true },
      { label: 'Light', isChecked: false },
      { label: 'Not here', isDisabled: true },
    ],
  },
};
export default meta;

export const Closed: StoryObj<typeof Menu> = {};
export const Open: StoryObj<typeof Menu> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Dark' })).toBeVisible();
  },
};
