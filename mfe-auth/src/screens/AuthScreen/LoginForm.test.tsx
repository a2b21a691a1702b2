import { login } from '@lineleaf/api-client/contract';
import { buildUser, errorResponse, mockEndpoint } from '@lineleaf/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectEntered, renderAuth, server } from '../../testing/authTest.tsx';

const authentication = { access_token: 'fresh-token', user: buildUser() };

/** Logs in to an account whose log-in asks for the code 123456; `sent` are the calls. */
async function logIn() {
  const sent: unknown[] = [];
  server.use(
    mockEndpoint(login, ({ body }) => {
      sent.push(body);
      const { totp } = body as { totp?: string };
      if (totp === undefined) return errorResponse('TOTP_REQUIRED', 'Enter the code of your app.');
      return totp === '123456' ? authentication : errorResponse('INVALID_TOTP', 'This code is wrong.');
    }),
  );
  const view = renderAuth('/auth');
  const pointer = userEvent.setup();
  await pointer.click(await screen.findByRole('tab', { name: 'Log In' }));
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  await pointer.type(screen.getByLabelText('Email'), 'robin@example.com');
  await pointer.type(screen.getByLabelText('Password'), 'paper-and-ink{Enter}');
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(code).toHaveFocus());
  return { ...view, pointer, sent, code };
}

it('asks for the code where the account has one, calmly, and sends the same call with it', async () => {
  const { pointer, sent, code, ...view } = await logIn();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.queryByText('Enter the code of your app.')).not.toBeInTheDocument();
  await pointer.type(code, '123456{Enter}');
  await expectEntered(view, authentication, 'Welcome back!');
  const known = { email: 'robin@example.com', password: 'paper-and-ink' };
  expect(sent).toEqual([known, { ...known, totp: '123456' }]);
});

it('says that a code is wrong and asks for another', async () => {
  const { pointer, code } = await logIn();
  await pointer.type(code, '000000{Enter}');
  expect(await screen.findByText('This code is wrong.')).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveValue('');
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
});

it('asks for no code of another account', async () => {
  const { pointer } = await logIn();
  await pointer.type(screen.getByLabelText('Email'), '.org');
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
});
