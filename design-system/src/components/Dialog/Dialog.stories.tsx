import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TermsText } from '../TermsText/TermsText.tsx';
import { Dialog } from './Dialog.tsx';

const meta: Meta<typeof Dialog> = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { isOpen: true, title: 'Edit credits', description: 'Robin (robin@example.com)' },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
};
export default meta;

type Story = StoryObj<typeof Dialog>;

export const Small: Story = { args: { size: 'small', footer: <Button>Save</Button> } };
export const Large: Story = {
  args: {
    size: 'large',
    title: 'Terms of Service',
    description: undefined,
    children: <TermsText />,
    footer: <Button>Got it</Button>,
  },
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('[tabindex="0"]')).toBeVisible());
  },
};
