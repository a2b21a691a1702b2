import { expect, it } from 'vitest';
import { InProcessRetryQueue } from './InProcessRetryQueue.ts';
import { retryQueueContract } from './retryContract.ts';

const AN_HOUR_MS = 60 * 60 * 1000;

retryQueueContract(async (pausesMs) => new InProcessRetryQueue(pausesMs));

it('tries what waits once more when it is closed, and says what is lost', async () => {
  const queue = new InProcessRetryQueue<string>([AN_HOUR_MS]);
  const failures: boolean[] = [];
  const tried: string[] = [];
  const handle = async (task: string): Promise<void> => {
    tried.push(task);
    if (task === 'doomed' || tried.length <= 2) throw new Error('away');
  };
  queue.work(handle, (_, isLost) => failures.push(isLost));
  await Promise.all([queue.add('late'), queue.add('doomed')]);
  await queue.close();
  expect(tried).toEqual(['late', 'doomed', 'late', 'doomed']);
  expect(failures).toEqual([false, false, true]);
});
