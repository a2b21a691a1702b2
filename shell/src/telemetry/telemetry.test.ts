import { loadRemote } from '@module-federation/enhanced/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Remote } from '../federation/discovery.ts';
import { loadRemoteRoutes } from '../federation/loadRemoteRoutes.ts';
import { rememberFailedFile } from '../federation/loadState.ts';
import { hidePage, sentReports, stubBeacon } from '../testing/beacon.ts';
import { discoveryWith } from '../testing/discovered.ts';
import { showOnScreen } from './onScreen.ts';
import { takeTickets } from './releaseReports.ts';
import { tellOfCrash, watchErrors } from './tellOfError.ts';
import { tellShellReady } from './tellShellReady.ts';

vi.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: vi.fn(), registerRemotes: vi.fn() }));

let remote: Remote;
let ticket = '';
let visits = 0;
let timings: object[] = [];
beforeEach(() => {
  // What loaded once stays loaded for the life of the page.
  visits += 1;
  const name = `mfe-test${visits}`;
  const base = `https://files.example/releases/${name}/1.0.0+a`;
  remote = {
    name,
    version: '1.0.0+a',
    entry: `${base}/remoteEntry.js`,
    integrity: '',
    routes: [{ path: 'gallery', access: 'user' }],
    tabs: [],
  };
  ticket = `ticket ${visits}`;
  stubBeacon();
  timings = [timingOf(remote.entry)];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => timings as never[]);
  vi.mocked(loadRemote).mockResolvedValue({ routes: [] });
  localStorage.clear();
  give(remote);
  showOnScreen(remote.name, 'gallery');
});
afterEach(() => {
  hidePage();
  vi.restoreAllMocks();
  document.querySelector('meta[name="lineleaf:release"]')?.remove();
});

/** The server gives these releases, with this test's ticket. */
function give(...given: readonly Remote[]) {
  const { schema, microFrontends } = discoveryWith(given);
  const withTickets = Object.entries(microFrontends).map(([name, releases]) => [
    name,
    releases.map((release) => ({ ...release, extras: { ...release.extras, ticket } })),
  ]);
  takeTickets({ schema, microFrontends: Object.fromEntries(withTickets) });
}
/** What the browser says of a file that it fetched over the network; 3 kB without another word. */
function timingOf(name: string, timing: Partial<PerformanceResourceTiming> = {}) {
  const sizes = { transferSize: 3300, encodedBodySize: 3000 };
  return { name, workerStart: 0, responseStatus: 200, ...sizes, ...timing };
}
async function told(): Promise<string[]> {
  await vi.waitFor(() => expect(navigator.sendBeacon).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  hidePage();
  return sentReports()
    .filter((report) => report.ticket === ticket)
    .map(({ kind }) => kind);
}
const load = () => loadRemoteRoutes(remote).catch(() => {});

describe('a load', () => {
  it('is told as it begins, at once, with the ticket, the route and the class of the window', async () => {
    vi.mocked(loadRemote).mockReturnValue(new Promise(() => {}));
    void loadRemoteRoutes(remote);
    await Promise.resolve();
    expect(sentReports()).toEqual([{ ticket, kind: 'begun', route: 'gallery', viewport: 'medium' }]);
  });

  it.each([
    ['over the network', {}, 'loaded'],
    ['from the cache', { transferSize: 0 }, 'loaded_cached'],
    ['from an origin that does not let itself be timed', { transferSize: 0, encodedBodySize: 0 }, 'loaded'],
  ])('that comes %s is told as such when it ends', async (_, timing, kind) => {
    timings = [timingOf(remote.entry, timing)];
    await load();
    expect(await told()).toEqual(['begun', kind]);
  });

  it.each([
    ['had kept', new Response(), 'loaded_cached'],
    ['gets over the network', undefined, 'loaded'],
  ])('of files that the service worker %s is told as such', async (_, kept, kind) => {
    vi.stubGlobal('caches', { match: async () => kept });
    timings = [timingOf(remote.entry, { transferSize: 0, workerStart: 5 })];
    await load();
    expect(await told()).toEqual(['begun', kind]);
    vi.unstubAllGlobals();
  });

  it.each([
    ['a file does not come', { responseStatus: 404 }, 'load_failed_network'],
    ['a file comes with another hash', {}, 'load_failed_integrity'],
    ['a file comes with another hash, and no status is told', { responseStatus: 0 }, 'load_failed_integrity'],
    ['the origin is gone', { responseStatus: 0, encodedBodySize: 0 }, 'load_failed_network'],
  ] as const)('that fails since %s is told with what it failed of', async (_, timing, kind) => {
    vi.mocked(loadRemote).mockImplementation(async () => {
      timings = [timingOf(remote.entry, timing)];
      rememberFailedFile(remote.entry);
      throw new Error('RUNTIME-008');
    });
    await load();
    expect(await told()).toEqual(['begun', kind]);
  });

  it('that fails though all files came is told as failed of something else', async () => {
    vi.mocked(loadRemote).mockRejectedValue(new Error('thrown by the remote'));
    await load();
    expect(await told()).toEqual(['begun', 'load_failed_other']);
  });

  it('whose script hangs is told as failed of the network', async () => {
    timings = [];
    vi.mocked(loadRemote).mockRejectedValue(new Error('timed out'));
    await load();
    expect(await told()).toEqual(['begun', 'load_failed_network']);
  });

  it('that took long is told without waiting for the next 30 seconds to be over', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    let arrive: (value: unknown) => void = () => {};
    vi.mocked(loadRemote).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const loading = loadRemoteRoutes(remote);
    now.mockReturnValue(20_001);
    arrive({ routes: [] });
    await loading;
    await vi.waitFor(() => expect(sentReports().at(-1)).toMatchObject({ ticket, kind: 'loaded' }));
  });

  it.each([
    ['without a ticket', () => takeTickets(discoveryWith([remote]))],
    ['of a release that the server does not give', () => give({ ...remote, version: '2.0.0+b' })],
    [
      'of a stand-in',
      () => Object.assign(remote, { standInManifest: 'http://localhost:3012/mf-manifest.json' }),
    ],
  ])('%s is told nothing of', async (_, prepare) => {
    prepare();
    await load();
    tellOfCrash(new Error('broken'));
    hidePage();
    expect(sentReports()).toEqual([]);
  });
});

describe('an error', () => {
  const errorAt = (...urls: readonly string[]) =>
    Object.assign(new Error('ann@example.com'), {
      stack: ['Error: ann@example.com', ...urls.map((url) => `    at draw (${url}:1:42)`)].join('\n'),
    });
  const fileOf = ({ entry }: Remote) => entry.replace('remoteEntry.js', 'static/8.js');
  const SHARED = `${location.origin}/static/119.js`;
  watchErrors();

  beforeEach(load);

  it('that nobody catches is told of the release whose file is topmost in the stack, and nothing of what it says', async () => {
    window.dispatchEvent(new ErrorEvent('error', { error: errorAt(SHARED, fileOf(remote), SHARED) }));
    expect(await told()).toEqual(['begun', 'loaded', 'error']);
    expect(JSON.stringify(sentReports())).not.toContain('ann@');
  });

  it('of a promise that nobody waits for is told too', async () => {
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: errorAt(fileOf(remote)) });
    window.dispatchEvent(rejection);
    expect(await told()).toContain('error');
  });

  it.each([
    ['of an extension', 'chrome-extension://abc/content.js'],
    ['of another release', '/releases/mfe-test/0.9.0+z/static/8.js'],
    ['of a shell that is not reported on', SHARED],
  ])('%s is not told', async (_, url) => {
    window.dispatchEvent(new ErrorEvent('error', { error: errorAt(url) }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: undefined }));
    expect(await told()).toEqual(['begun', 'loaded']);
  });

  it('that a boundary caught is a crash of the remote in its stack, or of the one that is shown', async () => {
    tellOfCrash(errorAt(SHARED));
    expect(await told()).toEqual(['begun', 'loaded', 'crashed']);
  });

  it('for a file of a screen that did not come is no crash but a failed load', async () => {
    const request = fileOf(remote);
    timings.push(timingOf(request, { responseStatus: 404 }));
    tellOfCrash(Object.assign(errorAt(SHARED), { request }));
    expect(await told()).toEqual(['begun', 'loaded', 'load_failed_network']);
  });
});

describe('the shell', () => {
  const shell = () => ({ ...remote, name: 'shell' });
  const runIn = (content: string) =>
    document.head.append(
      Object.assign(document.createElement('meta'), { name: 'lineleaf:release', content }),
    );
  const shellError = () =>
    Object.assign(new Error('broken'), { stack: `Error\n at f (${location.origin}/static/main.js:1:1)` });
  const kinds = () => sentReports().map(({ kind }) => kind);

  it('is told to be ready, over the network where this browser has not run the release before', () => {
    runIn(remote.version);
    give(shell());
    tellShellReady();
    ticket = 'the next hour';
    give(shell());
    tellShellReady();
    hidePage();
    expect(kinds()).toEqual(['loaded', 'loaded_cached']);
  });

  it('is told to be ready where the browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    runIn(remote.version);
    give(shell());
    tellShellReady();
    hidePage();
    expect(kinds()).toEqual(['loaded']);
  });

  it('is told of when its own files throw', () => {
    runIn(remote.version);
    give(shell());
    tellShellReady();
    window.dispatchEvent(new ErrorEvent('error', { error: shellError() }));
    hidePage();
    expect(kinds()).toEqual(['loaded', 'error']);
  });

  it('ends what the server began when the page is one that the browser kept of another release', () => {
    runIn('0.9.0+z');
    give(shell());
    tellShellReady();
    window.dispatchEvent(new ErrorEvent('error', { error: shellError() }));
    hidePage();
    expect(kinds()).toEqual(['loaded_cached']);
  });
});
