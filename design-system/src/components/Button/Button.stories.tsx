import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadIcon, HeartIcon, TrashIcon } from '../../icons/index.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta: Meta<typeof Button> = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Generate (1 Credit)' },
};
export default meta;

type Story = StoryObj<typeof Button>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', icon: <HeartIcon /> } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger', icon: <TrashIcon />, children: 'Delete' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Busy: Story = { args: { isBusy: true, children: 'Please wait...' } };
export const Disabled: Story = { args: { disabled: true } };
export const Link: Story = {
  render: () => (
    <ButtonLink href="#page" variant="secondary" icon={<DownloadIcon />}>
      Download
    </ButtonLink>
  ),
};
