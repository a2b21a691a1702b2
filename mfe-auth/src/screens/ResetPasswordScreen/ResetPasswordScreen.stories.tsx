import { resetPassword } from '@lineleaf/api-client/contract';
import { errorResponse, mockEndpoint } from '@lineleaf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { routes } from '../../routes.tsx';
import { fillIn, findControl, submitFormOf } from '../../testing/storyForm.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta: Meta<typeof ResetPasswordScreen> = {
  title: 'Screens/Auth/Reset password',
  component: ResetPasswordScreen,
  parameters: { layout: 'fullscreen', screen: { routes, path: '/reset-password?token=a-token' }, msw: [] },
};
export default meta;

type Story = StoryObj<typeof ResetPasswordScreen>;

async function set(root: HTMLElement, password: string, confirmation = password): Promise<void> {
  await fillIn(root, { 'new-password': password, 'confirm-password': confirmation });
  await submitFormOf(root, 'new-password');
}

export const Form: Story = {
  play: async ({ canvasElement }) => {
    await expect(await findControl(canvasElement, 'new-password')).toBeRequired();
  },
};

export const TooShort: Story = {
  play: async ({ canvasElement }) => {
    await set(canvasElement, '12345');
    await expect(await findControl(canvasElement, 'new-password')).toBeInvalid();
  },
};

export const Different: Story = {
  play: async ({ canvasElement }) => {
    await set(canvasElement, '123456', '123457');
    await expect(await findControl(canvasElement, 'confirm-password')).toBeInvalid();
  },
};

export const Refused: Story = {
  parameters: {
    msw: [mockEndpoint(resetPassword, () => errorResponse('INVALID_RESET_TOKEN', 'This link is used up.'))],
  },
  play: async ({ canvasElement }) => {
    await set(canvasElement, '123456');
    await expect(await screen.findByText('This link is used up.')).toBeInTheDocument();
  },
};

export const Done: Story = {
  parameters: { msw: [mockEndpoint(resetPassword, { message: 'ok' })] },
  play: async ({ canvas, canvasElement }) => {
    await set(canvasElement, '123456');
    await waitFor(() => expect(canvasElement.querySelector('form')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const InvalidLink: Story = {
  parameters: { screen: { routes, path: '/reset-password' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Elsewhere')).toBeVisible();
  },
};
