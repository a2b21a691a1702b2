import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

/**
 * The API of a test file, up for the time of its tests; each test adds what it answers.
 * A call that nobody answers fails; answers and fakes are taken away between tests.
 */
export function mockServer(...answers: Parameters<typeof setupServer>): ReturnType<typeof setupServer> {
  const server = setupServer(...answers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  afterAll(() => server.close());
  return server;
}

/** Stops the clock: time passes only by `vi.advanceTimersByTime`, and while the testing library waits for something. */
export function stopClock(): ReturnType<typeof userEvent.setup> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  // The testing library moves a stopped clock only where it finds this name.
  vi.stubGlobal('jest', vi);
  return userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
}
