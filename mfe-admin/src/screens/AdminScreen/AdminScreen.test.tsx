import {
  type AdminUser,
  deleteUser,
  getAdminStats,
  listAdminUsers,
  listAuditEvents,
  updateUserCredits,
} from '@lineleaf/api-client/contract';
import {
  buildAdminUser,
  buildId,
  buildUser,
  errorResponse,
  mockEndpoint,
  neverAnswers,
  renderRoutes,
} from '@lineleaf/api-client/testing';
import { mockServer } from '@lineleaf/api-client/testing/vitest';
import { AppFrame } from '@lineleaf/design-system';
import { createI18n } from '@lineleaf/design-system/i18n';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../routes.tsx';

const ADMIN = buildUser({ username: 'Ada', email: 'ada@example.com', is_admin: true });
const ROBIN = buildAdminUser({ username: 'Robin', email: 'robin@example.com', credits: 7 });
const MIRA = buildAdminUser({ username: 'Mira', email: 'mira@school.example', credits: 120 });
const STATS = { total_users: 1200, total_generations: 34, total_favorites: 5, recent_transactions: [] };
const server = mockServer();
let users: AdminUser[];

beforeEach(() => {
  users = [ROBIN, MIRA, buildAdminUser({ id: ADMIN.id, username: 'Ada', email: ADMIN.email, credits: 50 })];
  server.use(
    mockEndpoint(getAdminStats, STATS),
    mockEndpoint(listAdminUsers, () => users),
    mockEndpoint(listAuditEvents, []),
  );
});

function Frame({ children }: { children: ReactNode }) {
  return <AppFrame i18n={createI18n({ language: 'en' })}>{children}</AppFrame>;
}

function open() {
  renderRoutes(routes, { path: '/admin', user: ADMIN, wrapper: Frame });
  return userEvent.setup();
}

async function usersTable() {
  return within(await screen.findByRole('table', { name: 'Users' }));
}

async function shownNames(): Promise<(string | null)[]> {
  const rows = (await usersTable()).getAllByRole('row').slice(1);
  return rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? null);
}

describe('Figures', () => {
  it('shows four figures, the last being how many recent payments there are', async () => {
    const payment = {
      id: buildId(),
      user_id: null,
      package_id: 'pro',
      credits: 250,
      amount: 25,
      currency: 'usd',
      status: 'paid',
      created_at: '2026-01-02T03:04:05.000Z',
    };
    server.use(mockEndpoint(getAdminStats, { ...STATS, recent_transactions: [payment, payment] }));
    open();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Total Users' })).toHaveTextContent('1,200'),
    );
    expect(screen.getByRole('group', { name: 'Total Generations' })).toHaveTextContent('34');
    expect(screen.getByRole('group', { name: 'Total Favorites' })).toHaveTextContent('5');
    expect(screen.getByRole('group', { name: 'Recent Transactions' })).toHaveTextContent('2');
  });

  it('offers to load them again when they failed', async () => {
    server.use(mockEndpoint(getAdminStats, () => errorResponse('INTERNAL')));
    const pointer = open();
    await screen.findByRole('heading', { name: 'Failed to load admin data' });
    server.use(mockEndpoint(getAdminStats, STATS));
    await pointer.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Total Users' })).toBeVisible();
  });
});

describe('Users', () => {
  it('finds users by a part of name or e-mail', async () => {
    const pointer = open();
    await usersTable();
    await pointer.type(screen.getByRole('searchbox', { name: 'Search users' }), 'SCHOOL');
    expect(await shownNames()).toEqual(['Mira']);
    await pointer.clear(screen.getByRole('searchbox', { name: 'Search users' }));
    await pointer.type(screen.getByRole('searchbox', { name: 'Search users' }), 'nobody');
    expect((await usersTable()).getByText('No user matches this search')).toBeVisible();
  });

  it('orders by a clicked column, and the other way at the next click', async () => {
    const pointer = open();
    const header = (await usersTable()).getByRole('columnheader', { name: 'Username' });
    await pointer.click(within(header).getByRole('button'));
    expect(await shownNames()).toEqual(['Ada', 'Mira', 'Robin']);
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    await pointer.click(within(header).getByRole('button'));
    expect(await shownNames()).toEqual(['Robin', 'Mira', 'Ada']);
    expect(header).toHaveAttribute('aria-sort', 'descending');
  });

  it('shows ten users a page', async () => {
    users = Array.from({ length: 12 }, (_, index) => buildAdminUser({ username: `Child ${index + 1}` }));
    const pointer = open();
    expect(await shownNames()).toHaveLength(10);
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
    await pointer.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await shownNames()).toEqual(['Child 11', 'Child 12']);
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('tries four times, 1, 2 and 4 s apart, before it says that users did not load', async () => {
    let stopClock: () => void = () => undefined;
    const clockStands = new Promise<void>((resolve) => {
      stopClock = resolve;
    });
    const answer = vi.fn(() => clockStands.then(() => errorResponse('INTERNAL')));
    // Not over the mocked network: how many turns that takes is nobody's to know while the clock stands still.
    vi.spyOn(globalThis, 'fetch').mockImplementation((url) =>
      url instanceof URL && url.pathname === listAdminUsers.path ? answer() : neverAnswers(),
    );
    open();
    await waitFor(() => expect(answer).toHaveBeenCalledOnce());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
    stopClock();
    for (const [waitMs, attempts] of [
      [0, 1],
      [999, 1],
      [1, 2],
      [1999, 2],
      [1, 3],
      [3999, 3],
      [1, 4],
    ] as const) {
      await act(() => vi.advanceTimersByTimeAsync(waitMs));
      expect(answer).toHaveBeenCalledTimes(attempts);
    }
    vi.useRealTimers();
    expect(await screen.findByRole('heading', { name: 'Failed to load users' })).toBeVisible();
  });

  it('tells that users are loading', async () => {
    server.use(mockEndpoint(listAdminUsers, neverAnswers));
    open();
    expect(await screen.findByRole('status', { name: 'Loading users' })).toBeVisible();
  });

  it('tells that there are none', async () => {
    users = [];
    open();
    expect(await screen.findByRole('heading', { name: 'No users yet' })).toBeVisible();
  });
});

describe('Editing credits', () => {
  async function edit(text: string) {
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(updateUserCredits, ({ body, params }) => {
        bodies.push({ ...(body as object), id: params.id });
        const { credits } = body as { credits: number };
        users = users.map((user) => (user.id === params.id ? { ...user, credits } : user));
        return { ...ROBIN, credits };
      }),
    );
    const pointer = open();
    await pointer.click((await usersTable()).getByRole('button', { name: 'Edit credits of Robin' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit credits' }));
    await pointer.clear(dialog.getByRole('spinbutton', { name: 'Credits' }));
    if (text) await pointer.type(dialog.getByRole('spinbutton', { name: 'Credits' }), text);
    await pointer.click(dialog.getByRole('button', { name: 'Save' }));
    return bodies;
  }

  it('sends an integer and shows the new balance', async () => {
    const bodies = await edit('42');
    expect(await screen.findByText('Credits of Robin updated')).toBeVisible();
    expect(bodies).toEqual([{ id: ROBIN.id, credits: 42 }]);
    expect(await screen.findByRole('row', { name: /Robin robin@example.com 42/ })).toBeVisible();
  });

  it('reads an empty field as 0', async () => {
    const bodies = await edit('');
    await waitFor(() => expect(bodies).toEqual([{ id: ROBIN.id, credits: 0 }]));
  });

  it('keeps the dialog open and says why when it is refused', async () => {
    const pointer = open();
    server.use(mockEndpoint(updateUserCredits, () => new HttpResponse(null, { status: 500 })));
    await pointer.click((await usersTable()).getByRole('button', { name: 'Edit credits of Mira' }));
    await pointer.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to update credits')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Edit credits' })).toBeVisible();
  });
});

describe('Deleting a user', () => {
  it('asks first, and does nothing when cancelled', async () => {
    const pointer = open();
    await pointer.click((await usersTable()).getByRole('button', { name: 'Delete Mira' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete user?' });
    expect(dialog).toHaveTextContent('all coloring pages and payment transactions');
    await pointer.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(await shownNames()).toContain('Mira');
  });

  it('deletes, takes the row away and shows what the server says', async () => {
    server.use(
      mockEndpoint(deleteUser, ({ params }) => {
        users = users.filter(({ id }) => id !== params.id);
        return { message: 'Mira is gone' };
      }),
    );
    const pointer = open();
    await pointer.click((await usersTable()).getByRole('button', { name: 'Delete Mira' }));
    await pointer.click(screen.getByRole('button', { name: 'Delete user' }));
    expect(await screen.findByText('Mira is gone')).toBeVisible();
    await waitFor(async () => expect(await shownNames()).toEqual(['Robin', 'Ada']));
  });

  it('says why a deletion was refused, and never offers it for the own account', async () => {
    server.use(mockEndpoint(deleteUser, () => errorResponse('ADMIN_PROTECTED', 'Protected account')));
    const pointer = open();
    expect((await usersTable()).getByRole('button', { name: 'Delete Ada' })).toBeDisabled();
    await pointer.click((await usersTable()).getByRole('button', { name: 'Delete Robin' }));
    await pointer.click(screen.getByRole('button', { name: 'Delete user' }));
    expect(await screen.findByText('Protected account')).toBeVisible();
  });
});

describe('Audit trail', () => {
  it('lists what happened in words, with names and reasons; a deleted account by its id', async () => {
    server.use(
      mockEndpoint(listAuditEvents, [
        {
          id: buildId(),
          kind: 'credits_adjusted',
          actor_id: ADMIN.id,
          actor: { username: 'Ada', email: 'ada@example.com' },
          subject_id: ROBIN.id,
          subject: { username: 'Robin', email: 'robin@example.com' },
          detail: '+35 credits',
          reason: 'a gift for the class',
          created_at: '2026-01-02T03:04:05.000Z',
        },
        {
          id: buildId(),
          kind: 'user_deleted',
          actor_id: null,
          subject_id: '0000abcd-0000-4000-8000-000000000000',
          subject: null,
          detail: null,
          created_at: '2026-01-02T03:04:05.000Z',
        },
        {
          id: buildId(),
          kind: 'user_deleted',
          actor_id: '0000dcba-0000-4000-8000-000000000000',
          actor: null,
          subject_id: '0000dcba-0000-4000-8000-000000000000',
          subject: null,
          detail: 'pages: 12, payments: 1',
          created_at: '2026-01-02T03:04:05.000Z',
        },
      ]),
    );
    open();
    const table = within(await screen.findByRole('table', { name: 'Audit trail' }));
    const change =
      /Credits changed Robin ?robin@example.com Ada ?ada@example.com \+35 credits: a gift for the class$/;
    expect(table.getByRole('row', { name: change })).toBeVisible();
    expect(table.getByRole('row', { name: /User deleted 0000abcd – –$/ })).toBeVisible();
    const left = /User deleted 0000dcba The user Pages: 12, payments: 1$/;
    expect(table.getByRole('row', { name: left })).toBeVisible();
  });

  it('says when nothing has happened', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Nothing has happened yet' })).toBeVisible();
  });
});
