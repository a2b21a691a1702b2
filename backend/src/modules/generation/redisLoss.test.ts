import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CreditEntry, Generation, User } from '../../models/index.ts';
import { connectRedis } from '../../providers/connectRedis.ts';
import { RedisQueue } from '../../providers/queue/RedisQueue.ts';
import { blankPage } from '../../testing/fakeProviders.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { hasRedisServer, startTestRedis, type TestRedis } from '../../testing/testRedis.ts';

const PATIENCE = { timeout: 30_000 };

let server: TestRedis;
let redis: ReturnType<typeof connectRedis>;
let queue: RedisQueue;
let testApp: TestApp;

describe.runIf(hasRedisServer())('when Redis loses its memory', () => {
  beforeEach(async () => {
    server = await startTestRedis();
    redis = connectRedis(server.url);
    queue = new RedisQueue({ redisUrl: server.url, redis, concurrency: 1, checkMs: 100, patienceMs: 500 });
    testApp = await createTestApp({}, undefined, { queue });
    return async () => {
      await queue.close(0);
      redis.disconnect();
      await server.stop();
      await testApp.close();
    };
  });

  test('emptied in mid-picture: the request is answered with the page', async () => {
    const ann = await testApp.signUp();
    const finish = holdNextPicture();
    const answer = order(ann);
    await untilDrawing(1);
    await redis.flushall();
    finish();
    expect((await answer).status).toBe(200);
    await expectOnePage(ann);
  });

  test('emptied while a job waits for its turn: that one is drawn too', async () => {
    const [ann, ben] = [await testApp.signUp(), await testApp.signUp()];
    const finish = holdNextPicture();
    const first = order(ann);
    await untilDrawing(1);
    const second = order(ben);
    await vi.waitFor(async () => expect(await queuedJobs()).toBe(1), PATIENCE);
    await redis.flushall();
    finish();
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
    await expectOnePage(ann);
    await expectOnePage(ben);
  });

  test('gone for good in mid-picture: the request is answered with the page', async () => {
    const ann = await testApp.signUp();
    const finish = holdNextPicture();
    const answer = order(ann);
    await untilDrawing(1);
    await server.stop();
    finish();
    expect((await answer).status).toBe(200);
    await expectOnePage(ann);
  });

  test('gone for good before anybody began: 503, and the credit is back', async () => {
    const [ann, ben] = [await testApp.signUp(), await testApp.signUp()];
    const finish = holdNextPicture();
    const first = order(ann);
    await untilDrawing(1);
    const second = order(ben);
    await vi.waitFor(async () => expect(await queuedJobs()).toBe(1), PATIENCE);
    await server.stop();
    expect((await second).status).toBe(503);
    expect(await User.findByPk(ben.user.id)).toMatchObject({ credits: 10, totalGenerations: 0 });
    expect(await pagesOf(ben)).toEqual([]);
    finish();
    expect((await first).status).toBe(200);
    await expectOnePage(ann);
  });
});

/** Has the next picture wait until the returned function is called. */
function holdNextPicture(): () => void {
  let finish = (): void => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  testApp.providers.imageGenerator.script.push(async () => {
    await held;
    return blankPage();
  });
  return finish;
}

async function order({ token }: TestUser) {
  return testApp.request(token).post('/api/generate-coloring-page').send({ prompt: 'a cat' });
}

async function untilDrawing(count: number): Promise<void> {
  await vi.waitFor(() => expect(testApp.providers.imageGenerator.requests).toHaveLength(count), PATIENCE);
}

async function queuedJobs(): Promise<number> {
  return redis.zcard('bull:lineleaf-generations:prioritized');
}

async function pagesOf({ token }: TestUser): Promise<unknown[]> {
  return (await testApp.request(token).get('/api/coloring-pages?images=url').expect(200)).body;
}

/** In the gallery, once, for one credit. */
async function expectOnePage(buyer: TestUser): Promise<void> {
  const userId = buyer.user.id;
  expect(await pagesOf(buyer)).toHaveLength(1);
  expect(await User.findByPk(userId)).toMatchObject({ credits: 9, totalGenerations: 1 });
  expect(Number(await CreditEntry.sum('amount', { where: { userId } }))).toBe(9);
  expect(await Generation.count({ where: { userId, status: 'succeeded' } })).toBe(1);
}
