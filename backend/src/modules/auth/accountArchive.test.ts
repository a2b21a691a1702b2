import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blankPagePng, coloredPagePng } from '../../testing/pagePng.ts';
import { readZip } from '../../testing/readZip.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';

const PATH = '/api/auth/account/export?format=zip';

let app: TestApp;
let ann: TestUser;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  ann = await app.signUp();
});
afterAll(() => app.close());

describe('the archive of an account', () => {
  test('holds every picture and the data that names it: 401, 400, 200', async () => {
    await app.request().get(PATH).expect(401);
    await app.request(ann.token).get('/api/auth/account/export?format=tar').expect(400);
    const cat = await draw('a cat, "Tom" / Jerry?');
    const dog = await draw('../../etc/passwd');
    await app.request(ann.token).patch(`/api/coloring-pages/${dog}`).send({ title: 'Zoë' }).expect(200);
    const copy = await saveOver(cat);
    const files = await download();
    const { pages, user } = JSON.parse(String(files.get('account.json')));
    expect(user.email).toBe(ann.user.email);
    expect(pages.map(({ id, title }: { id: string; title: string | null }) => [id, title])).toEqual([
      [cat, null],
      [dog, 'Zoë'],
      [copy, null],
    ]);
    const [ofCat, ofDog, ofCopy] = pages.map(({ image_path }: { image_path: string }) => image_path);
    const day = new Date().toISOString().slice(0, 10);
    expect(ofCat).toBe(`pictures/${day}-a-cat-Tom-Jerry-${cat.slice(0, 8)}.png`);
    expect(ofDog).toBe(`pictures/${day}-Zoë-${dog.slice(0, 8)}.png`);
    expect([...files.keys()]).toEqual([ofCat, ofDog, ofCopy, 'account.json']);
    expect(files.get(ofCat)).toEqual(Buffer.from(blankPagePng()));
    const shown = await app.request(ann.token).get(`/api/coloring-pages/${copy}/image`).expect(200);
    expect(files.get(ofCopy)).toEqual(shown.body);
  });

  test('is sent as a file that no cache keeps', async () => {
    const { headers } = await app.request(ann.token).get(PATH).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=lineleaf-account.zip',
      'cache-control': 'no-store',
    });
  });

  /** Has a page deleted when the first picture is about to be read. */
  function deleteDuringFirstRead(page: string): void {
    const { storage } = app.providers;
    const get = storage.get.bind(storage);
    storage.get = async (key) => {
      storage.get = get;
      await app.request(ann.token).delete(`/api/coloring-pages/${page}`).expect(200);
      await app.container.background.settle();
      return get(key);
    };
  }

  test('leaves out a page that is deleted while it is made', async () => {
    const [kept, gone] = [await draw('a cat'), await draw('a dog')];
    deleteDuringFirstRead(gone);
    const files = await download();
    expect(JSON.parse(String(files.get('account.json'))).pages).toMatchObject([{ id: kept }]);
    expect(files.size).toBe(2);
  });

  test('lists a page whose picture is lost, without a path', async () => {
    const [cat, dog] = [await draw('a cat'), await draw('a dog')];
    const { files: stored } = app.providers.storage;
    for (const key of stored.keys()) if (key.includes(cat)) stored.delete(key);
    const files = await download();
    const { pages } = JSON.parse(String(files.get('account.json')));
    expect(pages).toMatchObject([{ id: cat, prompt: 'a cat', is_favorite: false }, { id: dog }]);
    expect(pages[0]).not.toHaveProperty('image_path');
    expect([...files.keys()]).toEqual([pages[1].image_path, 'account.json']);
  });

  test('leaves out a page that is deleted while its picture is read', async () => {
    const gone = await draw('a cat');
    deleteDuringFirstRead(gone);
    const files = await download();
    expect(JSON.parse(String(files.get('account.json'))).pages).toEqual([]);
    expect(files.size).toBe(1);
  });

  test('never looks whole when a picture cannot be read', async () => {
    await draw('a cat');
    await draw('a dog');
    const { storage } = app.providers;
    const get = storage.get.bind(storage);
    let reads = 0;
    storage.get = (key) => {
      reads += 1;
      return reads === 1 ? get(key) : Promise.reject(new Error('the disk is gone'));
    };
    await expect(app.request(ann.token).get(PATH)).rejects.toThrow(/aborted|hang up/);
    reads = 1;
    await app.request(ann.token).get(PATH).expect(500);
    storage.get = get;
  });
});

async function draw(prompt: string): Promise<string> {
  const answer = await app
    .request(ann.token)
    .post('/api/generate-coloring-page')
    .send({ prompt })
    .expect(200);
  return answer.body.id;
}

/** A colored copy that was saved twice. */
async function saveOver(original: string): Promise<string> {
  const body = (red: number) => ({
    original_page_id: original,
    image_base64: Buffer.from(coloredPagePng([red, 0, 0])).toString('base64'),
    color_data: { colors_used: 1 },
  });
  const path = '/api/coloring-pages';
  const copy = (await app.request(ann.token).post(`${path}/colored`).send(body(200)).expect(200)).body;
  const over = app.request(ann.token).put(`${path}/${copy.id}/colored`).set('If-Match', `"${copy.version}"`);
  await over.send(body(100)).expect(200);
  return copy.id;
}

/** Its files by name, in their order. */
async function download(): Promise<Map<string, Buffer | undefined>> {
  const { body } = await app.request(ann.token).get(PATH).responseType('blob').expect(200);
  return new Map(readZip(body).map(({ name, bytes }) => [name, bytes]));
}
