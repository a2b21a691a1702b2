import { ACTIVITY_KINDS, listActivity } from '@lineleaf/api-client/contract';
import { buildActivity, buildUser, mockEndpoint } from '@lineleaf/api-client/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAuth, server } from '../../testing/authTest.tsx';
import { quietAccount } from '../../testing/quietAccount.ts';

async function open(events: ReturnType<typeof buildActivity>[]) {
  server.use(mockEndpoint(listActivity, events), ...quietAccount);
  renderAuth('/settings', buildUser());
  return within(await screen.findByRole('region', { name: 'Recent activity' }));
}

it('tells what happened, from which device and when, in the time of the reader', async () => {
  const at = '2026-03-04T05:06:07.000Z';
  const part = await open([buildActivity({ kind: 'login_failed', created_at: at })]);
  const row = await part.findByRole('listitem');
  expect(row).toHaveTextContent('Wrong password at log-in');
  expect(row).toHaveTextContent('Firefox on Windows');
  const local = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
  expect(within(row).getByText(local.format(new Date(at)))).toHaveAttribute('datetime', at);
});

it('has a sentence for everything that the server tells of', async () => {
  const part = await open(ACTIVITY_KINDS.map((kind) => buildActivity({ kind, device: null })));
  const rows = await part.findAllByRole('listitem');
  expect(rows).toHaveLength(ACTIVITY_KINDS.length);
  for (const [index, kind] of ACTIVITY_KINDS.entries()) expect(rows[index]).not.toHaveTextContent(kind);
});

it('is calm when nothing has happened', async () => {
  const part = await open([]);
  expect(await part.findByText(/All quiet/)).toBeVisible();
});
