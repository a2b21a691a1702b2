import { login, signup } from '@lineleaf/api-client/contract';
import { errorResponse, mockEndpoint, neverAnswers } from '@lineleaf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../routes.tsx';
import { fillIn, findControl, submitFormOf } from '../../testing/storyForm.ts';
import { AuthScreen } from './AuthScreen.tsx';

const meta: Meta<typeof AuthScreen> = {
  title: 'Screens/Auth/Landing',
  component: AuthScreen,
  parameters: { layout: 'fullscreen', screen: { routes, path: '/auth' }, msw: [] },
};
export default meta;

type Story = StoryObj<typeof AuthScreen>;

async function signUp(root: HTMLElement, typed: { sum?: string; username?: string } = {}): Promise<void> {
  const label = (await findControl(root, 'sum')).labels?.[0]?.textContent ?? '';
  const [, a = '', b = ''] = /(\d+) \+ (\d+)/.exec(label) ?? [];
  const { sum = String(Number(a) + Number(b)), username = 'Robin' } = typed;
  await fillIn(root, { email: 'robin@example.com', username, password: 'paper-and-ink', sum });
}

async function acceptAndSubmit(root: HTMLElement): Promise<void> {
  await userEvent.click(await findControl(root, 'terms'));
  await submitFormOf(root, 'email');
}

async function openLogin(): Promise<void> {
  const [, tab] = await screen.findAllByRole('tab');
  if (tab) await userEvent.click(tab);
}

export const SignUp: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(await findControl(canvasElement, 'sum')).toBeRequired();
  },
};

export const LogIn: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('tablist');
    await openLogin();
    await waitFor(() => expect(canvasElement.querySelector('a[href="/forgot-password"]')).toBeVisible());
  },
};

export const TermsNotAccepted: Story = {
  play: async ({ canvasElement }) => {
    await signUp(canvasElement);
    await submitFormOf(canvasElement, 'email');
    await expect(await findControl(canvasElement, 'terms')).toBeInvalid();
  },
};

export const WrongSum: Story = {
  play: async ({ canvasElement }) => {
    await signUp(canvasElement, { sum: '99' });
    await acceptAndSubmit(canvasElement);
    await expect(await findControl(canvasElement, 'sum')).toBeInvalid();
  },
};

export const BlankUsername: Story = {
  play: async ({ canvasElement }) => {
    await signUp(canvasElement, { username: '   ' });
    await acceptAndSubmit(canvasElement);
    await expect(await findControl(canvasElement, 'username')).toBeInvalid();
  },
};

export const Waiting: Story = {
  parameters: { msw: [mockEndpoint(signup, neverAnswers)] },
  play: async ({ canvasElement }) => {
    await signUp(canvasElement);
    await acceptAndSubmit(canvasElement);
    await expect(await findControl(canvasElement, 'email')).toBeDisabled();
  },
};

export const Refused: Story = {
  parameters: {
    msw: [mockEndpoint(login, () => errorResponse('INVALID_CREDENTIALS', 'Wrong email or password.'))],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('tablist');
    await openLogin();
    await fillIn(canvasElement, { email: 'robin@example.com', password: 'a-guess' });
    await submitFormOf(canvasElement, 'email');
    await expect(await screen.findByText('Wrong email or password.')).toBeInTheDocument();
  },
};

export const CodeAsked: Story = {
  parameters: { msw: [mockEndpoint(login, () => errorResponse('TOTP_REQUIRED'))] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('tablist');
    await openLogin();
    await fillIn(canvasElement, { email: 'robin@example.com', password: 'paper-and-ink' });
    await submitFormOf(canvasElement, 'email');
    await expect(await findControl(canvasElement, 'totp')).toBeRequired();
  },
};

export const TermsOfService: Story = {
  play: async ({ canvasElement }) => {
    const { form } = await findControl(canvasElement, 'terms');
    const opener = form?.querySelector('button[type="button"]');
    if (opener) await userEvent.click(opener);
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
