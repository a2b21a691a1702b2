import {
  changeRelease,
  getAdminStats,
  getReleases,
  listAdminUsers,
  listAuditEvents,
  type ReleaseOverview,
} from '@lineleaf/api-client/contract';
import {
  buildReleaseCounts,
  buildReleasedPart,
  buildReleaseEvent,
  buildReleaseOverview,
  buildRollout,
  buildUser,
  errorResponse,
  hoursAgo,
  mockEndpoint,
  neverAnswers,
  renderRoutes,
} from '@lineleaf/api-client/testing';
import { mockServer, stopClock } from '@lineleaf/api-client/testing/vitest';
import { AppFrame } from '@lineleaf/design-system';
import { createI18n } from '@lineleaf/design-system/i18n';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../routes.tsx';
// Loaded ahead: a stopped clock leaves no time for it.
import './PlatformScreen.tsx';

const ADMIN = buildUser({ username: 'Ada', is_admin: true });
const EARLIER = { release: '0.1.0+old', commit: 'c0ffee0c0ffee', since: hoursAgo(90), by: 'Grace' };
const CANARY = '0.1.0+bbb2222';
const LIVE = '0.1.0+aaa1111';
const STARTED = buildReleaseEvent({ at: hoursAgo(3), by: 'Ada' });

const server = mockServer();
let overview: ReleaseOverview;
let looks: number;

beforeEach(() => {
  looks = 0;
  serve(buildRollout());
  server.use(
    mockEndpoint(getReleases, () => {
      looks += 1;
      return overview;
    }),
  );
});

function serve(rollout: ReturnType<typeof buildRollout> | null, rest: Partial<ReleaseOverview> = {}): void {
  overview = buildReleaseOverview({
    parts: [
      buildReleasedPart('shell'),
      buildReleasedPart('mfe-billing', { rollout, previous: [EARLIER] }),
      buildReleasedPart('mfe-poems'),
    ],
    events: [STARTED],
    ...rest,
  });
}

function Frame({ children }: { children: ReactNode }) {
  return <AppFrame i18n={createI18n({ language: 'en' })}>{children}</AppFrame>;
}

function open(path = '/admin/platform'): void {
  renderRoutes(routes, { path, user: ADMIN, wrapper: Frame });
}

async function row(part = 'mfe-billing') {
  const table = within(await screen.findByRole('table', { name: 'Parts and their releases' }));
  return table.getByRole('row', { name: new RegExp(part) });
}

async function ask(user: UserEvent, action: string) {
  await user.click(within(await row()).getByRole('button', { name: action }));
  return within(screen.getByRole('dialog'));
}

/** Takes the acts that are sent, and answers with what `change` makes of the overview, or with its refusal. */
function takeActs(change: () => ReleaseOverview | Response) {
  const acts: unknown[] = [];
  server.use(
    mockEndpoint(changeRelease, ({ params, body }) => {
      acts.push({ remote: params.remote, action: params.action, ...(body as object) });
      const answer = change();
      if (!(answer instanceof Response)) overview = answer;
      return answer;
    }),
  );
  return acts;
}

describe('A part', () => {
  it('has a row with its name, its releases, the share of the canary and how both run', async () => {
    const counts = [
      buildReleaseCounts({ lately: [[200, 2]], lcp_p75: 1768 }),
      buildReleaseCounts({ release: CANARY, arm: 'canary', lately: [[20, 5]], lcp_p75: 2500 }),
    ];
    overview.parts[1] = buildReleasedPart('mfe-billing', { rollout: buildRollout(), counts });
    open();
    const billing = await row();
    expect(within(billing).getByRole('rowheader', { name: /Billing ?mfe-billing/ })).toBeVisible();
    for (const words of [LIVE, CANARY, '10% of visitors', 'Running', 'Step 2 of 4 · 37 of 100 visitors'])
      expect(billing).toHaveTextContent(words);
    expect(billing).toHaveTextContent(/Failing ?worse ?Live ?2 \(1%\) ?Canary ?5 \(25%\)/);
    expect(billing).toHaveTextContent(/LCP, p75 ?worse ?Live ?1.8s ?Canary ?2.5s/);
    expect(within(billing).getByRole('img', { name: 'Live: 1% at most; Canary: 25% at most' })).toBeVisible();
    expect(await row('shell')).toHaveTextContent('No visits in the last 24 hours');
  });

  it('tells a canary that nobody has opened from one that does not fail', async () => {
    const counts = [
      buildReleaseCounts({ lately: [[9, 0]] }),
      buildReleaseCounts({ release: CANARY, arm: 'canary' }),
    ];
    overview.parts[1] = buildReleasedPart('mfe-billing', { rollout: buildRollout(), counts });
    open();
    const chart = within(await row()).getByRole('img', { name: 'Live: 0% at most; Canary: no visitors' });
    expect(chart).toBeVisible();
  });

  it('goes by its folder when it has no name yet, and stands after those with a canary', async () => {
    open();
    const headers = within(await screen.findByRole('table')).getAllByRole('rowheader');
    expect(headers.map((header) => header.textContent)).toEqual([
      'Billingmfe-billing',
      'Shellshell',
      'mfe-poems',
    ]);
  });

  it('says why its canary stands still, and offers to resume it', async () => {
    serve(buildRollout({ state: 'held', reason: 'LCP is worse than with the live release' }));
    open();
    expect(await row()).toHaveTextContent('Held by the judgeLCP is worse than with the live release');
    expect(within(await row()).getByRole('button', { name: 'Resume' })).toBeEnabled();
    expect(within(await row()).queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  });

  it('says how its last canary ended', async () => {
    const reason = '6 visitors failed with it';
    serve(null, { events: [buildReleaseEvent({ action: 'rolled_back', share: 0, reason }), STARTED] });
    open();
    expect(await row()).toHaveTextContent(/Release rolled back.*0\.1\.0\+bbb2222.*6 visitors failed/);
    expect(await row()).toHaveTextContent('Judge (automatic)');
  });

  it('disables what cannot be done to it, and says why', async () => {
    serve(null);
    open();
    const buttons = within(await row('shell')).getAllByRole('button', { name: /Promote|Pause|Roll back/ });
    expect(buttons).toHaveLength(3);
    for (const button of buttons) {
      expect(button).toBeDisabled();
      expect(button).toHaveAccessibleDescription(
        'Shell Promote and Pause need a canary. No earlier release to roll back to.',
      );
    }
    expect(within(await row()).getByRole('button', { name: 'Promote' })).toBeDisabled();
    expect(within(await row()).getByRole('button', { name: 'Roll back' })).toBeEnabled();
  });

  it('tells its history when asked', async () => {
    open();
    const history = within(await row()).getByRole('group');
    expect(history).not.toHaveAttribute('open');
    await userEvent.click(within(history).getByText(/History and earlier releases/));
    expect(history).toHaveAttribute('open');
    expect(history).toHaveTextContent(/Earlier releases ?0\.1\.0\+old/);
    expect(history).toHaveTextContent(/Canary started · 5%/);
  });

  it('gives its whole commit to the clipboard', async () => {
    const user = userEvent.setup();
    open();
    await user.click(within(await row('shell')).getByRole('button', { name: 'Copy commit aaa1111' }));
    expect(await navigator.clipboard.readText()).toBe('aaa1111aaa1111');
  });
});

describe('Rolling back', () => {
  it('says what happens to whom, needs a reason, is sent once and is seen in the row', async () => {
    const acts = takeActs(() => ({ ...overview, generation: 8, parts: [buildReleasedPart('mfe-billing')] }));
    const user = userEvent.setup();
    open();
    const dialog = await ask(user, 'Roll back');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      `The 10% of visitors who have ${CANARY} go back to ${LIVE} with their next page load, and the canary ends. Open pages keep working and offer to reload.`,
    );
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeRequired();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), '   ');
    await user.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Please give a reason.');
    expect(acts).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It crashes on phones ');
    await user.dblClick(dialog.getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(acts).toEqual([
      { remote: 'mfe-billing', action: 'rollback', generation: 7, reason: 'It crashes on phones' },
    ]);
    await waitFor(async () => expect(await row()).toHaveTextContent('No canary'));
  });

  it('without a canary gives everybody the release before', async () => {
    serve(null);
    const user = userEvent.setup();
    open();
    await ask(user, 'Roll back');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      expect.stringContaining(`Everyone goes from ${LIVE} back to 0.1.0+old`),
    );
  });
});

describe('A decision', () => {
  it.each([
    ['Promote', 'promote', /Everyone gets 0.1.0\+bbb2222/, buildRollout()],
    ['Pause', 'pause', /stays at 10%.* It still rolls back by itself/, buildRollout()],
    ['Resume', 'resume', /The step at 10% starts over/, buildRollout({ state: 'paused' })],
  ])('%s needs no reason and says what it does', async (name, action, words, rollout) => {
    serve(rollout);
    const acts = takeActs(() => overview);
    const user = userEvent.setup();
    open();
    const dialog = await ask(user, name);
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(expect.stringMatching(words));
    await user.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(acts).toEqual([{ remote: 'mfe-billing', action, generation: 7 }]));
  });

  it('on releases that have changed is not sent again: the screen says so and shows them', async () => {
    const acts = takeActs(() => {
      overview = { ...overview, generation: 9, parts: [buildReleasedPart('mfe-billing')] };
      return errorResponse('RELEASE_CHANGED', 'The releases changed meanwhile.');
    });
    const user = userEvent.setup();
    open();
    const dialog = await ask(user, 'Promote');
    await user.click(dialog.getByRole('button', { name: 'Promote' }));
    expect(await screen.findByText('The releases changed meanwhile.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(async () => expect(await row()).toHaveTextContent('No canary'));
    expect(acts).toHaveLength(1);
  });

  it('that is refused stays open and says why', async () => {
    takeActs(() => errorResponse('RELEASE_REFUSED', 'These releases do not fit'));
    const user = userEvent.setup();
    open();
    const dialog = await ask(user, 'Promote');
    await user.click(dialog.getByRole('button', { name: 'Promote' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('These releases do not fit'));
  });

  it.each([
    ['holds where another part has changed', 'shell', 8],
    ['is one on the old releases where its own part has changed', 'mfe-billing', 7],
  ])('%s', async (_, changed, generation) => {
    const acts = takeActs(() => errorResponse('RELEASE_CHANGED'));
    const user = stopClock();
    open();
    const dialog = await ask(user, 'Promote');
    overview = {
      ...overview,
      generation: 8,
      parts: overview.parts.map((part) =>
        part.part === changed ? { ...part, rollout: buildRollout({ share: 25 }) } : part,
      ),
    };
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await waitFor(() => expect(document.body).toHaveTextContent('25% of visitors'));
    await user.click(dialog.getByRole('button', { name: 'Promote' }));
    await waitFor(() => expect(acts).toEqual([{ remote: 'mfe-billing', action: 'promote', generation }]));
  });
});

describe('The screen', () => {
  it('looks every 5 s, never while it is hidden, and at once when it is seen again', async () => {
    stopClock();
    open();
    await row();
    expect(looks).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(4900));
    expect(looks).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(100));
    await waitFor(() => expect(looks).toBe(2));
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(looks).toBe(2);
    hidden.mockRestore();
    const seenAt = Date.now();
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(looks).toBe(3));
    expect(Date.now() - seenAt).toBeLessThan(4000);
  });

  it('says once what has happened since the last look, and nothing at the first', async () => {
    stopClock();
    open();
    await row();
    expect(screen.queryByText(`Billing ${CANARY}: Canary started`)).not.toBeInTheDocument();
    const moved = buildReleaseEvent({ action: 'share_moved', share: 25 });
    overview = { ...overview, generation: 8, events: [moved, ...overview.events] };
    await act(() => vi.advanceTimersByTimeAsync(5000));
    const said = await screen.findByText(`Billing ${CANARY}: Canary's share changed`);
    expect(said).toHaveAttribute('role', 'status');
    // The next look comes after the message has gone: it would be back by the time that the look is seen.
    serve(buildRollout({ share: 25 }), { generation: 9, events: overview.events });
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await waitFor(async () => expect(await row()).toHaveTextContent('25% of visitors'));
    expect(screen.queryByText(/: Canary's share changed$/)).not.toBeInTheDocument();
  });

  it('keeps what it has when a look fails, and says as of when it is', async () => {
    stopClock();
    open();
    await row();
    server.use(mockEndpoint(getReleases, () => errorResponse('INTERNAL')));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await screen.findByText(/^The last update failed/)).toHaveAttribute('role', 'status');
    expect(await row()).toHaveTextContent(CANARY);
  });

  it('names the commands that start a canary as long as there was none', async () => {
    serve(null, { events: [buildReleaseEvent({ action: 'released' })] });
    open();
    expect(await screen.findByRole('heading', { name: 'No canary yet' })).toBeVisible();
    expect(screen.getByText('npm run demo:canary')).toBeVisible();
    expect(screen.getByText('npm run release -w mfe-x -- --strategy canary')).toBeVisible();
    expect(await row()).toHaveTextContent(LIVE);
  });

  it('names them no longer when one has come and gone', async () => {
    serve(null);
    open();
    await row();
    expect(screen.queryByRole('heading', { name: 'No canary yet' })).not.toBeInTheDocument();
  });

  it('says where nothing is counted', async () => {
    serve(buildRollout({ state: 'waiting' }), { counting: false });
    open();
    expect(await screen.findByText(/TELEMETRY=off/)).toBeVisible();
    expect(await row()).toHaveTextContent('Not counted');
  });

  it('tells that the releases are loading', async () => {
    server.use(mockEndpoint(getReleases, neverAnswers));
    open();
    expect(await screen.findByRole('status', { name: 'Loading the releases' })).toBeVisible();
  });

  it('offers to load them again when that failed', async () => {
    server.use(mockEndpoint(getReleases, () => errorResponse('INTERNAL')));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the releases');
    server.use(mockEndpoint(getReleases, () => overview));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row()).toBeVisible();
  });

  it('is reached from the dashboard', async () => {
    server.use(
      mockEndpoint(getAdminStats, neverAnswers),
      mockEndpoint(listAdminUsers, neverAnswers),
      mockEndpoint(listAuditEvents, neverAnswers),
    );
    open('/admin');
    await userEvent.click(await screen.findByRole('link', { name: 'Platform' }));
    expect(await row()).toBeVisible();
  });
});
