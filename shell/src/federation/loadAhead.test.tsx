import { TOKEN_KEY } from '@lineleaf/api-client';
import { mockServer } from '@lineleaf/api-client/testing/vitest';
import { lazyRoute } from '@lineleaf/design-system';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildRemote } from '../testing/discovered.ts';
import { loadAddressed, loadAfterAll, loadsAhead } from './loadAhead.ts';

vi.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: vi.fn(), registerRemotes: vi.fn() }));

const asked = vi.fn<(path: string) => void>();
mockServer(
  http.get('*/api/*', ({ request }) => {
    asked(new URL(request.url).pathname);
    return HttpResponse.json([]);
  }),
);

const screen = vi.fn(async () => ({ default: () => null }));
let count = 0;

/** A remote that this page has not loaded, with a screen for each kind of visitor. */
function buildRemotes() {
  count += 1;
  const routes = (['visitor', 'user', 'admin'] as const).map((access) => ({
    path: access,
    access,
    firstCalls: [`/api/${access}-${count}`],
  }));
  return [buildRemote(`mfe-ahead${count}`, { routes, tabs: [] })];
}

beforeEach(() => {
  vi.mocked(loadRemote).mockReset();
  vi.mocked(loadRemote).mockResolvedValue({ routes: [{ path: 'user', element: lazyRoute(screen) }] });
  localStorage.setItem(TOKEN_KEY, 'robin');
  asked.mockClear();
  screen.mockClear();
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it.each(['onPointerEnter', 'onFocus'] as const)(
  'loads remote, screen and first answers at %s, once',
  async (event) => {
    const link = loadsAhead(buildRemotes(), '/user');
    link[event]();
    link[event]();
    await vi.waitFor(() => expect(screen).toHaveBeenCalled());
    expect(loadRemote).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith(`/api/user-${count}`));
  },
);

it('loads what a log-out leads to a while later, unless the page is left before', () => {
  vi.useFakeTimers();
  const remote = buildRemote(`mfe-ahead${++count}`, {
    routes: [{ path: 'auth', access: 'visitor' }],
    tabs: [],
  });
  loadAfterAll([remote])();
  vi.runAllTimers();
  expect(loadRemote).not.toHaveBeenCalled();
  loadAfterAll([remote]);
  expect(loadRemote).not.toHaveBeenCalled();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(loadRemote).toHaveBeenCalledTimes(1);
});

it('loads nothing for a user who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  loadsAhead(buildRemotes(), '/user').onPointerEnter();
  expect(loadRemote).not.toHaveBeenCalled();
});

it.each([
  ['user', 'robin', 1],
  ['visitor', 'robin', 0],
  ['admin', 'robin', 0],
  ['user', null, 0],
  ['visitor', null, 1],
])(
  'loads the address of a %s screen for the token %s %i times before the session is known',
  (access, token, times) => {
    if (token === null) localStorage.clear();
    loadAddressed(buildRemotes(), `/${access}`);
    expect(loadRemote).toHaveBeenCalledTimes(times);
  },
);
