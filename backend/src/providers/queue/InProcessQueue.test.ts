import { expect, it } from 'vitest';
import { queueContract } from './contract.ts';
import { InProcessQueue } from './InProcessQueue.ts';

queueContract(async (concurrency) => new InProcessQueue(concurrency));

it('closing refuses what has not begun', async () => {
  const queue = new InProcessQueue(1);
  let open: () => void = () => {};
  queue.work(() => new Promise((resolve) => (open = resolve)));
  const running = queue.run({ id: 'a', userId: 'u' });
  const waiting = queue.run({ id: 'b', userId: 'u' });
  const closed = queue.close(60_000);
  await expect(waiting).rejects.toThrow('closed');
  open();
  await Promise.all([running, closed]);
  await expect(queue.check()).rejects.toThrow('closed');
});
