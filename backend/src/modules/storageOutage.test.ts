import { startTestS3, type TestS3 } from '@lineleaf/releases/node/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../logging.ts';
import { CreditEntry, Generation, PageSave, User } from '../models/index.ts';
import { createStorage } from '../providers/storage/index.ts';
import { newId } from '../randomness.ts';
import { blankPage } from '../testing/fakeProviders.ts';
import { coloredPagePng } from '../testing/pagePng.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { waitUntil } from '../waitUntil.ts';
import { firstPicture } from './pages/pictureKey.ts';

const AWAY = {
  status: 503,
  body: { code: 'UNAVAILABLE', detail: 'Lineleaf is not available now. Please try again later.' },
};

let server: TestS3;
let testApp: TestApp;

beforeAll(async () => {
  server = await startTestS3();
  testApp = await createTestApp({}, createLogger('silent'), { storage: createStorage(server.url) });
});
afterAll(async () => {
  await testApp.close();
  await server.remove();
});

test('the storage goes away and comes back: nothing is charged, and all goes on by itself', async () => {
  const ann = await testApp.signUp();
  const seen = await draw(ann, newId());
  // Pictures are remembered by their content: this one needs its own.
  testApp.providers.imageGenerator.script.push(async () => ({
    ...blankPage(),
    png: coloredPagePng([9, 9, 9]),
  }));
  const unseen = await draw(ann, newId());
  await readPicture(ann, seen.body.id).expect(200);
  const [drawKey, saveKey] = [newId(), newId()];

  await server.stop();
  await untilReady(503);
  const { body } = await testApp.request().get('/api/health/ready');
  expect(body.checks).toEqual({ database: 'ok', queue: 'ok', storage: 'failed' });
  expect(await draw(ann, drawKey)).toMatchObject(AWAY);
  expect(await saveColored(ann, seen.body.id, saveKey)).toMatchObject(AWAY);
  const unread = await readPicture(ann, unseen.body.id);
  expect(unread).toMatchObject(AWAY);
  expect(unread.headers['cache-control']).toBe('no-store');
  await readPicture(ann, seen.body.id).expect(200);
  expect(await countPages(ann)).toBe(2);
  await expectSound(ann, 8);

  await server.start();
  await untilReady(200);
  expect((await draw(ann, drawKey)).status).toBe(200);
  const saved = await saveColored(ann, seen.body.id, saveKey);
  expect(saved.status).toBeLessThan(300);
  expect((await saveColored(ann, seen.body.id, saveKey)).body.id).toBe(saved.body.id);
  for (const id of [seen.body.id, unseen.body.id, saved.body.id]) await readPicture(ann, id).expect(200);
  expect(await countPages(ann)).toBe(4);
  await expectSound(ann, 7);
});

test('pages that are deleted meanwhile are gone at once, and their pictures by the next sweep', async () => {
  const ann = await testApp.signUp();
  const { id } = (await draw(ann, newId())).body;
  await server.stop();
  const deleted = await testApp.request(ann.token).delete(`/api/coloring-pages/${id}`);
  expect(deleted.status).toBeLessThan(300);
  await testApp.container.background.settle();
  await readPicture(ann, id).expect(404);
  await server.start();
  await untilReady(200);
  expect(await testApp.container.images.read(firstPicture(id))).toBeDefined();
  await testApp.container.sweeper.removeOrphans();
  expect(await testApp.container.images.read(firstPicture(id))).toBeUndefined();
});

function draw({ token }: TestUser, key: string) {
  return testApp
    .request(token)
    .post('/api/generate-coloring-page')
    .set('Idempotency-Key', key)
    .send({ prompt: 'a cat' });
}

function saveColored({ token }: TestUser, pageId: string, key: string) {
  const image_base64 = Buffer.from(coloredPagePng([200, 10, 10])).toString('base64');
  return testApp
    .request(token)
    .post('/api/coloring-pages/colored')
    .set('Idempotency-Key', key)
    .send({ original_page_id: pageId, image_base64, color_data: { colors_used: 1 } });
}

function readPicture({ token }: TestUser, pageId: string) {
  return testApp.request(token).get(`/api/coloring-pages/${pageId}/image`);
}

async function countPages({ token }: TestUser): Promise<number> {
  return (await testApp.request(token).get('/api/coloring-pages?images=url').expect(200)).body.length;
}

async function untilReady(status: 200 | 503): Promise<void> {
  const isSo = async (): Promise<boolean> =>
    (await testApp.request().get('/api/health/ready')).status === status;
  expect(await waitUntil(isSo, 20_000)).toBe(true);
}

/** The balance is this, and the sum of its entries; nothing is open. */
async function expectSound({ user }: TestUser, credits: number): Promise<void> {
  await testApp.container.background.settle();
  expect(await User.findByPk(user.id)).toMatchObject({ credits });
  expect(Number(await CreditEntry.sum('amount', { where: { userId: user.id } }))).toBe(credits);
  expect(await Generation.count({ where: { userId: user.id, status: ['pending', 'running'] } })).toBe(0);
  expect(await PageSave.count({ where: { userId: user.id, status: 'open' } })).toBe(0);
}
