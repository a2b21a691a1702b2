import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '../../http/ApiError.ts';
import type { RateLimiter, RateLimitRule } from '../../providers/rate-limit/RateLimiter.ts';
import type { HashingTurns, Place } from './HashingTurns.ts';

/** Where the points of a try are kept. */
export interface Bucket {
  readonly rule: RateLimitRule;
  readonly key: string;
}

/** A try at a password. */
export interface Guess {
  /** Of all tries at one account, known or not. */
  readonly account: string;
  readonly place: Place;
  /** A try needs a point of each. A right password empties the first. */
  readonly buckets: readonly [Bucket, ...Bucket[]];
}

/** How soon a try looks again for a point that others hold, here or on another node. */
const LOOK_AGAIN_MS = 100;

/**
 * Bounds wrong passwords and never right ones: a try reserves its points before it hashes and gets them back when it was
 * right. While others hold the last points it waits for its turn.
 */
export class GuessLimits {
  readonly #rateLimiter: RateLimiter;
  readonly #turns: HashingTurns;

  constructor(rateLimiter: RateLimiter, turns: HashingTurns) {
    this.#rateLimiter = rateLimiter;
    this.#turns = turns;
  }

  /** Whether the password was right. RATE_LIMITED when failures spent the points, UNAVAILABLE when the turn did not come. */
  check(guess: Guess, isRight: () => Promise<boolean>): Promise<boolean> {
    const { account, place, buckets } = guess;
    return this.#turns.take(account, place, async ({ signal, hash }) => {
      await this.#reserve(buckets, signal);
      try {
        const verdict = await hash(isRight);
        if (verdict) await this.#forgive(buckets);
        else await Promise.all(buckets.map(({ rule, key }) => this.#rateLimiter.hit(failures(rule), key)));
        return verdict;
      } catch (error) {
        await this.#giveBack(buckets);
        throw error;
      }
    });
  }

  async #reserve(buckets: readonly Bucket[], signal: AbortSignal): Promise<void> {
    for (;;) {
      const refusal = await this.#reserveOnce(buckets);
      if (!refusal) return;
      const { rule, key } = refusal.bucket;
      const areFailures = !(await this.#rateLimiter.peek(failures(rule), key)).isAllowed;
      if (areFailures || signal.aborted) {
        throw new ApiError('RATE_LIMITED', { retryAfterS: refusal.retryAfterS });
      }
      await wait(LOOK_AGAIN_MS);
    }
  }

  /** Takes a point of every bucket, or none; returns which one has none left. */
  async #reserveOnce(
    buckets: readonly Bucket[],
  ): Promise<{ bucket: Bucket; retryAfterS: number } | undefined> {
    for (const [index, bucket] of buckets.entries()) {
      const verdict = await this.#rateLimiter.hit(bucket.rule, bucket.key);
      if (verdict.isAllowed) continue;
      await this.#giveBack(buckets.slice(0, index));
      return { bucket, retryAfterS: verdict.retryAfterS };
    }
    return undefined;
  }

  async #forgive([first, ...others]: Guess['buckets']): Promise<void> {
    await this.#rateLimiter.clear(first.rule, first.key);
    await this.#rateLimiter.clear(failures(first.rule), first.key);
    await this.#giveBack(others);
  }

  async #giveBack(buckets: readonly Bucket[]): Promise<void> {
    await Promise.all(buckets.map(({ rule, key }) => this.#rateLimiter.giveBack(rule, key)));
  }
}

/** Points that are spent for good: what tells a bucket that failures emptied from one that tries under way hold. */
function failures(rule: RateLimitRule): RateLimitRule {
  return { ...rule, name: `${rule.name}-failed` };
}
