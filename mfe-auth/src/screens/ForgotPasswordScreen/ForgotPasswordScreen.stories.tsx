import { forgotPassword } from '@lineleaf/api-client/contract';
import { errorResponse, mockEndpoint, neverAnswers } from '@lineleaf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { routes } from '../../routes.tsx';
import { fillIn, findControl, submitFormOf } from '../../testing/storyForm.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const meta: Meta<typeof ForgotPasswordScreen> = {
  title: 'Screens/Auth/Forgot password',
  component: ForgotPasswordScreen,
  parameters: { layout: 'fullscreen', screen: { routes, path: '/forgot-password' }, msw: [] },
};
export default meta;

type Story = StoryObj<typeof ForgotPasswordScreen>;

async function ask(root: HTMLElement): Promise<void> {
  await fillIn(root, { email: 'robin@example.com' });
  await submitFormOf(root, 'email');
}

export const Form: Story = {
  play: async ({ canvasElement }) => {
    await expect(await findControl(canvasElement, 'email')).toBeRequired();
  },
};

export const Waiting: Story = {
  parameters: { msw: [mockEndpoint(forgotPassword, neverAnswers)] },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await expect(await findControl(canvasElement, 'email')).toBeDisabled();
  },
};

export const Sent: Story = {
  parameters: { msw: [mockEndpoint(forgotPassword, { message: 'ok' })] },
  play: async ({ canvas, canvasElement }) => {
    await ask(canvasElement);
    await expect(await canvas.findByText(/robin@example\.com/)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    msw: [mockEndpoint(forgotPassword, () => errorResponse('RATE_LIMITED', 'Too many attempts.'))],
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await expect(await screen.findByText('Too many attempts.')).toBeInTheDocument();
  },
};
