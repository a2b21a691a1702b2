import { EXAMPLES } from '@lineleaf/api-client/contract';
import { goodColorability } from '@lineleaf/press/testing';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ColoringPage, PageSave } from '../../models/index.ts';
import { newId } from '../../randomness.ts';
import { blankPagePng, coloredPagePng } from '../../testing/pagePng.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';

let testApp: TestApp;
let ann: TestUser;
let ben: TestUser;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  ann = await testApp.signUp();
  ben = await testApp.signUp();
});
afterAll(() => testApp.close());

describe('the list of pages', () => {
  test('needs a user and a query in form', async () => {
    await testApp.request().get('/api/coloring-pages').expect(401);
    for (const query of ['limit=0', 'limit=x', 'images=maybe', 'cursor=%00', 'limit=5&cursor=abc']) {
      const answer = await testApp.request(ann.token).get(`/api/coloring-pages?${query}`);
      expect([query, answer.status]).toEqual([query, 400]);
    }
  });

  test('shows own pages alone, newest first, with pictures or without', async () => {
    const ids = [await draw(ann, 'one'), await draw(ann, 'two')];
    await draw(ben, 'other');
    const full = await testApp.request(ann.token).get('/api/coloring-pages').expect(200);
    expect(full.body.map(({ id }: { id: string }) => id)).toEqual([...ids].reverse());
    expect(Buffer.from(full.body[0].image_base64, 'base64')).toEqual(Buffer.from(blankPagePng()));
    const light = await testApp.request(ann.token).get('/api/coloring-pages?images=url').expect(200);
    expect(light.body[0]).toMatchObject({
      prompt: 'two',
      is_favorite: false,
      is_colored: false,
      width: 1275,
      height: 1650,
    });
    expect(light.body[0]).not.toHaveProperty('image_base64');
  });

  test('is complete over several batches and can be paged through', async () => {
    await createRows(ann, 120);
    const all = await testApp.request(ann.token).get('/api/coloring-pages?images=url').expect(200);
    expect(new Set(all.body.map(({ id }: { id: string }) => id)).size).toBe(120);
    const paged: string[] = [];
    let url: string | undefined = '/api/coloring-pages?images=url&limit=50';
    while (url) {
      const answer: { body: { id: string }[]; headers: Record<string, string> } = await testApp
        .request(ann.token)
        .get(url)
        .expect(200);
      paged.push(...answer.body.map(({ id }) => id));
      url = /<(.*)>; rel="next"/.exec(answer.headers.link ?? '')?.[1];
    }
    expect(paged).toEqual(all.body.map(({ id }: { id: string }) => id));
  });

  test('never ends a list that broke in the middle as if it were whole', async () => {
    await createRows(ann, 2);
    await draw(ann, 'newest');
    const [row] = await ColoringPage.findAll({
      where: { userId: ann.user.id },
      order: [['createdAt', 'DESC']],
      limit: 1,
    });
    const { storage } = testApp.providers;
    const get = storage.get.bind(storage);
    storage.get = async (key) => {
      if (!key.includes(row?.id ?? 'none')) throw new Error('the disk is gone');
      return new Uint8Array(40_000);
    };
    await expect(testApp.request(ann.token).get('/api/coloring-pages')).rejects.toThrow(/aborted|hang up/);
    storage.get = get;
  });
});

describe('one page', () => {
  test('is shown, marked and deleted by its owner alone: 401, 400, 404, 200', async () => {
    const id = await draw(ann, 'a cat');
    const calls = [
      (token?: string, page = id) => testApp.request(token).get(`/api/coloring-pages/${page}`),
      (token?: string, page = id) =>
        testApp.request(token).patch(`/api/coloring-pages/${page}/favorite`).send({ is_favorite: true }),
      (token?: string, page = id) => testApp.request(token).delete(`/api/coloring-pages/${page}`),
    ];
    for (const call of calls) {
      await call().expect(401);
      await call(ann.token, '7').expect(400);
      await call(ben.token).expect(404);
      await call(ann.token, newId()).expect(404);
      await call(ann.token).expect(200);
    }
    await testApp.request(ann.token).get(`/api/coloring-pages/${id}`).expect(404);
    await testApp.container.background.settle();
    expect([...testApp.providers.storage.files.keys()].filter((key) => key.includes(id))).toEqual([]);
  });

  test('is among the favorites while it is marked', async () => {
    const id = await draw(ann, 'a cat');
    const mark = (isFavorite: unknown) =>
      testApp
        .request(ann.token)
        .patch(`/api/coloring-pages/${id}/favorite`)
        .send({ is_favorite: isFavorite });
    const favorites = async () =>
      (await testApp.request(ann.token).get('/api/coloring-pages/favorites').expect(200)).body;
    await mark('yes').expect(400);
    await mark(true).expect(200, { id, is_favorite: true });
    await mark(true).expect(200);
    expect(await favorites()).toMatchObject([{ id, is_favorite: true }]);
    await mark(false).expect(200);
    expect(await favorites()).toEqual([]);
  });
});

describe('the title of a page', () => {
  const rename = ({ token }: TestUser, id: string, title: unknown) =>
    testApp.request(token).patch(`/api/coloring-pages/${id}`).send({ title });

  test('is given, changed and taken away by its owner alone: 401, 400, 404, 200', async () => {
    const id = await draw(ann, 'a cat');
    await testApp.request().patch(`/api/coloring-pages/${id}`).send({ title: 'Mine' }).expect(401);
    await rename(ann, id, 7).expect(400);
    await rename(ann, id, undefined).expect(400);
    await rename(ben, id, 'Mine').expect(404);
    const row = async () => (await testApp.request(ann.token).get('/api/coloring-pages?images=url')).body[0];
    expect(await row()).toMatchObject({ title: null });
    const named = await rename(ann, id, '  My cat  ').expect(200);
    expect(named.body).toMatchObject({ id, title: 'My cat', prompt: 'a cat' });
    expect(await row()).toEqual(named.body);
    await rename(ann, id, null).expect(200);
    expect(await row()).toMatchObject({ title: null });
  });

  test.each([
    ['nothing', '   ', 'Esto es obligatorio'],
    ['more than 80 characters', 'a'.repeat(81), 'Debe ser como máximo 80'],
    ['what cannot be seen', '\u202Ecat', 'Usa solo letras, números y símbolos visibles'],
    ['what is unfit for children', 'my f*cking cat', 'Elige un título más amable'],
  ])('is refused when it is %s', async (_, title, sentence) => {
    const id = await draw(ann, 'a cat');
    const answer = await rename(ann, id, title).set('Accept-Language', 'es');
    expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(answer.body.fields).toEqual({ title: sentence });
  });

  test('goes with a colored copy', async () => {
    const id = await draw(ann, 'a cat');
    await rename(ann, id, 'My cat').expect(200);
    const image_base64 = Buffer.from(coloredPagePng([1, 2, 3])).toString('base64');
    const copy = await testApp
      .request(ann.token)
      .post('/api/coloring-pages/colored')
      .send({ original_page_id: id, image_base64, color_data: { colors_used: 1 } })
      .expect(200);
    expect(copy.body.title).toBe('My cat');
  });
});

describe('the PDF of several pages', () => {
  const path = '/api/coloring-pages/pdf';

  test('has a sheet for each, in the order asked for: 401, 400, 404, 200', async () => {
    const [cat, dog] = [await draw(ann, 'a cat'), await draw(ann, 'a dog')];
    const image_base64 = Buffer.from(coloredPagePng([1, 2, 3])).toString('base64');
    const copy = await testApp
      .request(ann.token)
      .post('/api/coloring-pages/colored')
      .send({ original_page_id: cat, image_base64, color_data: { colors_used: 1 } })
      .expect(200);
    await testApp.request().get(`${path}?ids=${cat}`).expect(401);
    for (const query of ['', '?ids=', `?ids=${cat},7`, `?ids=${Array(21).fill(cat)}`, `?ids=${cat}&paper=a3`])
      await testApp.request(ann.token).get(`${path}${query}`).expect(400);
    await testApp.request(ben.token).get(`${path}?ids=${cat}`).expect(404);
    await testApp.request(ann.token).get(`${path}?ids=${cat},${newId()}`).expect(404);
    const ids = [dog, copy.body.id, cat].join(',');
    const answer = await testApp
      .request(ann.token)
      .get(`${path}?ids=${ids}&paper=a4`)
      .responseType('blob')
      .expect(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const sheets = (await PDFDocument.load(answer.body)).getPages();
    expect(sheets.map((sheet) => sheet.getSize())).toEqual(Array(3).fill({ width: 595.28, height: 841.89 }));
    // The colored copy alone is a picture; the others are lines.
    const pictures = sheets.map((sheet) =>
      sheet.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict).keys().map(String),
    );
    expect(pictures).toEqual([[], ['/Page'], []]);
  });
});

describe('the PDF of a page', () => {
  test('is one sheet of Letter or A4 for its owner: 401, 400, 404, 200', async () => {
    const id = await draw(ann, 'a cat');
    const path = `/api/coloring-pages/${id}/pdf`;
    await testApp.request().get(path).expect(401);
    await testApp.request(ann.token).get(`${path}?paper=a3`).expect(400);
    await testApp.request(ben.token).get(path).expect(404);
    const sizes = { letter: { width: 612, height: 792 }, a4: { width: 595.28, height: 841.89 } };
    for (const [paper, size] of Object.entries(sizes)) {
      const answer = await testApp
        .request(ann.token)
        .get(`${path}?paper=${paper}`)
        .responseType('blob')
        .expect(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      const document = await PDFDocument.load(answer.body);
      expect(document.getPages().map((page) => page.getSize())).toEqual([size]);
    }
  });
});

describe('a picture', () => {
  test('is given to its owner and to the holder of its signed URL, 404 to all others', async () => {
    const id = await draw(ann, 'a cat');
    const row = (await testApp.request(ann.token).get(`/api/coloring-pages/${id}?images=url`)).body;
    const path = `/api/coloring-pages/${id}/image`;
    await testApp.request().get(path).expect(404);
    await testApp.request(ben.token).get(path).expect(404);
    const own = await testApp.request(ann.token).get(path).expect(200);
    expect(own.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect(own.body).toEqual(Buffer.from(blankPagePng()));
    await testApp.request().get(row.image_url).expect(200);
    await testApp
      .request()
      .get(row.image_url.replace(/sig=(.)/, (_: string, first: string) => `sig=${first === 'A' ? 'B' : 'A'}`))
      .expect(404);
    await testApp.request().get(`${row.image_url}&w=320`).expect(404);
  });

  test('is not changed by a URL for another width, expiry or page, nor shown after a password change', async () => {
    const id = await draw(ann, 'a cat');
    const other = await draw(ann, 'a dog');
    const row = (await testApp.request(ann.token).get(`/api/coloring-pages/${id}?images=url`)).body;
    await testApp.request().get(row.image_url.replace(id, other)).expect(404);
    await testApp.request().get(row.thumbnail_url.replace('w=320', 'w=640')).expect(404);
    await testApp
      .request()
      .get(row.image_url.replace(/exp=\d+/, 'exp=99999999999'))
      .expect(404);
    await testApp
      .request(ann.token)
      .post('/api/auth/change-password')
      .send({ current_password: ann.password, new_password: 'longer secret' })
      .expect(200);
    await testApp.request().get(row.image_url).expect(404);
  });

  test('of a deleted page is shown to nobody any more, however often it was before', async () => {
    const id = await draw(ann, 'a cat');
    const row = (await testApp.request(ann.token).get(`/api/coloring-pages/${id}?images=url`)).body;
    const shown = await testApp.request().get(row.image_url).expect(200);
    await testApp.request().get(row.thumbnail_url).expect(200);
    await testApp.request(ann.token).delete(`/api/coloring-pages/${id}`).expect(200);
    await testApp.request().get(row.image_url).expect(404);
    await testApp.request().get(row.thumbnail_url).expect(404);
    const stale = testApp.request().get(row.image_url).set('If-None-Match', String(shown.headers.etag));
    await stale.expect(404);
    await testApp.request(ann.token).get(`/api/coloring-pages/${id}/image`).expect(404);
    await testApp.container.background.settle();
    expect([...testApp.providers.storage.files.keys()].filter((key) => key.includes(id))).toEqual([]);
  });

  test('comes smaller, with an ETag of its own, and 304 to whoever has it', async () => {
    const id = await draw(ann, 'a cat');
    const row = (await testApp.request(ann.token).get(`/api/coloring-pages/${id}?images=url`)).body;
    const small = await testApp.request().get(row.thumbnail_url).expect(200);
    expect(small.body.readUInt32BE(16)).toBe(320);
    const full = await testApp.request().get(row.image_url).expect(200);
    expect(full.headers.etag).not.toBe(small.headers.etag);
    const again = await testApp
      .request()
      .get(row.thumbnail_url)
      .set('If-None-Match', small.headers.etag ?? '');
    expect(again.status).toBe(304);
  });

  test('has a URL that stays the same within a day', async () => {
    const id = await draw(ann, 'a cat');
    const url = async () =>
      (await testApp.request(ann.token).get(`/api/coloring-pages/${id}?images=url`)).body.image_url;
    expect(await url()).toBe(await url());
  });

  test('of an example is listed and shown to everybody', async () => {
    const list = await testApp.request().get('/api/coloring-pages/examples').expect(200);
    expect(list.body.map(({ id }: { id: string }) => id)).toEqual(EXAMPLES.map(({ id }) => id));
    for (const { image_url: url } of list.body) {
      const picture = await testApp.request().get(url).expect(200);
      expect([picture.body.readUInt32BE(16), picture.body.readUInt32BE(20)]).toEqual([1275, 1650]);
      await testApp
        .request()
        .get(url)
        .set('If-None-Match', picture.headers.etag ?? '')
        .expect(304);
    }
  });
});

describe('a colored copy', () => {
  const path = '/api/coloring-pages/colored';
  const body = (original: string, png: Uint8Array) => ({
    original_page_id: original,
    image_base64: Buffer.from(png).toString('base64'),
    color_data: { colors_used: 3 },
  });

  test("is saved as a page of its own with its original's measure, and outlives that", async () => {
    const id = await draw(ann, 'a cat');
    const measured = { colorability: JSON.stringify(goodColorability({ leaks: 1 })) };
    await ColoringPage.update(measured, { where: { id } });
    const saved = await testApp
      .request(ann.token)
      .post(path)
      .send(body(id, coloredPagePng([255, 0, 0])))
      .expect(200);
    expect(saved.body).toMatchObject({
      prompt: 'a cat',
      is_colored: true,
      original_page_id: id,
      has_leaks: true,
    });
    await testApp.request(ann.token).delete(`/api/coloring-pages/${id}`).expect(200);
    const kept = await testApp.request(ann.token).get(`/api/coloring-pages/${saved.body.id}`).expect(200);
    expect(kept.body.original_page_id).toBeNull();
    await testApp.request(ann.token).get(`/api/coloring-pages/${saved.body.id}/image`).expect(200);
  });

  test('climbs the ladder: 401, 400, 404, and 422 for what is no page', async () => {
    const id = await draw(ann, 'a cat');
    const good = body(id, coloredPagePng([0, 255, 0]));
    await testApp.request().post(path).send(good).expect(401);
    await testApp
      .request(ann.token)
      .post(path)
      .send({ ...good, color_data: 3 })
      .expect(400);
    await testApp.request(ben.token).post(path).send(good).expect(404);
    const stored = [...testApp.providers.storage.files.keys()];
    const bad = [
      coloredPagePng([0, 0, 0], 1274),
      Buffer.from('GIF89a'),
      blankPagePng().subarray(0, 200),
      Buffer.alloc(0),
    ];
    for (const png of bad) {
      const refused = await testApp.request(ann.token).post(path).send(body(id, png));
      expect([refused.status, refused.body.code]).toEqual([422, 'INVALID_IMAGE']);
    }
    await testApp.container.background.settle();
    expect([...testApp.providers.storage.files.keys()]).toEqual(stored);
    expect(await ColoringPage.count({ where: { userId: ann.user.id } })).toBe(1);
  });

  test('is saved once under one key, and the key conflicts with another picture', async () => {
    const id = await draw(ann, 'a cat');
    const key = newId();
    const send = (png: Uint8Array) =>
      testApp.request(ann.token).post(path).set('Idempotency-Key', key).send(body(id, png));
    const red = coloredPagePng([255, 0, 0]);
    const answers = await Promise.all([send(red), send(red), send(red)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body: { id: pageId } }) => pageId)).size).toBe(1);
    await send(coloredPagePng([0, 0, 255])).expect(409);
    expect(await ColoringPage.count({ where: { userId: ann.user.id } })).toBe(2);
  });

  test('frees its key and keeps nothing when the storage fails', async () => {
    const id = await draw(ann, 'a cat');
    const key = newId();
    const send = () =>
      testApp
        .request(ann.token)
        .post(path)
        .set('Idempotency-Key', key)
        .send(body(id, coloredPagePng([9, 9, 9])));
    testApp.providers.storage.isBroken = true;
    await send().expect(500);
    testApp.providers.storage.isBroken = false;
    await send().expect(200);
    expect(await PageSave.count({ where: { userId: ann.user.id, status: 'saved' } })).toBe(1);
  });
});

async function draw({ token }: TestUser, prompt: string): Promise<string> {
  const answer = await testApp
    .request(token)
    .post('/api/generate-coloring-page')
    .send({ prompt })
    .expect(200);
  return answer.body.id;
}

async function createRows({ user }: TestUser, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    userId: user.id,
    prompt: `page ${index}`,
    width: 1275,
    height: 1650,
    imageBytes: 1,
    imageSha256: 'none',
    // Several of one millisecond: the id decides their order.
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, 0, Math.floor(index / 3))),
  }));
  await ColoringPage.bulkCreate(rows);
}
