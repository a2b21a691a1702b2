import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HashingTurns } from './HashingTurns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that ends when the test says so. */
function held() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return { work, ends };
}

test('a turn that does not come within 10 s is UNAVAILABLE, and its place is free again', async () => {
  const turns = new HashingTurns();
  const { work, ends } = held();
  const running = [1, 2].map(() => turns.take('ann', 'back', ({ hash }) => hash(work)));
  const waiting = turns.take('ann', 'back', ({ hash }) => hash(async () => undefined));
  const refused = expect(waiting).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 5 });
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  for (const end of ends) end();
  await Promise.all(running);
  expect(await turns.take('ann', 'back', ({ hash }) => hash(async () => 'done'))).toBe('done');
});

test('a hash that has begun is waited for, however long it takes', async () => {
  const { work, ends } = held();
  const running = new HashingTurns().hash(work);
  await vi.advanceTimersByTimeAsync(60_000);
  for (const end of ends) end();
  await expect(running).resolves.toBeUndefined();
});

test('one account cannot take the room of others, and eight are hashed at once', async () => {
  const turns = new HashingTurns();
  const { work, ends } = held();
  for (let index = 0; index < 20; index += 1) void turns.take('ann', 'back', ({ hash }) => hash(work));
  for (let index = 0; index < 20; index += 1)
    void turns.take(`pupil ${index}`, 'back', ({ hash }) => hash(work));
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(8);
  // Two of them are Ann's: the other six are of six pupils.
  const begun = ends.splice(0);
  for (const end of begun.slice(2)) end();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(6);
});

test('a known device goes before what waits', async () => {
  const turns = new HashingTurns();
  const { work, ends } = held();
  const order: string[] = [];
  for (let index = 0; index < 2; index += 1) void turns.take('ann', 'back', ({ hash }) => hash(work));
  const last = turns.take('ann', 'back', async () => void order.push('unknown'));
  const first = turns.take('ann', 'front', async () => void order.push('known'));
  await vi.advanceTimersByTimeAsync(0);
  for (const end of ends) end();
  await Promise.all([first, last]);
  expect(order).toEqual(['known', 'unknown']);
});
