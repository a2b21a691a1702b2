import '@testing-library/jest-dom/vitest';
import { getMe, type User } from '@lineleaf/api-client/contract';
import { mockEndpoint, renderRoutes } from '@lineleaf/api-client/testing';
import { AppFrame, toast } from '@lineleaf/design-system';
import { createI18n } from '@lineleaf/design-system/i18n';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { routes } from '../routes.tsx';

/** The API of a test; each test adds what it answers. A call that nobody answers fails the test. */
export const server = setupServer();

vi.setConfig({ testTimeout: 30_000 });

/** Starts and stops the API around the tests of a file, and takes away messages and fakes between them. */
export function startAuthServer(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    toast.dismiss();
    server.resetHandlers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  afterAll(() => server.close());
}

/** Opens a screen of this remote, for a visitor unless a user is given. */
export function renderAuth(path: string, user: User | null = null) {
  if (user) server.use(mockEndpoint(getMe, user));
  return renderRoutes(routes, { path, user, wrapper: Frame });
}

/** Stops the clock: time passes only by `vi.advanceTimersByTime`, and while the testing library waits for something. */
export function stopClock(): ReturnType<typeof userEvent.setup> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  // The testing library moves a stopped clock only where it finds this name.
  vi.stubGlobal('jest', vi);
  return userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
}

function Frame({ children }: { children: ReactNode }) {
  return <AppFrame i18n={createI18n({ language: 'en' })}>{children}</AppFrame>;
}
