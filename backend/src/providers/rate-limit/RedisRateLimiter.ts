import type { Redis } from 'ioredis';
import type { RateLimiter, RateLimitRule, RateLimitVerdict } from './RateLimiter.ts';

/** Counts one hit and begins the window with the first; answers the hits and the milliseconds left of the window. */
const HIT = `
local hits = redis.call('INCR', KEYS[1])
if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { hits, redis.call('PTTL', KEYS[1]) }`;

const LOOK = "return { tonumber(redis.call('GET', KEYS[1]) or '0'), redis.call('PTTL', KEYS[1]) }";

/** What ioredis calls a connection that was lost. */
const AWAY: ReadonlySet<string> = new Set(['reconnecting', 'close', 'end']);
const PAUSE_MS = 5_000;

/** Counts in Redis, for all nodes together. While Redis does not answer, this node counts by itself in `fallback`. */
export class RedisRateLimiter implements RateLimiter {
  readonly #redis: Redis;
  readonly #fallback: RateLimiter;
  #triedAgainAt = 0;

  constructor(redis: Redis, fallback: RateLimiter) {
    this.#redis = redis;
    this.#fallback = fallback;
  }

  hit(rule: RateLimitRule, key: string): Promise<RateLimitVerdict> {
    return this.#orAlone(
      async () => {
        const [hits, restMs] = await this.#run(HIT, rule, key);
        return verdict(hits <= rule.limit, restMs);
      },
      () => this.#fallback.hit(rule, key),
    );
  }

  peek(rule: RateLimitRule, key: string): Promise<RateLimitVerdict> {
    return this.#orAlone(
      async () => {
        const [hits, restMs] = await this.#run(LOOK, rule, key);
        return verdict(hits < rule.limit, restMs);
      },
      () => this.#fallback.peek(rule, key),
    );
  }

  async clear(rule: RateLimitRule, key: string): Promise<void> {
    await this.#fallback.clear(rule, key);
    await this.#orAlone(
      async () => void (await this.#redis.del(nameOf(rule, key))),
      async () => undefined,
    );
  }

  /** A request waits once for a Redis that is stuck; those after it count alone at once, until it is tried again. */
  async #orAlone<Answer>(ask: () => Promise<Answer>, alone: () => Promise<Answer>): Promise<Answer> {
    if (AWAY.has(this.#redis.status) || performance.now() < this.#triedAgainAt) return alone();
    try {
      return await ask();
    } catch {
      this.#triedAgainAt = performance.now() + PAUSE_MS;
      return alone();
    }
  }

  async #run(script: string, rule: RateLimitRule, key: string): Promise<[hits: number, restMs: number]> {
    const answer = await this.#redis.eval(script, 1, nameOf(rule, key), rule.windowMs);
    if (!Array.isArray(answer)) throw new TypeError('Redis answered something else');
    return [Number(answer[0]), Number(answer[1])];
  }
}

function nameOf(rule: RateLimitRule, key: string): string {
  return `lineleaf:rate:${rule.name}:${key}`;
}

function verdict(isAllowed: boolean, restMs: number): RateLimitVerdict {
  return { isAllowed, retryAfterS: Math.max(1, Math.ceil(restMs / 1000)) };
}
