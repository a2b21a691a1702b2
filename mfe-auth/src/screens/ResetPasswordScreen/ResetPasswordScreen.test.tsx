import { resetPassword } from '@lineleaf/api-client/contract';
import { errorResponse, mockEndpoint } from '@lineleaf/api-client/testing';
import { stopClock } from '@lineleaf/api-client/testing/vitest';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
// Loaded beforehand: a stopped clock does not wait for the screen's code.
import './ResetPasswordScreen.tsx';
import { pressableButton, renderAuth, server } from '../../testing/authTest.tsx';
import { expectRefused } from '../../testing/expectRefused.ts';

const REDIRECT_DELAY_MS = 3000;

async function set(password: string, confirmation = password, pointer = userEvent.setup()) {
  const view = renderAuth('/reset-password?token=a-token');
  await pointer.type(await screen.findByLabelText('New password'), password);
  await pointer.type(screen.getByLabelText('Confirm new password'), confirmation);
  await pointer.click(screen.getByRole('button', { name: 'Reset password' }));
  return { ...view, pointer };
}

it.each(['/reset-password', '/reset-password?token='])(
  'sends %s back to the start: the link is invalid',
  async (path) => {
    const { router } = renderAuth(path);
    expect(await screen.findByText('Invalid reset link')).toBeVisible();
    expect(screen.getAllByText('Invalid reset link')).toHaveLength(1);
    expect(router.state.location.pathname).toBe('/');
  },
);

it('refuses fewer than 6 characters without a call', async () => {
  await set('12345');
  const password = screen.getByLabelText('New password');
  await expectRefused(password, 'Password must be at least 6 characters long');
  expect(password).toHaveFocus();
  expect(screen.queryByText(/could not be reset/)).not.toBeInTheDocument();
});

it('refuses spaces alone without a call, and warns of a common password without refusing it', async () => {
  const { pointer } = await set('        ');
  expect(await screen.findByText('A password of spaces alone is not enough')).toBeVisible();
  const password = screen.getByLabelText('New password');
  expect(password).toBeInvalid();
  await pointer.clear(password);
  await pointer.type(password, 'password');
  await pointer.tab();
  expect(await screen.findByText(/Many people use this password/)).toBeVisible();
  expect(password).toBeValid();
});

it('refuses two different passwords without a call, and clears mark and message on typing', async () => {
  const { pointer } = await set('123456', '123457');
  const confirmation = screen.getByLabelText('Confirm new password');
  await expectRefused(confirmation, 'Passwords do not match');
  await pointer.type(confirmation, '8');
  expect(confirmation).toBeValid();
  await waitFor(() => expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument());
  expect(screen.queryByText(/could not be reset/)).not.toBeInTheDocument();
});

it('sends the token of the link, shows that it is done, and goes to the start after 3 seconds', async () => {
  let body: unknown;
  server.use(
    mockEndpoint(resetPassword, (call) => {
      body = call.body;
      return { message: 'ok' };
    }),
  );
  const { router } = await set('123456', '123456', stopClock());
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toHaveFocus();
  expect(body).toEqual({ token: 'a-token', new_password: '123456' });
  // Waiting for the heading has moved the clock by less than this.
  const alreadyPassedMs = 100;
  await act(async () => void vi.advanceTimersByTime(REDIRECT_DELAY_MS - alreadyPassedMs - 1));
  expect(router.state.location.pathname).toBe('/reset-password');
  await act(async () => void vi.advanceTimersByTime(alreadyPassedMs + 1));
  expect(router.state.location.pathname).toBe('/');
  await act(() => router.navigate('/auth', { state: router.state.location.state }));
  expect(await screen.findByRole('tab', { name: 'Log In', selected: true })).toBeVisible();
});

it("shows the server's sentence, or that it failed, and offers a new link", async () => {
  server.use(
    mockEndpoint(resetPassword, () => errorResponse('INVALID_RESET_TOKEN', 'This link is used up.')),
  );
  const { pointer } = await set('123456');
  expect(await screen.findByText('This link is used up.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  server.use(mockEndpoint(resetPassword, () => new HttpResponse(null, { status: 500 })));
  await pointer.click(await pressableButton('Reset password'));
  expect(await screen.findByText('The password could not be reset. Please try again.')).toBeVisible();
});
