import { type ChildProcess, spawn } from 'node:child_process';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasRedisServer, startTestRedis, type TestRedis } from '../../testing/testRedis.ts';
import { connectRedis } from '../connectRedis.ts';
import { queueContract } from './contract.ts';
import { JobLeftError, type QueuedJob, QueueSilentError } from './Queue.ts';
import { RedisQueue } from './RedisQueue.ts';

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

  const open = async (concurrency: number) => {
    await redis.flushall();
    return new RedisQueue({ redisUrl: server.url, redis, concurrency, silenceMs: 1_000, checkMs: 50 });
  };

  queueContract(open);

  it('hands the job of a killed worker to another one, as taken over', async () => {
    const queue = await open(1);
    const worker = await startDoomedWorker(server.url);
    const done = queue.run({ id: 'orphan', userId: 'u' });
    await worker.hasStarted;
    worker.process.kill('SIGKILL');
    const seen: QueuedJob[] = [];
    queue.work(async (job) => void seen.push(job));
    await done;
    expect(seen).toEqual([{ id: 'orphan', userId: 'u', isTakenOver: true }]);
    await queue.close(0);
  }, 30_000);

  it('hands a job over again that Redis has forgotten before anybody began it', async () => {
    const queue = await open(1);
    const running = queue.run({ id: 'a', userId: 'u' });
    await vi.waitFor(async () => expect(await redis.keys('bull:*:a')).toHaveLength(1), 10_000);
    await redis.flushall();
    const worked: string[] = [];
    queue.work(async ({ id }) => void worked.push(id));
    await running;
    expect(worked).toEqual(['a']);
    await queue.close(0);
  });

  it('ends the waiting for a job that Redis has forgotten while it was worked on', async () => {
    const queue = await open(2);
    const ends: (() => void)[] = [];
    queue.work(() => new Promise((resolve) => ends.push(resolve)));
    const running = queue.run({ id: 'a', userId: 'u' });
    await vi.waitFor(() => expect(ends).toHaveLength(1), 10_000);
    await redis.flushall();
    // It comes again, as after a crash: who works on it finds out by its row.
    await vi.waitFor(() => expect(ends).toHaveLength(2), 10_000);
    for (const end of ends) end();
    await running;
    await queue.close(0);
  });

  it('says of a job that it does not know its end when Redis is gone for long', async () => {
    const mortal = await startTestRedis();
    const own = connectRedis(mortal.url);
    const options = { redisUrl: mortal.url, redis: own, concurrency: 1, checkMs: 50, patienceMs: 200 };
    const queue = new RedisQueue(options);
    const left = queue.run({ id: 'a', userId: 'u' }).catch((error: unknown) => error);
    await vi.waitFor(async () => expect(await own.keys('bull:*:a')).toHaveLength(1), 10_000);
    await mortal.stop();
    expect(await left).toBeInstanceOf(QueueSilentError);
    await queue.close(0);
    own.disconnect();
  });

  it('closing leaves the job that another worker is on to it', async () => {
    const [here, elsewhere] = [await open(1), await open(1)];
    let finish: () => void = () => {};
    const isWorked = new Promise<void>((started) => {
      elsewhere.work(() => {
        started();
        return new Promise((resolve) => (finish = resolve));
      });
    });
    const left = here.run({ id: 'a', userId: 'u' }).catch((error: unknown) => error);
    await isWorked;
    await here.close(20);
    expect(await left).toBeInstanceOf(JobLeftError);
    finish();
    await elsewhere.close(60_000);
  });
});

it('refuses a job while Redis is away, so that its credit can go back', async () => {
  const redis = connectRedis('redis://127.0.0.1:1');
  const queue = new RedisQueue({ redisUrl: 'redis://127.0.0.1:1', redis, concurrency: 1 });
  await expect(queue.run({ id: 'a', userId: 'u' })).rejects.toThrow();
  await expect(queue.check()).rejects.toThrow();
  redis.disconnect();
});

/** A process of its own that takes a job and never ends it. */
async function startDoomedWorker(
  redisUrl: string,
): Promise<{ process: ChildProcess; hasStarted: Promise<void> }> {
  const code = `
    import { connectRedis } from '${new URL('../connectRedis.ts', import.meta.url)}';
    import { RedisQueue } from '${new URL('./RedisQueue.ts', import.meta.url)}';
    const redisUrl = '${redisUrl}';
    const queue = new RedisQueue({ redisUrl, redis: connectRedis(redisUrl), concurrency: 1, silenceMs: 1000 });
    queue.work(() => { console.log('started'); return new Promise(() => {}); });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const hasStarted = new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', () => reject(new Error('the worker ended before it took the job')));
  });
  return { process: child, hasStarted };
}
