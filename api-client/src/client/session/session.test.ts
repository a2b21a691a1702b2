import { afterEach, describe, expect, it, vi } from 'vitest';
import { getMe, listColoringPages } from '../../contract/index.ts';
import { buildPage, buildUser, errorResponse, mockEndpoint, networkError } from '../../testing/index.ts';
import { mockServer } from '../../testing/vitest.ts';
import { injectEndpoints } from '../base/api.ts';
import { requestOf } from '../base/requestOf.ts';
import { sharedEndpoints } from '../sharedEndpoints.ts';
import { createAppStore } from '../store.ts';
import { restoreSession, signIn, signOut } from './sessionThunks.ts';
import { hintSignedIn } from './signedIn.ts';

const server = mockServer();
afterEach(() => localStorage.clear());

const robin = buildUser();

describe('a session at load', () => {
  it('without a token ends loading at once', async () => {
    const store = createAppStore();
    await store.dispatch(restoreSession());
    expect(store.getState().session).toEqual({ status: 'signedOut', user: null, isOffline: false });
  });

  it('with a good token sends it and takes the user', async () => {
    localStorage.setItem('token', 'abc');
    let header: string | null = null;
    server.use(
      mockEndpoint(getMe, ({ request }) => {
        header = request.headers.get('authorization');
        return robin;
      }),
    );
    const store = createAppStore();
    await store.dispatch(restoreSession());
    expect(header).toBe('Bearer abc');
    expect(store.getState().session).toEqual({ status: 'signedIn', user: robin, isOffline: false });
  });

  it('tells the server by a cookie without a secret whether this browser holds a token', async () => {
    localStorage.setItem('token', 'abc');
    server.use(mockEndpoint(getMe, robin));
    const store = createAppStore();
    await store.dispatch(restoreSession());
    expect(document.cookie).toContain('lineleaf_signed_in=1');
    store.dispatch(signOut());
    expect(document.cookie).not.toContain('lineleaf_signed_in');
    hintSignedIn(true);
    await createAppStore().dispatch(restoreSession());
    expect(document.cookie).not.toContain('lineleaf_signed_in');
  });

  it('with a token that is refused signs out and forgets it', async () => {
    localStorage.setItem('token', 'old');
    server.use(mockEndpoint(getMe, () => errorResponse('UNAUTHENTICATED')));
    const store = createAppStore();
    await store.dispatch(restoreSession());
    expect(store.getState().session.status).toBe('signedOut');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('without a server stands in with the last user and keeps the token', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const first = createAppStore();
    first.dispatch(signIn({ access_token: 'abc', user: robin }));
    server.use(mockEndpoint(getMe, networkError));
    const store = createAppStore();
    await store.dispatch(restoreSession());
    expect(store.getState().session).toEqual({ status: 'signedIn', user: robin, isOffline: true });
    expect(localStorage.getItem('token')).toBe('abc');
    expect(log).toHaveBeenCalled();
  });

  it('ends with log-out: token, user and cache are gone', () => {
    const store = createAppStore();
    store.dispatch(signIn({ access_token: 'abc', user: robin }));
    store.dispatch(signOut());
    expect(store.getState().session.user).toBeNull();
    expect(localStorage.length).toBe(0);
  });
});

describe('a 401 elsewhere', () => {
  it('has the session checked but does not end it', async () => {
    let checks = 0;
    server.use(
      mockEndpoint(listColoringPages, () => errorResponse('UNAUTHENTICATED')),
      mockEndpoint(getMe, () => {
        checks += 1;
        return robin;
      }),
    );
    const store = createAppStore();
    store.dispatch(signIn({ access_token: 'abc', user: robin }));
    const retry = { attempts: 4, firstDelayMs: 1 };
    const result = await store.dispatch(sharedEndpoints.listColoringPages.initiate({ retry }));
    expect(result.error).toMatchObject({ kind: 'http', status: 401 });
    await vi.waitFor(() => expect(checks).toBe(1), 10_000);
    expect(store.getState().session.status).toBe('signedIn');
  });
});

describe('retries', () => {
  it('double from the first delay and end with the last attempt', async () => {
    const delays = skipDelays(1500);
    let tries = 0;
    server.use(
      mockEndpoint(listColoringPages, () => {
        tries += 1;
        return tries < 4 ? errorResponse('UNAVAILABLE') : [buildPage()];
      }),
    );
    const store = createAppStore();
    const retry = { attempts: 4, firstDelayMs: 1500 };
    const loaded = await store.dispatch(sharedEndpoints.listColoringPages.initiate({ retry }));
    expect(loaded.data).toHaveLength(1);
    expect(delays).toEqual([1500, 3000, 6000]);
  });
});

/** Ends waits of at least `fromMs` at once and lists how long they would have been. */
function skipDelays(fromMs: number): number[] {
  const delays: number[] = [];
  const wait = globalThis.setTimeout;
  const skip = (callback: () => void, ms = 0) => {
    if (ms < fromMs) return wait(callback, ms);
    delays.push(ms);
    return wait(callback, 0);
  };
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(skip as typeof setTimeout);
  return delays;
}

describe('endpoints', () => {
  it('belong to the first owner of their name', () => {
    const inject = (owner: string) =>
      injectEndpoints(owner, (build) => ({
        ownedOnce: build.query<null, void>({ query: () => requestOf(getMe) }),
      }));
    inject('mfe-a');
    expect(() => inject('mfe-a')).not.toThrow();
    expect(() => inject('mfe-b')).toThrow(/already belongs to mfe-a/);
  });

  it('fill their path and query', () => {
    const request = requestOf(listColoringPages, { query: { images: 'url', limit: undefined } });
    expect(request).toMatchObject({ method: 'GET', url: '/api/coloring-pages?images=url' });
  });
});
