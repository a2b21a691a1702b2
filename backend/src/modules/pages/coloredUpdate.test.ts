import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockForBackup } from '../../backup/backupLock.ts';
import { ColoringPage, PageSave } from '../../models/index.ts';
import { newId } from '../../randomness.ts';
import { coloredPagePng } from '../../testing/pagePng.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';

const RED = coloredPagePng([255, 0, 0]);
const BLUE = coloredPagePng([0, 0, 255]);
const GREEN = coloredPagePng([0, 255, 0]);
const HOUR_MS = 60 * 60 * 1000;

let testApp: TestApp;
let nowMs = Date.now();
let ann: TestUser;
let copy: Copy;
beforeAll(async () => {
  const clock = { now: () => new Date(nowMs) };
  testApp = await createTestApp({}, undefined, { clock });
});
beforeEach(async () => {
  ann = await testApp.signUp();
  copy = await saveCopy();
});
afterAll(() => testApp.close());

describe('a colored copy that is saved over', () => {
  test('has the new picture, a new version and new addresses, and is no page more', async () => {
    const answer = await update(copy, BLUE).expect(200);
    expect(answer.body).toMatchObject({ id: copy.id, is_colored: true, original_page_id: copy.original });
    expect(answer.body.version).not.toBe(copy.version);
    expect(await pixelAt(answer.body.image_url)).toEqual([0, 0, 255]);
    expect(answer.body.thumbnail_url).not.toBe(copy.thumbnail_url);
    expect(await pixelAt(answer.body.thumbnail_url)).not.toEqual([255, 0, 0]);
    await testApp.request().get(copy.image_url).expect(404);
    const list = await testApp.request(ann.token).get('/api/coloring-pages').expect(200);
    expect(list.body).toHaveLength(2);
    expect(list.body.find(({ id }: Copy) => id === copy.id)).toMatchObject({ version: answer.body.version });
    const again = await update({ ...copy, version: answer.body.version }, BLUE).expect(200);
    expect(again.body.version).not.toBe(answer.body.version);
  });

  test('has its version in its addresses: they differ in more than their signatures', async () => {
    const first = await update(copy, BLUE).expect(200);
    const second = await update({ ...copy, version: first.body.version }, GREEN).expect(200);
    expect(unsigned(copy.image_url)).toBe(`/api/coloring-pages/${copy.id}/image`);
    expect(unsigned(first.body.image_url)).toBe(
      `/api/coloring-pages/${copy.id}/image?v=${first.body.version}`,
    );
    expect(unsigned(second.body.thumbnail_url)).toBe(
      `/api/coloring-pages/${copy.id}/image?w=320&v=${second.body.version}`,
    );
    expect(await pixelAt(second.body.image_url)).toEqual([0, 255, 0]);
  });

  test('is shown by its addresses from before they had a version', async () => {
    const { body } = await update(copy, BLUE).expect(200);
    expect(await pixelAt(body.image_url.replace(/v=\w+&/, ''))).toEqual([0, 0, 255]);
  });

  test('is not kept by browsers under its id alone', async () => {
    const path = `/api/coloring-pages/${copy.id}/image`;
    const own = await testApp.request(ann.token).get(path).expect(200);
    expect(own.headers['cache-control']).toBe('private, no-cache');
    const signed = await testApp.request().get(copy.image_url).expect(200);
    expect(signed.headers['cache-control']).toContain('immutable');
  });

  test('goes on after its original is deleted', async () => {
    await testApp.request(ann.token).delete(`/api/coloring-pages/${copy.original}`).expect(200);
    const answer = await update({ ...copy, original: null }, BLUE).expect(200);
    await update({ ...copy, version: answer.body.version }, GREEN).expect(200);
  });

  test('is saved once under one key, and a replay is answered as the first was', async () => {
    const key = newId();
    const answers = await Promise.all([1, 2, 3].map(() => update(copy, BLUE, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const versions = new Set(answers.map(({ body }) => body.version));
    expect(versions.size).toBe(1);
    const [version = ''] = versions;
    await update({ ...copy, version }, GREEN).expect(200);
    const replay = await update(copy, BLUE, key).expect(200);
    expect(replay.body.version).toBe(version);
    expect(await ownPixel()).toEqual([0, 255, 0]);
    await update(copy, RED, key).expect(409);
  });
});

describe('a save over a copy is refused', () => {
  test.each([
    ['without a version', undefined],
    ['for any version', '*'],
    ['for a version without quotes', 'abc'],
    ['for two versions', '"a", "b"'],
  ])('400 %s', async (_, header) => {
    const request = testApp.request(ann.token).put(`/api/coloring-pages/${copy.id}/colored`);
    const answer = await (header === undefined ? request : request.set('If-Match', header)).send(
      bodyOf(copy, BLUE),
    );
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(answer.body.fields).toHaveProperty('If-Match');
  });

  test('412 for another version, and nothing changes', async () => {
    const before = [await rowOf(copy.id), storedKeys()];
    const answer = await update({ ...copy, version: 'another' }, BLUE);
    expect([answer.status, answer.body.code]).toEqual([412, 'COPY_CHANGED']);
    expect([await rowOf(copy.id), storedKeys()]).toEqual(before);
    expect(await ownPixel()).toEqual([255, 0, 0]);
  });

  test('404 for the copy of another user, for a page that is no copy, and for none', async () => {
    const ben = await testApp.signUp();
    await testApp
      .request(ben.token)
      .put(`/api/coloring-pages/${copy.id}/colored`)
      .set('If-Match', `"${copy.version}"`)
      .send(bodyOf(copy, BLUE))
      .expect(404);
    const original = await testApp.request(ann.token).get(`/api/coloring-pages/${copy.original}`).expect(200);
    await update({ ...copy, id: original.body.id, version: original.body.version }, BLUE).expect(404);
    await update({ ...copy, id: newId() }, BLUE).expect(404);
  });

  test('400 for another original than its own', async () => {
    await update({ ...copy, original: newId() }, BLUE).expect(400);
    await update({ ...copy, original: null }, BLUE).expect(400);
  });

  test('422 for what is no page, and the old picture stays', async () => {
    const answer = await update(copy, coloredPagePng([0, 0, 0], 1274));
    expect([answer.status, answer.body.code]).toEqual([422, 'INVALID_IMAGE']);
    expect(await ownPixel()).toEqual([255, 0, 0]);
  });
});

describe('two devices that save over one copy', () => {
  test('at the same time: one is saved, the other is told, and no picture is lost', async () => {
    const answers = await Promise.all([update(copy, BLUE), update(copy, GREEN)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const winner = answers[0]?.status === 200 ? [0, 0, 255] : [0, 255, 0];
    expect(await ownPixel()).toEqual(winner);
    expect(await PageSave.count({ where: { userId: ann.user.id, status: 'open' } })).toBe(0);
  });
});

describe('a save over a copy that fails', () => {
  test('keeps the old picture and frees its key when the storage fails', async () => {
    const key = newId();
    testApp.providers.storage.isBroken = true;
    await update(copy, BLUE, key).expect(500);
    testApp.providers.storage.isBroken = false;
    expect(await ownPixel()).toEqual([255, 0, 0]);
    await update(copy, BLUE, key).expect(200);
    expect(await ownPixel()).toEqual([0, 0, 255]);
  });

  test('keeps the old picture when the page is not written, and forgets the new one', async () => {
    const write = vi.spyOn(ColoringPage, 'update').mockRejectedValueOnce(new Error('the database is gone'));
    await update(copy, BLUE).expect(500);
    write.mockRestore();
    expect(await ownPixel()).toEqual([255, 0, 0]);
    await passAnHour();
    expect(storedKeys()).toEqual([`pages/${copy.id}/full.png`]);
  });

  test('leaves no page when the copy is deleted in the meantime', async () => {
    const { storage } = testApp.providers;
    const put = vi.spyOn(storage, 'put').mockImplementationOnce(async (...parameters) => {
      put.mockRestore();
      await storage.put(...parameters);
      await testApp.request(ann.token).delete(`/api/coloring-pages/${copy.id}`).expect(200);
    });
    await update(copy, BLUE).expect(404);
    await testApp.container.background.settle();
    await passAnHour();
    expect(storedKeys()).toEqual([]);
  });
});

describe('the picture that was saved over', () => {
  test('stays for some minutes, then goes with its smaller ones', async () => {
    await testApp.request().get(copy.thumbnail_url).expect(200);
    const before = storedKeys();
    await update(copy, BLUE).expect(200);
    await testApp.container.images.removeWaiting();
    expect(storedKeys()).toEqual(expect.arrayContaining(before));
    await passAnHour();
    expect(storedKeys()).toHaveLength(1);
    expect(await ownPixel()).toEqual([0, 0, 255]);
  });

  test('waits for the end of a backup', async () => {
    await update(copy, BLUE).expect(200);
    const lock = await lockForBackup(testApp.container.config.dataDir);
    await passAnHour();
    expect(storedKeys()).toHaveLength(2);
    lock.release();
    await passAnHour();
    expect(storedKeys()).toHaveLength(1);
  });

  test('is found by the orphan sweep when a stop forgot it, and so is one that a crash left', async () => {
    await update(copy, BLUE).expect(200);
    const kept = storedKeys().filter((key) => key !== `pages/${copy.id}/full.png`);
    await passAnHour();
    const { storage } = testApp.providers;
    await storage.put(`pages/${copy.id}/full.png`, RED);
    await storage.put(`pages/${copy.id}/${newId()}.full.png`, GREEN);
    const announced = newId();
    await storage.put(`pages/${copy.id}/${announced}.full.png`, GREEN);
    await PageSave.create({
      id: newId(),
      userId: ann.user.id,
      requestHash: 'none',
      pageId: copy.id,
      pictureId: announced,
      status: 'open',
      leaseExpiresAt: new Date(nowMs + HOUR_MS),
      createdAt: new Date(nowMs),
    });
    await testApp.container.sweeper.removeOrphans();
    await passAnHour();
    expect(storedKeys()).toEqual([...kept, `pages/${copy.id}/${announced}.full.png`].sort());
  });

  test('goes with the account', async () => {
    await update(copy, BLUE).expect(200);
    await testApp.request(ann.token).delete('/api/auth/account').send({ password: ann.password }).expect(200);
    await testApp.container.background.settle();
    expect(storedKeys()).toEqual([]);
  });
});

interface Copy {
  id: string;
  version: string;
  original: string | null;
  image_url: string;
  thumbnail_url: string;
}

async function saveCopy(): Promise<Copy> {
  const drawn = await testApp
    .request(ann.token)
    .post('/api/generate-coloring-page')
    .send({ prompt: 'a cat' })
    .expect(200);
  const original: string = drawn.body.id;
  const saved = await testApp
    .request(ann.token)
    .post('/api/coloring-pages/colored')
    .send(bodyOf({ original }, RED))
    .expect(200);
  return { ...saved.body, original };
}

function update(
  { id, version, original }: Pick<Copy, 'id' | 'version' | 'original'>,
  png: Uint8Array,
  key = newId(),
) {
  return testApp
    .request(ann.token)
    .put(`/api/coloring-pages/${id}/colored`)
    .set('If-Match', `"${version}"`)
    .set('Idempotency-Key', key)
    .send(bodyOf({ original }, png));
}

function bodyOf({ original }: Pick<Copy, 'original'>, png: Uint8Array) {
  return {
    original_page_id: original,
    image_base64: Buffer.from(png).toString('base64'),
    color_data: { colors_used: 3 },
  };
}

/** What is stored of the copy. */
function storedKeys(): string[] {
  return [...testApp.providers.storage.files.keys()].filter((key) => key.includes(copy.id)).sort();
}

function rowOf(id: string): Promise<object> {
  return ColoringPage.findByPk(id, { raw: true, rejectOnEmpty: true });
}

async function ownPixel(): Promise<number[]> {
  const picture = await testApp.request(ann.token).get(`/api/coloring-pages/${copy.id}/image`).expect(200);
  return pixelOf(picture.body);
}

async function pixelAt(url: string): Promise<number[]> {
  return pixelOf((await testApp.request().get(url).expect(200)).body);
}

/** A signed address without its signature. */
function unsigned(url: string): string {
  return url.replace(/[?&]exp=.*/, '');
}

/** Red, green and blue of the picture's first pixel. */
async function pixelOf(png: Buffer): Promise<number[]> {
  return [...(await sharp(png).toColorspace('srgb').raw().toBuffer()).subarray(0, 3)];
}

async function passAnHour(): Promise<void> {
  nowMs += HOUR_MS;
  await testApp.container.images.removeWaiting();
}
