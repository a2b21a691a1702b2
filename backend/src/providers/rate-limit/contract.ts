import { describe, expect, it } from 'vitest';
import type { RateLimiter } from './RateLimiter.ts';

const RULE = { name: 'sign-up', limit: 2, windowMs: 60_000 };

/** What every rate limiter promises. `open` gives a fresh one; `advance` lets time pass for it. */
export function rateLimiterContract(
  open: () => Promise<{ limiter: RateLimiter; advance: (ms: number) => Promise<void> }>,
): void {
  describe('a rate limiter', () => {
    it('allows as many hits as the rule says and tells how long to wait', async () => {
      const { limiter, advance } = await open();
      expect((await limiter.hit(RULE, 'a')).isAllowed).toBe(true);
      await advance(10_000);
      expect((await limiter.hit(RULE, 'a')).isAllowed).toBe(true);
      expect(await limiter.hit(RULE, 'a')).toEqual({ isAllowed: false, retryAfterS: 50 });
    });

    it('begins again when the window has ended, and counts keys and rules apart', async () => {
      const { limiter, advance } = await open();
      for (let hit = 0; hit < 3; hit++) await limiter.hit(RULE, 'a');
      expect((await limiter.hit(RULE, 'b')).isAllowed).toBe(true);
      expect((await limiter.hit({ ...RULE, name: 'log-in' }, 'a')).isAllowed).toBe(true);
      await advance(60_000);
      expect((await limiter.hit(RULE, 'a')).isAllowed).toBe(true);
    });

    it('peeks without counting and forgets what is cleared', async () => {
      const { limiter } = await open();
      await limiter.hit(RULE, 'a');
      for (let look = 0; look < 5; look++) expect((await limiter.peek(RULE, 'a')).isAllowed).toBe(true);
      await limiter.hit(RULE, 'a');
      expect((await limiter.peek(RULE, 'a')).isAllowed).toBe(false);
      await limiter.clear(RULE, 'a');
      expect((await limiter.peek(RULE, 'a')).isAllowed).toBe(true);
    });

    it('counts no hit that was refused or given back', async () => {
      const { limiter } = await open();
      for (let hit = 0; hit < 5; hit++) await limiter.hit(RULE, 'a');
      await limiter.giveBack(RULE, 'a');
      expect((await limiter.hit(RULE, 'a')).isAllowed).toBe(true);
      expect((await limiter.hit(RULE, 'a')).isAllowed).toBe(false);
    });

    it('allows no more than the limit after a hit of an ended window is given back', async () => {
      const { limiter, advance } = await open();
      await limiter.hit(RULE, 'a');
      await advance(60_000);
      await limiter.giveBack(RULE, 'a');
      for (let hit = 0; hit < 2; hit++) expect((await limiter.hit(RULE, 'a')).isAllowed).toBe(true);
      expect((await limiter.hit(RULE, 'a')).isAllowed).toBe(false);
    });

    it('counts several hits at once, or none of them', async () => {
      const { limiter } = await open();
      const rule = { ...RULE, limit: 5 };
      const isAllowed = async (count: number) => (await limiter.hit(rule, 'a', count)).isAllowed;
      expect(await isAllowed(3)).toBe(true);
      expect(await isAllowed(3)).toBe(false);
      expect(await isAllowed(2)).toBe(true);
      expect(await isAllowed(1)).toBe(false);
    });

    it('allows nothing where the limit is 0', async () => {
      const { limiter } = await open();
      expect((await limiter.hit({ ...RULE, limit: 0 }, 'a')).isAllowed).toBe(false);
    });

    it('lets exactly the limit through when twenty come at once', async () => {
      const { limiter } = await open();
      const verdicts = await Promise.all(Array.from({ length: 20 }, () => limiter.hit(RULE, 'a')));
      expect(verdicts.filter(({ isAllowed }) => isAllowed)).toHaveLength(2);
    });
  });
}
