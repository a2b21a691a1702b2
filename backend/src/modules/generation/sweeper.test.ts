import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ColoringPage, CreditEntry, Generation, PageSave, User } from '../../models/index.ts';
import { newId } from '../../randomness.ts';
import { blankPagePng } from '../../testing/pagePng.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { firstPicture } from '../pages/pictureKey.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

describe('the sweeper', () => {
  test('gives the credits of abandoned jobs back, once, and removes their pictures', async () => {
    const ann = await testApp.signUp();
    const job = await leaveJob(ann, { status: 'running', leaseExpiresAt: new Date(Date.now() - 1) });
    await testApp.container.images.store(firstPicture(job.pageId), blankPagePng());
    expect((await User.findByPk(ann.user.id))?.credits).toBe(9);
    const ended = await Promise.all([sweep('expired'), sweep('expired'), sweep('expired')]);
    expect(ended.reduce((sum, count) => sum + count)).toBe(1);
    await testApp.container.background.settle();
    expect(await testApp.container.images.read(firstPicture(job.pageId))).toBeUndefined();
    expect((await User.findByPk(ann.user.id))?.credits).toBe(10);
    expect(Number(await CreditEntry.sum('amount', { where: { userId: ann.user.id } }))).toBe(10);
    expect(await job.reload()).toMatchObject({
      status: 'failed',
      errorCode: 'UNAVAILABLE',
      idempotencyKey: null,
    });
  });

  test("leaves a live worker's job alone, unless everything open is to be ended", async () => {
    const ann = await testApp.signUp();
    await leaveJob(ann, { status: 'running', leaseExpiresAt: new Date(Date.now() + 20_000) });
    expect(await sweep('expired')).toBe(0);
    expect(await sweep('all')).toBe(1);
    expect((await User.findByPk(ann.user.id))?.credits).toBe(10);
  });

  test('ends everything that is open at a start, however much a long outage left', async () => {
    const { user } = await testApp.signUp();
    const left = { userId: user.id, requestHash: 'none', prompt: 'a cat', provider: 'none', seed: 1 };
    const rows = Array.from({ length: 101 }, () => {
      return { ...left, id: newId(), pageId: newId(), status: 'pending' as const, createdAt: new Date() };
    });
    await Generation.bulkCreate(rows);
    expect(await sweep('all')).toBe(101);
    expect(await Generation.count({ where: { userId: user.id, status: 'failed' } })).toBe(101);
    await testApp.container.background.settle();
  });

  test('makes a worker that was given up too early leave nothing behind', async () => {
    const ann = await testApp.signUp();
    const { imageGenerator, storage } = testApp.providers;
    imageGenerator.script.push(async (request) => {
      await sweep('all');
      return imageGenerator.draw(request);
    });
    const stored = storage.files.size;
    const answer = await testApp
      .request(ann.token)
      .post('/api/generate-coloring-page')
      .send({ prompt: 'a cat' });
    expect(answer.status).toBe(503);
    await testApp.container.background.settle();
    expect(storage.files.size).toBe(stored);
    expect(await User.findByPk(ann.user.id)).toMatchObject({ credits: 10, totalGenerations: 0 });
  });

  test('removes pictures that no row knows and keeps those of pages and of work under way', async () => {
    const ann = await testApp.signUp();
    const page = await testApp
      .request(ann.token)
      .post('/api/generate-coloring-page')
      .send({ prompt: 'a cat' })
      .expect(200);
    const job = await leaveJob(ann, { status: 'running', leaseExpiresAt: new Date(Date.now() + 20_000) });
    const save = await leaveSave(ann);
    const stray = newId();
    for (const id of [job.pageId, save.pageId, stray])
      await testApp.container.images.store(firstPicture(id), blankPagePng());
    expect(await testApp.container.sweeper.removeOrphans()).toBe(1);
    for (const id of [page.body.id, job.pageId, save.pageId]) {
      expect(await testApp.container.images.read(firstPicture(id))).toBeDefined();
    }
    expect(await testApp.container.images.read(firstPicture(stray))).toBeUndefined();
    await sweep('all');
    await testApp.container.background.settle();
    await testApp.container.sweeper.removeOrphans();
    expect(await testApp.container.images.read(firstPicture(save.pageId))).toBeUndefined();
    expect(await ColoringPage.count({ where: { userId: ann.user.id } })).toBe(1);
  });
});

function sweep(which: 'all' | 'expired'): Promise<number> {
  return testApp.container.sweeper.endAbandoned(which);
}

/** A job as a crash leaves it: its credit is taken, nobody works on it. */
async function leaveJob(
  { user }: TestUser,
  row: Partial<Pick<Generation, 'status' | 'leaseExpiresAt'>>,
): Promise<Generation> {
  const job = await testApp.container.generations.order({
    userId: user.id,
    prompt: 'a cat',
    idempotencyKey: newId(),
    network: '192.0.2.1',
  });
  return job.update({ ...row, leaseOwner: 'a dead worker' });
}

function leaveSave({ user }: TestUser): Promise<PageSave> {
  return PageSave.create({
    id: newId(),
    userId: user.id,
    requestHash: 'none',
    pageId: newId(),
    status: 'open',
    leaseExpiresAt: new Date(Date.now() + 60_000),
    createdAt: new Date(),
  });
}
