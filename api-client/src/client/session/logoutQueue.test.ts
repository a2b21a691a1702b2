import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { logout } from '../../contract/index.ts';
import { buildId, buildUser, errorResponse, mockEndpoint, networkError } from '../../testing/index.ts';
import { mockServer } from '../../testing/vitest.ts';
import { createAppStore } from '../store.ts';
import { watchLogouts } from './logoutQueue.ts';
import { signIn, signOut } from './sessionThunks.ts';

const server = mockServer();
afterEach(() => localStorage.clear());

const KEPT = 'lineleaf.logouts';

/** A token as the server issues it, but for the signature. */
function tokenOf(sid: string): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${part({ alg: 'HS256' })}.${part({ sub: buildId(), ver: 0, sid })}.signature`;
}

function logInAndOut(): string {
  const sid = buildId();
  const store = createAppStore();
  store.dispatch(signIn({ access_token: tokenOf(sid), user: buildUser() }));
  store.dispatch(signOut());
  expect(store.getState().session.status).toBe('signedOut');
  expect(localStorage.getItem('token')).toBeNull();
  return sid;
}

/** What the server is asked to end, answered as given. */
function answerLogouts(answer: () => Response | { message: string }): unknown[] {
  const asked: unknown[] = [];
  server.use(
    mockEndpoint(logout, ({ body, request }) => {
      expect(request.headers.get('authorization')).toBeNull();
      asked.push(body);
      return answer();
    }),
  );
  return asked;
}

describe('a log-out', () => {
  it('ends its session on the server and leaves nothing behind', async () => {
    const asked = answerLogouts(() => ({ message: 'Bye' }));
    const sid = logInAndOut();
    await vi.waitFor(() => expect(localStorage.length).toBe(0), 10_000);
    expect(asked).toEqual([{ session_id: sid }]);
  });

  it('without a connection is at once in the browser, and is sent when the connection is back', async () => {
    const asked = answerLogouts(networkError);
    const sid = logInAndOut();
    await vi.waitFor(() => expect(asked).toHaveLength(1), 10_000);
    // The id alone: nobody can log in with what stays on the device.
    expect(localStorage.getItem(KEPT)).toBe(JSON.stringify([sid]));
    expect(localStorage.length).toBe(1);

    const later = answerLogouts(() => ({ message: 'Bye' }));
    onTestFinished(watchLogouts());
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull(), 10_000);
    expect(later[0]).toEqual({ session_id: sid });
  });

  it('that waited through a reload is sent at the next load', async () => {
    const sid = buildId();
    localStorage.setItem(KEPT, JSON.stringify([sid]));
    const asked = answerLogouts(() => ({ message: 'Bye' }));
    onTestFinished(watchLogouts());
    await vi.waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull(), 10_000);
    expect(asked).toEqual([{ session_id: sid }]);
  });

  it('waits on while the server is down, and is forgotten when the server refuses it', async () => {
    const down = answerLogouts(() => errorResponse('UNAVAILABLE'));
    const sid = logInAndOut();
    await vi.waitFor(() => expect(down).toHaveLength(1), 10_000);
    expect(localStorage.getItem(KEPT)).toBe(JSON.stringify([sid]));
    answerLogouts(() => errorResponse('INVALID_REQUEST'));
    onTestFinished(watchLogouts());
    await vi.waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull(), 10_000);
  });

  it('with a token of an older release, and with damaged storage, asks the server for nothing', async () => {
    localStorage.setItem(KEPT, '{damaged');
    const store = createAppStore();
    store.dispatch(signIn({ access_token: 'no-token', user: buildUser() }));
    store.dispatch(signOut());
    onTestFinished(watchLogouts());
    expect(store.getState().session.status).toBe('signedOut');
  });
});
