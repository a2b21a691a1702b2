import {
  beginTotp,
  confirmTotp,
  getMe,
  getTotp,
  listActivity,
  listSessions,
} from '@lineleaf/api-client/contract';
import {
  buildActivity,
  buildSession,
  buildUser,
  errorResponse,
  mockEndpoint,
  neverAnswers,
} from '@lineleaf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../routes.tsx';
import { quietAccount } from '../../testing/quietAccount.ts';
import { fillIn, findControl, submitFormOf } from '../../testing/storyForm.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

const user = buildUser({ credits: 12 });
const me = mockEndpoint(getMe, user);
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const enrolling = [
  mockEndpoint(beginTotp, {
    secret,
    otpauth_url: `otpauth://totp/Lineleaf:robin?secret=${secret}&issuer=Lineleaf`,
  }),
  mockEndpoint(confirmTotp, {
    recovery_codes: Array.from({ length: 10 }, (_, index) => `k7fq-2mzd-xw4h-9cr${index}`),
  }),
];
const totpOn = mockEndpoint(getTotp, { is_enabled: true, recovery_codes_left: 7 });

const meta: Meta<typeof SettingsScreen> = {
  title: 'Screens/Auth/Settings security',
  component: SettingsScreen,
  parameters: {
    layout: 'fullscreen',
    screen: { routes, path: '/settings', user },
    msw: [me, ...enrolling, ...quietAccount],
  },
};
export default meta;

type Story = StoryObj<typeof SettingsScreen>;

/** Presses the button of the part with this heading's id. */
async function press(root: HTMLElement, part: string): Promise<void> {
  const button = await waitFor(() => {
    const found = root.querySelector(`[aria-labelledby="${part}"] button`);
    if (!found) throw new Error(`there is no button in ${part}`);
    return found;
  });
  await userEvent.click(button);
}

export const SeveralDevices: Story = {
  parameters: {
    msw: [
      me,
      mockEndpoint(listSessions, [
        buildSession({ is_current: true }),
        buildSession({ device: 'Safari on iPhone' }),
        buildSession({ device: 'Samsung Internet on Android' }),
        buildSession({ device: null }),
      ]),
      mockEndpoint(listActivity, [
        buildActivity({ kind: 'password_changed' }),
        buildActivity({ kind: 'login_failed', device: null }),
        buildActivity({ kind: 'totp_disabled', device: 'Safari on iPhone' }),
        buildActivity({ kind: 'signed_up' }),
      ]),
      ...quietAccount,
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('time').length).toBeGreaterThan(8));
  },
};

export const Quiet: Story = {
  parameters: { msw: [me, mockEndpoint(listActivity, []), ...quietAccount] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('#sessions ~ ul li')).toBeVisible());
  },
};

export const Loading: Story = {
  parameters: {
    msw: [
      me,
      mockEndpoint(listSessions, neverAnswers),
      mockEndpoint(listActivity, neverAnswers),
      mockEndpoint(getTotp, neverAnswers),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('robin@example.com')).toBeVisible();
  },
};

export const Unread: Story = {
  parameters: {
    msw: [
      me,
      mockEndpoint(listSessions, () => errorResponse('UNAVAILABLE')),
      mockEndpoint(listActivity, () => errorResponse('UNAVAILABLE')),
      mockEndpoint(getTotp, () => errorResponse('UNAVAILABLE')),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(3));
  },
};

export const CodeAtLogIn: Story = {
  parameters: { msw: [me, totpOn, ...quietAccount] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'totp');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(await findControl(document.body, 'totp')).toBeRequired();
  },
};

export const TurningOnAsksForThePassword: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'totp');
    await expect(await findControl(document.body, 'password')).toBeRequired();
  },
};

export const AddingTheApp: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'totp');
    await fillIn(document.body, { password: 'paper-and-ink' });
    await submitFormOf(document.body, 'password');
    await expect(await screen.findByRole('img', { name: /QR/ })).toBeVisible();
  },
};

export const RecoveryCodesOnce: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'totp');
    await fillIn(document.body, { password: 'paper-and-ink' });
    await submitFormOf(document.body, 'password');
    await fillIn(document.body, { totp: '123456' });
    await submitFormOf(document.body, 'totp');
    await waitFor(() => expect(screen.getByRole('dialog').querySelectorAll('code')).toHaveLength(10));
  },
};
