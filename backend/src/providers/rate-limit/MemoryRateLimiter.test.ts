import { expect, it } from 'vitest';
import { MemoryRateLimiter } from './MemoryRateLimiter.ts';

const RULE = { name: 'sign-up', limit: 2, windowMs: 60_000 };

function limiterAt(startMs: number) {
  let nowMs = startMs;
  const limiter = new MemoryRateLimiter({ now: () => new Date(nowMs) });
  return { limiter, advance: (ms: number) => (nowMs += ms) };
}

it('allows as many hits as the rule says and tells how long to wait', async () => {
  const { limiter, advance } = limiterAt(0);
  expect((await limiter.hit(RULE, 'a')).isAllowed).toBe(true);
  advance(10_000);
  expect((await limiter.hit(RULE, 'a')).isAllowed).toBe(true);
  expect(await limiter.hit(RULE, 'a')).toEqual({ isAllowed: false, retryAfterS: 50 });
});

it('begins anew when the window has ended, and counts keys apart', async () => {
  const { limiter, advance } = limiterAt(0);
  for (let hit = 0; hit < 3; hit++) await limiter.hit(RULE, 'a');
  expect((await limiter.hit(RULE, 'b')).isAllowed).toBe(true);
  advance(60_000);
  expect((await limiter.hit(RULE, 'a')).isAllowed).toBe(true);
});

it('peeks without counting and forgets what is cleared', async () => {
  const { limiter } = limiterAt(0);
  await limiter.hit(RULE, 'a');
  for (let look = 0; look < 5; look++) expect((await limiter.peek(RULE, 'a')).isAllowed).toBe(true);
  await limiter.hit(RULE, 'a');
  expect((await limiter.peek(RULE, 'a')).isAllowed).toBe(false);
  await limiter.clear(RULE, 'a');
  expect((await limiter.peek(RULE, 'a')).isAllowed).toBe(true);
});
