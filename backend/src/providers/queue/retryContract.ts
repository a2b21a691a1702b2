import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RetryQueue } from './RetryQueue.ts';

const PATIENCE = { timeout: 20_000 };

/** What every retry queue promises. `open` gives an empty one with these pauses. */
export function retryQueueContract(
  open: (pausesMs: readonly number[]) => Promise<RetryQueue<{ userId: string }>>,
): void {
  describe('a retry queue', () => {
    const opened = async (pausesMs: readonly number[]) => {
      const queue = await open(pausesMs);
      onTestFinished(() => queue.close());
      return queue;
    };

    it('does each task once when it succeeds', async () => {
      const queue = await opened([1, 1]);
      const done: string[] = [];
      queue.work(async ({ userId }) => void done.push(userId), vi.fn());
      await Promise.all(['a', 'b', 'c'].map((userId) => queue.add({ userId })));
      await vi.waitFor(() => expect(done.toSorted()).toEqual(['a', 'b', 'c']), PATIENCE);
    });

    it('tries again what failed, until it succeeds', async () => {
      const queue = await opened([1, 1, 1]);
      const failures: boolean[] = [];
      let tries = 0;
      const handle = async (): Promise<void> => {
        tries += 1;
        if (tries < 3) throw new Error('away');
      };
      queue.work(handle, (_, isLost) => failures.push(isLost));
      await queue.add({ userId: 'a' });
      await vi.waitFor(() => expect(tries).toBe(3), PATIENCE);
      expect(failures).toEqual([false, false]);
    });

    it('gives up after the last pause and says so, once', async () => {
      const queue = await opened([1, 1]);
      const failures: boolean[] = [];
      queue.work(
        () => Promise.reject(new Error('away')),
        (_, isLost) => failures.push(isLost),
      );
      await queue.add({ userId: 'a' });
      await vi.waitFor(() => expect(failures).toEqual([false, false, true]), PATIENCE);
    });
  });
}
