import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goodColorability } from '@lineleaf/press/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { createLogger } from '../logging.ts';
import { CreditEntry, Generation, PageSave, User } from '../models/index.ts';
import { OutboxMailer } from '../providers/mailer/OutboxMailer.ts';
import { FileStorage } from '../providers/storage/FileStorage.ts';
import { newId } from '../randomness.ts';
import { fillDatabase } from '../testing/fillDatabase.ts';
import { FullFiles } from '../testing/fullFiles.ts';
import { blankPagePng, coloredPagePng } from '../testing/pagePng.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { waitUntil } from '../waitUntil.ts';

const GENERATE = '/api/generate-coloring-page';
const READY = '/api/health/ready';
const FULL = { status: 507, body: expect.objectContaining({ code: 'STORAGE_FULL' }) };

let folder: string;
let files: FullFiles;
let testApp: TestApp;
let ann: TestUser;
let free: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lineleaf-full-'));
  files = new FullFiles();
  const outbox = new OutboxMailer({
    folder: join(folder, 'outbox'),
    from: 'a@b.c',
    clock: systemClock,
    files,
  });
  const storage = new FileStorage(join(folder, 'images'), files);
  testApp = await createTestApp({}, createLogger('silent'), { storage, mailer: outbox, outbox });
  ann = await testApp.signUp();
});
afterEach(async () => {
  files.isFull = false;
  await free();
  free = async () => undefined;
});
afterAll(async () => {
  await testApp.close();
  await rm(folder, { recursive: true });
});

describe('while the folders of pictures and mail are full', () => {
  test('a picture costs nothing, leaves no file, and says why in the language of its reader', async () => {
    const before = await creditsOf(ann);
    const stored = await listFiles();
    files.isFull = true;
    const answer = await generate(ann).set('Accept-Language', 'de');
    expect(answer).toMatchObject(FULL);
    expect(answer.body.detail).toContain('keinen Speicherplatz');
    expect(await creditsOf(ann)).toBe(before);
    expect(await listFiles()).toEqual(stored);
    files.isFull = false;
    expect((await generate(ann)).status).toBe(200);
    expect(await creditsOf(ann)).toBe(before - 1);
  });

  test('a colored copy frees its key, and pages are read in every width', async () => {
    const page = await generate(ann);
    const [key, count] = [newId(), await countPages(ann)];
    files.isFull = true;
    expect(await saveColored(ann, page.body.id, key)).toMatchObject(FULL);
    for (const width of ['', '?w=320', '?w=640']) await readPicture(ann, page.body.id, width).expect(200);
    files.isFull = false;
    const saved = await saveColored(ann, page.body.id, key);
    expect(saved.status).toBeLessThan(300);
    expect((await saveColored(ann, page.body.id, key)).body.id).toBe(saved.body.id);
    expect(await countPages(ann)).toBe(count + 1);
  });

  test('a save over a colored copy loses nothing of it, and goes on when there is room', async () => {
    const page = await generate(ann);
    const copy = await saveColored(ann, page.body.id, newId());
    const before = await readPicture(ann, copy.body.id, '').expect(200);
    const key = newId();
    files.isFull = true;
    expect(await saveOver(ann, copy.body, key)).toMatchObject(FULL);
    expect((await readPicture(ann, copy.body.id, '').expect(200)).body).toEqual(before.body);
    files.isFull = false;
    expect((await saveOver(ann, copy.body, key)).status).toBe(200);
    expect((await readPicture(ann, copy.body.id, '').expect(200)).body).not.toEqual(before.body);
  });

  test('nobody learns by a forgotten password whether there is an account, and half a mail is none', async () => {
    const addresses = [ann.user.email, 'nobody@example.com'];
    files.isFull = true;
    const refused = await Promise.all(addresses.map(forget));
    expect(refused).toEqual([expect.objectContaining(FULL), expect.objectContaining(FULL)]);
    expect(refused[0]?.body.detail).toBe(refused[1]?.body.detail);
    await testApp.container.background.settle();
    expect((await listFiles()).filter((name) => name.includes('outbox'))).toEqual([]);
    files.isFull = false;
    for (const answer of await Promise.all(addresses.map(forget))) expect(answer.status).toBe(200);
    await testApp.container.background.settle();
    expect((await listFiles()).filter((name) => name.endsWith('.eml'))).toHaveLength(1);
  });

  test('the product is not ready, names what is full, and is ready again by itself', async () => {
    files.isFull = true;
    await untilReady(503);
    const { body } = await testApp.request().get(READY);
    expect(body.checks).toEqual({ database: 'ok', queue: 'ok', storage: 'failed', outbox: 'failed' });
    files.isFull = false;
    await untilReady(200);
  });
});

describe('while the database is full', () => {
  test('every write is refused, what is there is read, and all goes on by itself', async () => {
    const page = await generate(ann);
    free = await fillUp();
    const writes = () =>
      Promise.all([
        generate(ann),
        saveColored(ann, page.body.id, newId()),
        testApp
          .request(ann.token)
          .patch(`/api/coloring-pages/${page.body.id}/favorite`)
          .send({ is_favorite: true }),
        testApp.request().post('/api/auth/signup').send(newAccount()),
        testApp.request().post('/api/auth/login').send({ email: ann.user.email, password: ann.password }),
        forget(ann.user.email),
        forget('nobody@example.com'),
      ]);
    for (const answer of await writes()) expect(answer).toMatchObject(FULL);
    await testApp.request(ann.token).get('/api/auth/me').expect(200);
    await testApp.request(ann.token).get('/api/coloring-pages').expect(200);
    await readPicture(ann, page.body.id, '').expect(200);
    await untilReady(503);
    await free();
    await untilReady(200);
    for (const answer of await writes()) expect(answer.status).toBeLessThan(300);
    await expectBalanced();
  });

  test('a picture that was drawn by then gives its credit back once there is room', async () => {
    const [before, key] = [await creditsOf(ann), newId()];
    fillInMidPicture();
    expect(await generate(ann, key)).toMatchObject(FULL);
    expect(await Generation.count({ where: { status: 'running' } })).toBe(1);
    // The key is still taken: its next request is refused at once rather than left waiting for the first.
    expect(await generate(ann, key)).toMatchObject(FULL);
    await free();
    await testApp.container.sweeper.endAbandoned('expired');
    expect(await creditsOf(ann)).toBe(before);
    await expectBalanced();
    expect(
      await Generation.count({ where: { errorCode: 'STORAGE_FULL', status: 'failed' } }),
    ).toBeGreaterThan(0);
  });

  test('the same key draws again once there is room, without waiting for a sweep', async () => {
    const [before, key] = [await creditsOf(ann), newId()];
    fillInMidPicture();
    expect(await generate(ann, key)).toMatchObject(FULL);
    await free();
    expect((await generate(ann, key)).status).toBe(200);
    expect(await creditsOf(ann)).toBe(before - 1);
    await expectBalanced();
  });

  test('a colored copy whose picture was stored by then frees its key once there is room', async () => {
    const page = await generate(ann);
    const key = newId();
    const { storage } = testApp.container.providers;
    const put = vi.spyOn(storage, 'put').mockImplementationOnce(async (...parameters) => {
      put.mockRestore();
      await storage.put(...parameters);
      free = await fillUp();
    });
    expect(await saveColored(ann, page.body.id, key)).toMatchObject(FULL);
    expect(await saveColored(ann, page.body.id, key)).toMatchObject(FULL);
    await free();
    expect((await saveColored(ann, page.body.id, key)).status).toBeLessThan(300);
    expect(await PageSave.count({ where: { status: 'open' } })).toBe(0);
  });
});

function fillUp() {
  return fillDatabase({ sequelize: testApp.container.sequelize, address: testApp.address });
}

/** The database fills up while the picture is drawn. */
function fillInMidPicture(): void {
  testApp.providers.imageGenerator.script.push(async () => {
    free = await fillUp();
    return { png: blankPagePng(), colorability: goodColorability(), drawn: [], unknown: [], readings: [] };
  });
}

function generate({ token }: TestUser, key = newId()) {
  return testApp.request(token).post(GENERATE).set('Idempotency-Key', key).send({ prompt: 'a cat' });
}

function saveColored({ token }: TestUser, pageId: string, key: string) {
  const image_base64 = Buffer.from(coloredPagePng([200, 10, 10])).toString('base64');
  return testApp
    .request(token)
    .post('/api/coloring-pages/colored')
    .set('Idempotency-Key', key)
    .send({ original_page_id: pageId, image_base64, color_data: { colors_used: 1 } });
}

function saveOver(
  { token }: TestUser,
  copy: { id: string; version: string; original_page_id: string },
  key: string,
) {
  const image_base64 = Buffer.from(coloredPagePng([10, 200, 10])).toString('base64');
  return testApp
    .request(token)
    .put(`/api/coloring-pages/${copy.id}/colored`)
    .set('If-Match', `"${copy.version}"`)
    .set('Idempotency-Key', key)
    .send({ original_page_id: copy.original_page_id, image_base64, color_data: { colors_used: 1 } });
}

function readPicture({ token }: TestUser, pageId: string, width: string) {
  return testApp.request(token).get(`/api/coloring-pages/${pageId}/image${width}`);
}

function forget(email: string) {
  return testApp.request().post('/api/auth/forgot-password').send({ email });
}

function newAccount() {
  return { email: `${newId()}@example.com`, username: 'Ben', password: 'secret 1' };
}

async function creditsOf({ token }: TestUser): Promise<number> {
  return (await testApp.request(token).get('/api/auth/me').expect(200)).body.credits;
}

async function countPages({ token }: TestUser): Promise<number> {
  return (await testApp.request(token).get('/api/coloring-pages').expect(200)).body.length;
}

async function listFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name))
    .sort();
}

async function untilReady(status: 200 | 503): Promise<void> {
  const isSo = async (): Promise<boolean> => (await testApp.request().get(READY)).status === status;
  expect(await waitUntil(isSo, 20_000)).toBe(true);
}

/** Every balance is the sum of its entries, and nothing is under way. */
async function expectBalanced(): Promise<void> {
  for (const { id, credits } of await User.findAll()) {
    expect(Number(await CreditEntry.sum('amount', { where: { userId: id } }))).toBe(credits);
  }
  expect(await Generation.count({ where: { status: ['pending', 'running'] } })).toBe(0);
  expect(await PageSave.count({ where: { status: 'open' } })).toBe(0);
}
