import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Queue } from './Queue.ts';

/** What every queue promises. `open` gives an empty one that works at most `concurrency` jobs at a time. */
export function queueContract(open: (concurrency: number) => Promise<Queue>): void {
  describe('a queue', () => {
    let queue: Queue;
    afterEach(() => queue.close(0));

    it('works a job to its end before run resolves, and the same id only once', async () => {
      queue = await open(2);
      const worked: string[] = [];
      queue.work(async ({ id, userId }) => void worked.push(`${id} of ${userId}`));
      await Promise.all([queue.run({ id: 'a', userId: 'u' }), queue.run({ id: 'a', userId: 'u' })]);
      expect(worked).toEqual(['a of u']);
    });

    it('never works more jobs at a time than it may', async () => {
      queue = await open(2);
      let atOnce = 0;
      let most = 0;
      queue.work(async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise((resolve) => setImmediate(resolve));
        atOnce -= 1;
      });
      const ids = Array.from({ length: 10 }, (_, index) => `job-${index}`);
      await Promise.all(ids.map((id) => queue.run({ id, userId: 'u' })));
      expect(most).toBe(2);
    });

    it('lets another user in before the rest of a batch', async () => {
      queue = await open(1);
      const started: string[] = [];
      const gates = new Map<string, () => void>();
      queue.work(({ id }) => {
        started.push(id);
        return new Promise((resolve) => gates.set(id, resolve));
      });
      const running = [queue.run({ id: 'a1', userId: 'a' })];
      await vi.waitFor(() => expect(started).toEqual(['a1']), 10_000);
      for (const id of ['a2', 'a3', 'a4']) running.push(queue.run({ id, userId: 'a' }));
      running.push(queue.run({ id: 'b1', userId: 'b' }));
      for (let count = 1; count <= running.length; count += 1) {
        await vi.waitFor(() => expect(started).toHaveLength(count), 5_000);
        gates.get(started.at(-1) ?? '')?.();
      }
      await Promise.all(running);
      expect(started.indexOf('b1')).toBeLessThan(started.indexOf('a3'));
    });

    it('a failing job rejects its run and spares the next', async () => {
      queue = await open(1);
      queue.work(async ({ id }) => {
        if (id === 'bad') throw new Error('no ink');
      });
      await expect(queue.run({ id: 'bad', userId: 'u' })).rejects.toThrow('no ink');
      await expect(queue.run({ id: 'good', userId: 'u' })).resolves.toBeUndefined();
    });

    it('closing waits for what is under way', async () => {
      queue = await open(1);
      const order: string[] = [];
      let finish: () => void = () => {};
      queue.work(async () => {
        await new Promise<void>((resolve) => {
          finish = resolve;
          order.push('started');
        });
        order.push('ended');
      });
      const running = queue.run({ id: 'a', userId: 'u' });
      await vi.waitFor(() => expect(order).toEqual(['started']), 10_000);
      const closed = queue.close(60_000).then(() => order.push('closed'));
      finish();
      await Promise.all([running, closed]);
      expect(order).toEqual(['started', 'ended', 'closed']);
    });

    it('closing gives up what does not end in its time, and takes nothing more', async () => {
      queue = await open(1);
      let hasStarted = false;
      queue.work((_, signal) => {
        hasStarted = true;
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
      });
      const running = queue.run({ id: 'a', userId: 'u' });
      await vi.waitFor(() => expect(hasStarted).toBe(true), 10_000);
      await queue.close(20);
      await running;
      await expect(queue.run({ id: 'b', userId: 'u' })).rejects.toThrow('closed');
    });
  });
}
