import { expect, it } from 'vitest';
import { InProcessQueue } from './InProcessQueue.ts';

it('works a job to its end before run resolves, and the same id only once', async () => {
  const queue = new InProcessQueue(2);
  const worked: string[] = [];
  queue.work(async ({ id }) => void worked.push(id));
  await Promise.all([queue.run({ id: 'a', userId: 'u' }), queue.run({ id: 'a', userId: 'u' })]);
  expect(worked).toEqual(['a']);
});

it('never works more jobs at a time than it may', async () => {
  const queue = new InProcessQueue(2);
  let atOnce = 0;
  let most = 0;
  queue.work(async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await Promise.resolve();
    atOnce -= 1;
  });
  await Promise.all(Array.from({ length: 10 }, (_, index) => queue.run({ id: String(index), userId: 'u' })));
  expect(most).toBe(2);
});

it('lets another user in before the rest of a batch', async () => {
  const queue = new InProcessQueue(2);
  const started: string[] = [];
  const gates = new Map<string, () => void>();
  queue.work(({ id }) => {
    started.push(id);
    return new Promise((resolve) => gates.set(id, resolve));
  });
  const batch = ['a1', 'a2', 'a3'].map((id) => queue.run({ id, userId: 'a' }));
  const other = queue.run({ id: 'b1', userId: 'b' });
  gates.get('a1')?.();
  await batch[0];
  expect(started).toEqual(['a1', 'a2', 'b1']);
  gates.get('b1')?.();
  await other;
});

it('a failing job rejects its run and spares the next', async () => {
  const queue = new InProcessQueue(1);
  queue.work(async ({ id }) => {
    if (id === 'bad') throw new Error('no ink');
  });
  await expect(queue.run({ id: 'bad', userId: 'u' })).rejects.toThrow('no ink');
  await expect(queue.run({ id: 'good', userId: 'u' })).resolves.toBeUndefined();
});

it('closing waits for what is under way and refuses the rest', async () => {
  const queue = new InProcessQueue(1);
  let open: () => void = () => {};
  queue.work(() => new Promise((resolve) => (open = resolve)));
  const running = queue.run({ id: 'a', userId: 'u' });
  const waiting = queue.run({ id: 'b', userId: 'u' });
  const closed = queue.close();
  await expect(waiting).rejects.toThrow('closed');
  open();
  await Promise.all([running, closed]);
  await expect(queue.check()).rejects.toThrow('closed');
});
