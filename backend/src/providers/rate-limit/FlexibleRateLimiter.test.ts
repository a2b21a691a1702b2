import { type AddressInfo, createServer } from 'node:net';
import type { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasRedisServer, startTestRedis, type TestRedis } from '../../testing/testRedis.ts';
import { connectRedis } from '../connectRedis.ts';
import { rateLimiterContract } from './contract.ts';
import { FlexibleRateLimiter } from './FlexibleRateLimiter.ts';

const RULE = { name: 'alone', limit: 20, windowMs: 60_000 };

describe('in memory', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  rateLimiterContract(async () => {
    vi.useFakeTimers();
    const advance = async (ms: number): Promise<void> => {
      vi.advanceTimersByTime(ms);
    };
    return { limiter: new FlexibleRateLimiter(), advance };
  });

  it('ends a window in time, and never names a longer wait, though the clock was moved back an hour', async () => {
    vi.useFakeTimers();
    const limiter = new FlexibleRateLimiter();
    for (let hit = 0; hit < RULE.limit; hit += 1) await limiter.hit(RULE, 'a');
    vi.setSystemTime(Date.now() - 60 * 60 * 1000);
    expect(await limiter.hit(RULE, 'a')).toEqual({ isAllowed: false, retryAfterS: 60 });
    expect(await limiter.peek(RULE, 'a')).toEqual({ isAllowed: false, retryAfterS: 60 });
    vi.advanceTimersByTime(RULE.windowMs);
    expect((await limiter.hit(RULE, 'a')).isAllowed).toBe(true);
  });
});

describe.runIf(hasRedisServer())('on a real Redis', () => {
  let server: TestRedis;
  let redis: Redis;
  beforeAll(async () => {
    server = await startTestRedis();
    redis = connectRedis(server.url);
    await redis.ping();
  });
  afterAll(async () => {
    redis.disconnect();
    await server.stop();
  });

  rateLimiterContract(async () => {
    await redis.flushall();
    return { limiter: new FlexibleRateLimiter(redis), advance };
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
    const [one, other] = [new FlexibleRateLimiter(redis), new FlexibleRateLimiter(redis)];
    expect((await one.hit(rule, 'a')).isAllowed).toBe(true);
    expect((await other.hit(rule, 'a')).isAllowed).toBe(false);
  });

  it('waits once at most for a Redis that stops responding, and counts there again when it is back', async () => {
    await redis.flushall();
    const limiter = new FlexibleRateLimiter(redis);
    await limiter.hit(RULE, 'shared');
    server.freeze();
    const asked = vi.spyOn(redis, 'sendCommand');
    await expectOwnCount(limiter);
    expect(asked.mock.calls.filter(([{ name }]) => name.startsWith('eval'))).toHaveLength(1);
    server.thaw();
    await vi.waitFor(() => expect(redis.status).toBe('ready'), { timeout: 10_000 });
    await limiter.hit(RULE, 'shared');
    expect(await redis.get('lineleaf:rate:alone:shared')).toBe('2');
  });
});

it('counts by itself while Redis is away', async () => {
  const redis = connectRedis('redis://127.0.0.1:1');
  await expectOwnCount(new FlexibleRateLimiter(redis));
  redis.disconnect();
});

it('asks nothing of a Redis that takes connections and never responds', async () => {
  const stuck = createServer(() => {});
  await new Promise<void>((resolve) => stuck.listen(0, '127.0.0.1', resolve));
  const { port } = stuck.address() as AddressInfo;
  const redis = connectRedis(`redis://127.0.0.1:${port}`);
  await vi.waitFor(() => expect(redis.status).toBe('connect'));
  const asked = vi.spyOn(redis, 'sendCommand');
  await expectOwnCount(new FlexibleRateLimiter(redis));
  expect(asked.mock.calls.filter(([{ name }]) => name.startsWith('eval'))).toEqual([]);
  redis.disconnect();
  stuck.close();
});

async function expectOwnCount(limiter: FlexibleRateLimiter): Promise<void> {
  for (let hit = 0; hit < RULE.limit; hit += 1) {
    expect((await limiter.hit(RULE, 'a')).isAllowed).toBe(true);
  }
  expect((await limiter.hit(RULE, 'a')).isAllowed).toBe(false);
  expect((await limiter.peek(RULE, 'a')).isAllowed).toBe(false);
}
