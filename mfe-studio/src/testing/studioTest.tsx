import '@testing-library/jest-dom/vitest';
import { getMe, type User } from '@lineleaf/api-client/contract';
import { buildUser, mockEndpoint, renderRoutes } from '@lineleaf/api-client/testing';
import { Toaster, toast } from '@lineleaf/design-system';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { routes } from '../routes.tsx';

/** The API of a test; each test adds what it answers. A call that nobody answers fails the test. */
export const server = setupServer();

vi.setConfig({ testTimeout: 30_000 });

/** Starts and stops the API around the tests of a file, and takes away messages and fakes between them. */
export function startStudioServer(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    toast.dismiss();
    server.resetHandlers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  afterAll(() => server.close());
}

/** Opens a screen of this remote for a signed-in user. */
export function renderStudio(path: string, user: User = buildUser()) {
  server.use(mockEndpoint(getMe, user));
  return renderRoutes(routes, { path, user, wrapper: WithToaster });
}

/** Stops the clock: time passes only by `vi.advanceTimersByTime`, and while the testing library waits for something. */
export function stopClock(): ReturnType<typeof userEvent.setup> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  // The testing library moves a stopped clock only where it finds this name.
  vi.stubGlobal('jest', vi);
  return userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
}

/** Makes this device a phone or a tablet, or one of a given width, as media queries see it. */
export function stubMedia(matching: readonly string[]): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: matching.includes(media),
    addEventListener() {},
    removeEventListener() {},
  }));
}

export const HANDHELD_QUERY = '(hover: none) and (pointer: coarse)';

function WithToaster({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
