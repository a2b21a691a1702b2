import { createAppStore } from '@lineleaf/api-client';
import { getMe, type User } from '@lineleaf/api-client/contract';
import { buildUser, mockEndpoint } from '@lineleaf/api-client/testing';
import { mockServer } from '@lineleaf/api-client/testing/vitest';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { followOtherTabs } from './followOtherTabs.ts';

const server = mockServer();
const robin = buildUser();

function startTab(user: User | null) {
  const store = createAppStore({
    session: { status: user ? 'signedIn' : 'signedOut', user, isOffline: false },
  });
  onTestFinished(followOtherTabs(store));
  return store;
}

/** What another tab does to the token, as this one hears of it. */
function changeElsewhere(token: string | null): void {
  if (token === null) localStorage.removeItem('token');
  else localStorage.setItem('token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
}

describe('a tab', () => {
  it('is logged out with another one', async () => {
    const store = startTab(robin);
    changeElsewhere(null);
    await vi.waitFor(() => expect(store.getState().session.status).toBe('signedOut'), 10_000);
    expect(store.getState().session.user).toBeNull();
  });

  it('is logged in with another one', async () => {
    server.use(mockEndpoint(getMe, robin));
    const store = startTab(null);
    changeElsewhere('a-token');
    await vi.waitFor(() => expect(store.getState().session.user).toEqual(robin), 10_000);
  });

  it('stays as it is when the token is replaced, and when something else is stored', () => {
    const store = startTab(robin);
    const before = store.getState();
    changeElsewhere('a-newer-token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }));
    expect(store.getState()).toBe(before);
  });
});
