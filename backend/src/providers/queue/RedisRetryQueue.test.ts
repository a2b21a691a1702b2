import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hasRedisServer, startTestRedis, type TestRedis } from '../../testing/testRedis.ts';
import { connectRedis } from '../connectRedis.ts';
import { InProcessRetryQueue } from './InProcessRetryQueue.ts';
import { RedisRetryQueue } from './RedisRetryQueue.ts';
import { retryQueueContract } from './retryContract.ts';

const AN_HOUR_MS = 60 * 60 * 1000;

describe.runIf(hasRedisServer())('on a real Redis', () => {
  let server: TestRedis;
  let redis: Redis;
  beforeAll(async () => {
    server = await startTestRedis();
    redis = new Redis(server.url);
  });
  afterAll(async () => {
    redis.disconnect();
    await server.stop();
  });

  const open = async (pausesMs: readonly number[]) => {
    await redis.flushall();
    const fallback = new InProcessRetryQueue<{ userId: string }>(pausesMs);
    return new RedisRetryQueue({ redisUrl: server.url, redis, name: 'tasks', fallback, pausesMs });
  };

  retryQueueContract(open);

  it('hands a task that is open to the next process', async () => {
    const first = await open([1, 1, 1, 1]);
    const hasFailed = new Promise<void>((resolve) => {
      first.work(
        () => Promise.reject(new Error('away')),
        () => resolve(),
      );
    });
    await first.add({ userId: 'a' });
    await hasFailed;
    await first.close();
    const next = new RedisRetryQueue<{ userId: string }>({
      redisUrl: server.url,
      redis,
      name: 'tasks',
      fallback: new InProcessRetryQueue(),
      pausesMs: [1, 1, 1, 1],
    });
    onTestFinished(() => next.close());
    const done: string[] = [];
    next.work(async ({ userId }) => void done.push(userId), vi.fn());
    await vi.waitFor(() => expect(done).toEqual(['a']), { timeout: 20_000 });
  });

  it('keeps the words of a failure out of Redis', async () => {
    const queue = await open([AN_HOUR_MS]);
    onTestFinished(() => queue.close());
    const failures: unknown[] = [];
    queue.work(
      () => Promise.reject(new Error('550 <robin@example.com>: no such mailbox')),
      (error) => failures.push(error),
    );
    await queue.add({ userId: 'a' });
    await vi.waitFor(async () => expect(await redis.zcard('bull:tasks:delayed')).toBe(1), {
      timeout: 20_000,
    });
    const held = await Promise.all((await redis.keys('bull:tasks:*')).map((key) => contentOf(redis, key)));
    expect(held.join()).toContain(JSON.stringify('{"userId":"a"}'));
    expect(held.join()).not.toContain('robin');
    expect(failures).toHaveLength(1);
  });
});

it('does a task here while Redis is away', async () => {
  const fallback = new InProcessRetryQueue<string>([]);
  const redisUrl = 'redis://127.0.0.1:1';
  const redis = connectRedis(redisUrl);
  const queue = new RedisRetryQueue({ redisUrl, redis, name: 'tasks', fallback });
  onTestFinished(async () => {
    redis.disconnect();
    await queue.close();
  });
  const done: string[] = [];
  queue.work(async (task) => void done.push(task), vi.fn());
  await queue.add('a');
  expect(done).toEqual(['a']);
});

async function contentOf(redis: Redis, key: string): Promise<string> {
  const kind = await redis.type(key);
  if (kind === 'hash') return JSON.stringify(await redis.hgetall(key));
  if (kind === 'stream') return JSON.stringify(await redis.xrange(key, '-', '+'));
  return '';
}
