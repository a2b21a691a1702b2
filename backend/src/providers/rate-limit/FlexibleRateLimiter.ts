import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiter, RateLimitRule, RateLimitVerdict } from './RateLimiter.ts';

/**
 * Counts with rate-limiter-flexible: in this process alone, or in Redis for all nodes together. While Redis is not
 * ready or does not respond, this node counts by itself.
 */
export class FlexibleRateLimiter implements RateLimiter {
  readonly #redis: Redis | undefined;
  /** One a rule; rules are few and fixed. */
  readonly #counters = new Map<string, Counters>();

  constructor(redis?: Redis) {
    this.#redis = redis;
  }

  async hit(rule: RateLimitRule, key: string, count = 1): Promise<RateLimitVerdict> {
    const { counter } = this.#countersOf(rule);
    try {
      return verdict(true, await counter.consume(key, count), rule);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      await this.giveBack(rule, key, count);
      return verdict(false, refusal, rule);
    }
  }

  async peek(rule: RateLimitRule, key: string): Promise<RateLimitVerdict> {
    const count = await this.#countersOf(rule).counter.get(key);
    return verdict((count?.consumedPoints ?? 0) < rule.limit, count, rule);
  }

  async giveBack(rule: RateLimitRule, key: string, count = 1): Promise<void> {
    const { counter } = this.#countersOf(rule);
    const { consumedPoints } = await counter.reward(key, count);
    // The window of the hits has ended: what was begun by this call must not allow more.
    if (consumedPoints < 0) await counter.penalty(key, -consumedPoints);
  }

  async clear(rule: RateLimitRule, key: string): Promise<void> {
    const { counter, local } = this.#countersOf(rule);
    await Promise.all([counter.delete(key), local.delete(key)]);
  }

  #countersOf(rule: RateLimitRule): Counters {
    const name = `${rule.name}:${rule.limit}:${rule.windowMs}`;
    const counters = this.#counters.get(name) ?? createCounters(rule, this.#redis);
    this.#counters.set(name, counters);
    return counters;
  }
}

interface Counters {
  readonly counter: RateLimiterMemory | RateLimiterRedis;
  /** What counts while Redis is away; without Redis, the counter itself. */
  readonly local: RateLimiterMemory;
}

function createCounters({ name, limit, windowMs }: RateLimitRule, redis: Redis | undefined): Counters {
  const bounds = { points: limit, duration: windowMs / 1000, keyPrefix: `lineleaf:rate:${name}` };
  const local = new RateLimiterMemory(bounds);
  if (!redis) return { counter: local, local };
  const store = { storeClient: redis, insuranceLimiter: local, rejectIfRedisNotReady: true };
  return { counter: new RateLimiterRedis({ ...bounds, ...store }), local };
}

/** A clock that was moved back makes the end of a window look later than a whole window from now. */
function verdict(
  isAllowed: boolean,
  count: RateLimiterRes | null,
  { windowMs }: RateLimitRule,
): RateLimitVerdict {
  const restMs = Math.min(count?.msBeforeNext ?? 0, windowMs);
  return { isAllowed, retryAfterS: Math.max(1, Math.ceil(restMs / 1000)) };
}
