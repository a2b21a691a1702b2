import { changePassword, exportAccount, getMe } from '@lineleaf/api-client/contract';
import { buildUser, errorResponse, mockEndpoint, neverAnswers } from '@lineleaf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../routes.tsx';
import { quietAccount } from '../../testing/quietAccount.ts';
import { fillIn, findControl, submitFormOf } from '../../testing/storyForm.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

const user = buildUser({ credits: 1234 });
const me = mockEndpoint(getMe, user);

const meta: Meta<typeof SettingsScreen> = {
  title: 'Screens/Auth/Settings',
  component: SettingsScreen,
  parameters: {
    layout: 'fullscreen',
    screen: { routes, path: '/settings', user },
    msw: [me, ...quietAccount],
  },
};
export default meta;

type Story = StoryObj<typeof SettingsScreen>;

async function change(root: HTMLElement, next: string, confirmation = next): Promise<void> {
  await fillIn(root, { current: 'the-old-one', next, confirmation });
  await submitFormOf(root, 'current');
}

/** The last two buttons: export, then deletion. */
async function pressDataButton(root: HTMLElement, button: 'export' | 'delete'): Promise<void> {
  await findControl(root, 'current');
  const buttons = [...root.querySelectorAll('button[type="button"]')].slice(-2);
  const pressed = button === 'export' ? buttons[0] : buttons[1];
  if (pressed) await userEvent.click(pressed);
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('robin@example.com')).toBeVisible();
  },
};

export const TooShort: Story = {
  play: async ({ canvasElement }) => {
    await change(canvasElement, '1234567');
    await expect(await findControl(canvasElement, 'next')).toBeInvalid();
  },
};

export const Different: Story = {
  play: async ({ canvasElement }) => {
    await change(canvasElement, '12345678', '12345679');
    await expect(await findControl(canvasElement, 'confirmation')).toBeInvalid();
  },
};

export const Waiting: Story = {
  parameters: { msw: [me, ...quietAccount, mockEndpoint(changePassword, neverAnswers)] },
  play: async ({ canvasElement }) => {
    await change(canvasElement, '12345678');
    await expect(await findControl(canvasElement, 'next')).toBeDisabled();
  },
};

export const Refused: Story = {
  parameters: {
    msw: [
      me,
      ...quietAccount,
      mockEndpoint(changePassword, () => errorResponse('WRONG_PASSWORD', 'That is not your password.')),
    ],
  },
  play: async ({ canvasElement }) => {
    await change(canvasElement, '12345678');
    await expect(await screen.findByText('That is not your password.')).toBeInTheDocument();
  },
};

export const Changed: Story = {
  parameters: {
    msw: [
      me,
      ...quietAccount,
      mockEndpoint(changePassword, { message: 'Password changed.', access_token: 'fresh-token' }),
    ],
  },
  play: async ({ canvasElement }) => {
    await change(canvasElement, '12345678');
    await expect(await screen.findByText('Password changed.')).toBeInTheDocument();
    await expect(await findControl(canvasElement, 'current')).toHaveValue('');
  },
};

export const ExportFailed: Story = {
  parameters: {
    msw: [
      me,
      ...quietAccount,
      mockEndpoint(exportAccount, () => errorResponse('RATE_LIMITED', 'Too many attempts.')),
    ],
  },
  play: async ({ canvasElement }) => {
    await pressDataButton(canvasElement, 'export');
    await expect(await screen.findByText('Too many attempts.')).toBeInTheDocument();
  },
};

export const DeletingTheAccount: Story = {
  play: async ({ canvasElement }) => {
    await pressDataButton(canvasElement, 'delete');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(await findControl(document.body, 'password')).toBeRequired();
  },
};
