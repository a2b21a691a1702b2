import { mockServer } from '@lineleaf/api-client/testing/vitest';
import { withDiscovery } from '@lineleaf/releases/discovery';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { discoveryWith } from '../testing/discovered.ts';
import { fetchRemotes, type Remote } from './discovery.ts';
import { findRoute } from './findRoute.ts';
import { countRetry, integrityOf, rememberIntegrity, retryCount } from './loadState.ts';

const server = mockServer();

const studio: Remote = {
  name: 'mfe-studio',
  version: '1.0.0+a',
  entry: 'https://studio.example/releases/mfe-studio/1.0.0+a/remoteEntry.js',
  fallbackEntry: '/releases/mfe-studio/1.0.0+a/remoteEntry.js',
  integrity: 'sha384-x',
  routes: [
    { path: '', access: 'user' },
    { path: 'gallery', access: 'user' },
  ],
  tabs: [{ path: 'gallery', label: { en: 'Pictures' }, icon: 'ImagesIcon', order: 20 }],
};
const discovery = discoveryWith([studio]);
const answer = (body: () => Response) => server.use(http.get('*/discovery', body));

describe('the list of remotes', () => {
  it('gives a release of the time before tabs were declared the tabs that the shell showed then', async () => {
    const [given] = discovery.microFrontends['mfe-studio'] ?? [];
    const { tabs: _, ...extras } = given?.extras ?? {};
    answer(() =>
      HttpResponse.json({ ...discovery, microFrontends: { 'mfe-studio': [{ ...given, extras }] } }),
    );
    const [before] = await fetchRemotes();
    expect(before?.tabs.map(({ path, label }) => [path, label.en])).toEqual([
      ['', 'Make'],
      ['gallery', 'Gallery'],
    ]);
  });

  it('names each remote with the release that this visitor is given, and leaves the shell out', async () => {
    const [given] = discovery.microFrontends['mfe-studio'] ?? [];
    const other = { ...given, url: '/other.json', metadata: { version: '2.0.0+b', integrity: '' } };
    const shell = [{ ...given, extras: { given: true, routes: [] } }];
    const microFrontends = { 'mfe-studio': [given, other], shell };
    answer(() => HttpResponse.json({ ...discovery, microFrontends }));
    expect(await fetchRemotes()).toEqual([studio]);
  });

  it.each([
    ['the server is down', () => HttpResponse.error()],
    ['it is missing', () => new HttpResponse('gone', { status: 404 })],
    ['it is a page', () => HttpResponse.html('<!doctype html>')],
    ['it is of another shape', () => HttpResponse.json({ ...discovery, microFrontends: [] })],
  ])('falls back to the last good one when %s', async (_, broken) => {
    answer(() => HttpResponse.json(discovery));
    await fetchRemotes();
    server.resetHandlers();
    answer(broken);
    expect((await fetchRemotes()).map(({ name }) => name)).toEqual(['mfe-studio']);
  });

  it('comes with the page at first, without a request, and from the server when it is asked for once more', async () => {
    let requests = 0;
    answer(() => {
      requests += 1;
      return HttpResponse.json(discoveryWith([]));
    });
    document.head.innerHTML = withDiscovery('</head>', discovery);
    expect(await fetchRemotes()).toEqual([studio]);
    expect(requests).toBe(0);
    expect(await fetchRemotes()).toEqual([]);
    expect(requests).toBe(1);
  });

  it('is asked for where one has gone back to a page that the browser kept', async () => {
    answer(() => HttpResponse.json(discoveryWith([])));
    document.head.innerHTML = withDiscovery('</head>', discovery);
    const navigation = { type: 'back_forward' } as PerformanceNavigationTiming;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([navigation]);
    expect(await fetchRemotes()).toEqual([]);
  });

  it('rejects when there never was one', async () => {
    answer(() => new HttpResponse('gone', { status: 404 }));
    await expect(fetchRemotes()).rejects.toThrow('404');
  });
});

describe('the route of a path', () => {
  const remotes: Remote[] = [
    studio,
    { ...studio, name: 'mfe-editor', routes: [{ path: 'color/:pageId', access: 'user' }] },
  ];

  it.each([
    ['/', 'mfe-studio'],
    ['/gallery', 'mfe-studio'],
    ['/gallery/', 'mfe-studio'],
    ['/color/7', 'mfe-editor'],
    ['/color', undefined],
    ['/gallery/deeper', undefined],
    ['/nowhere', undefined],
  ])('%s is served by %s', (path, name) => {
    expect(findRoute(remotes, path)?.remote.name).toBe(name);
  });
});

describe('the state of loads', () => {
  it('knows an entry script by its path, with or without the origin', () => {
    rememberIntegrity(studio.entry, studio.integrity);
    expect(integrityOf(new URL(new URL(studio.entry).pathname, location.origin).href)).toBe('sha384-x');
    expect(integrityOf('/releases/mfe-studio/1.0.0+a/other.js')).toBeUndefined();
  });

  it('counts the retries of a release, not of others', () => {
    countRetry(studio.entry);
    countRetry(studio.entry);
    expect(retryCount(studio.entry)).toBe(2);
    expect(retryCount('/releases/mfe-editor/1.0.0+a/remoteEntry.js')).toBe(0);
  });
});
