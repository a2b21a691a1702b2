import { type AddressInfo, createServer } from 'node:net';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasRedisServer, startTestRedis, type TestRedis } from '../../testing/testRedis.ts';
import { connectRedis } from '../connectRedis.ts';
import { rateLimiterContract } from './contract.ts';
import { MemoryRateLimiter } from './MemoryRateLimiter.ts';
import { RedisRateLimiter } from './RedisRateLimiter.ts';

const fallback = () => new MemoryRateLimiter({ now: () => new Date(0) });

describe.runIf(hasRedisServer())('on a real Redis', () => {
  let server: TestRedis;
  let redis: Redis;
  beforeAll(async () => {
    server = await startTestRedis();
    redis = connectRedis(server.url);
  });
  afterAll(async () => {
    redis.disconnect();
    await server.stop();
  });

  rateLimiterContract(async () => {
    await redis.flushall();
    return { limiter: new RedisRateLimiter(redis, fallback()), advance };
  });

  /** Lets every window end that much sooner, as if the time had passed. */
  async function advance(ms: number): Promise<void> {
    for (const key of await redis.keys('*')) {
      const restMs = (await redis.pttl(key)) - ms;
      await (restMs > 0 ? redis.pexpire(key, restMs) : redis.del(key));
    }
  }

  it('is shared by the nodes', async () => {
    await redis.flushall();
    const rule = { name: 'shared', limit: 1, windowMs: 60_000 };
    const [one, other] = [new RedisRateLimiter(redis, fallback()), new RedisRateLimiter(redis, fallback())];
    expect((await one.hit(rule, 'a')).isAllowed).toBe(true);
    expect((await other.hit(rule, 'a')).isAllowed).toBe(false);
  });
});

it('counts by itself while Redis is away', async () => {
  const redis = connectRedis('redis://127.0.0.1:1');
  const limiter = new RedisRateLimiter(redis, fallback());
  const rule = { name: 'alone', limit: 1, windowMs: 60_000 };
  expect((await limiter.hit(rule, 'a')).isAllowed).toBe(true);
  expect((await limiter.hit(rule, 'a')).isAllowed).toBe(false);
  expect((await limiter.peek(rule, 'a')).isAllowed).toBe(false);
  redis.disconnect();
});

it('waits once at most for a Redis that takes connections and never answers', async () => {
  const stuck = createServer(() => {});
  await new Promise<void>((resolve) => stuck.listen(0, '127.0.0.1', resolve));
  const { port } = stuck.address() as AddressInfo;
  const redis = connectRedis(`redis://127.0.0.1:${port}`);
  const asked = vi.spyOn(redis, 'eval');
  const limiter = new RedisRateLimiter(redis, fallback());
  const rule = { name: 'stuck', limit: 20, windowMs: 60_000 };
  for (let hit = 0; hit < 20; hit += 1) expect((await limiter.hit(rule, 'a')).isAllowed).toBe(true);
  expect((await limiter.hit(rule, 'a')).isAllowed).toBe(false);
  expect(asked).toHaveBeenCalledTimes(1);
  redis.disconnect();
  stuck.close();
});
