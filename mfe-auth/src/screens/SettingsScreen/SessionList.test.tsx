import { endSession, listSessions, logout, logoutEverywhere } from '@lineleaf/api-client/contract';
import { buildSession, buildUser, errorResponse, mockEndpoint } from '@lineleaf/api-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderAuth, server } from '../../testing/authTest.tsx';
import { quietAccount } from '../../testing/quietAccount.ts';

const here = buildSession({ is_current: true });
const phone = buildSession({ device: 'Safari on iPhone' });

async function open(sessions = [here, phone]) {
  server.use(
    mockEndpoint(listSessions, () => sessions),
    ...quietAccount,
  );
  const view = renderAuth('/settings', buildUser());
  const part = within(await screen.findByRole('region', { name: 'Where you are logged in' }));
  return { ...view, part, pointer: userEvent.setup() };
}

it('lists where the account is logged in, and marks this device', async () => {
  const { part } = await open([here, phone, buildSession({ device: null })]);
  const [first, ...others] = await part.findAllByRole('listitem');
  expect(first).toHaveTextContent('Firefox on Windows');
  expect(first).toHaveTextContent('This device');
  expect(others.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Safari on iPhone'),
    expect.stringContaining('Another device'),
  ]);
  expect(part.getAllByText('This device')).toHaveLength(1);
  expect(part.queryByRole('button', { name: /Log out Firefox/ })).not.toBeInTheDocument();
});

it('logs one device out and reads the list again', async () => {
  const sessions = [here, phone];
  let ended: unknown;
  const { part, pointer, store } = await open(sessions);
  server.use(
    mockEndpoint(endSession, ({ params }) => {
      ended = params.id;
      sessions.pop();
      return { message: 'That device is logged out.' };
    }),
  );
  await pointer.click(await part.findByRole('button', { name: 'Log out Safari on iPhone' }));
  expect(await screen.findByText('That device is logged out.')).toBeVisible();
  expect(ended).toBe(phone.id);
  await expect.poll(() => part.queryByText('Safari on iPhone'), { timeout: 10_000 }).toBeNull();
  expect(store.getState().session.status).toBe('signedIn');
});

it('logs out everywhere, here too', async () => {
  const { part, pointer, store } = await open();
  server.use(
    mockEndpoint(logoutEverywhere, { message: 'You are logged out everywhere.' }),
    mockEndpoint(logout, { message: 'Bye' }),
  );
  await pointer.click(part.getByRole('button', { name: 'Log out everywhere' }));
  expect(await screen.findByText('You are logged out everywhere.')).toBeVisible();
  expect(store.getState().session.status).toBe('signedOut');
  expect(localStorage.getItem('token')).toBeNull();
});

it('stays logged in and says so when logging out everywhere fails', async () => {
  const { part, pointer, store } = await open();
  server.use(mockEndpoint(logoutEverywhere, () => HttpResponse.error()));
  await pointer.click(part.getByRole('button', { name: 'Log out everywhere' }));
  expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
  expect(store.getState().session.status).toBe('signedIn');
});

it('that cannot be loaded offers another try', async () => {
  const { part, pointer } = await open([here]);
  await part.findByText('Firefox on Windows');
  server.use(mockEndpoint(listSessions, () => errorResponse('UNAVAILABLE')));
  const again = renderAuth('/settings', buildUser());
  const failed = within(again.container);
  const retry = await failed.findByRole('button', { name: 'Try again' });
  server.use(mockEndpoint(listSessions, [phone]));
  await pointer.click(retry);
  expect(await failed.findByText('Safari on iPhone')).toBeVisible();
});
