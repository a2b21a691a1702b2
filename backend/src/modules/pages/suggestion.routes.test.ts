import { readFileSync } from 'node:fs';
import { EXAMPLES } from '@lineleaf/api-client/contract';
import { AREA_MAP_VERSION, mapAreas } from '@lineleaf/press';
import { decodePng } from '@lineleaf/press/node';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ColoringPage } from '../../models/index.ts';
import { blankPage } from '../../testing/fakeProviders.ts';
import { coloredPagePng } from '../../testing/pagePng.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { firstPicture, pictureKey } from './pictureKey.ts';

let app: TestApp;
let ann: TestUser;
let ben: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  ann = await app.signUp();
  ben = await app.signUp();
});
afterAll(() => app.close());

const png = readFileSync(new URL(`../../../assets/examples/${EXAMPLES[4].id}.png`, import.meta.url));
const { width, height, data } = decodePng(png, 3_000_000);
const areas = mapAreas({ width, height, ink: data.map((value) => (value === 0 ? 1 : 0)) }).areas;
/** Every area its color: a brown teddy bear, say. */
const colors = areas.map((_, index) =>
  index === 0 ? null : (['#a0622d', '#f4c98b', '#3d7fd1'][index % 3] ?? null),
);

/** A page of Ann's whose colors are known. */
async function coloredByMaker(palette: object = { version: AREA_MAP_VERSION, colors }) {
  const drawn = await app.request(ann.token).post('/api/generate-coloring-page').send({ prompt: 'a teddy' });
  const id: string = drawn.body.id;
  await app.providers.storage.put(pictureKey(firstPicture(id)), png);
  await ColoringPage.update({ palette: JSON.stringify(palette) }, { where: { id } });
  return { id, path: `/api/coloring-pages/${id}` };
}

describe('the colored suggestion of a page', () => {
  test('is a small picture in the colors of its areas', async () => {
    const { path } = await coloredByMaker();
    const answer = await app.request(ann.token).get(`${path}/suggestion`).expect(200);
    expect(answer.headers['content-type']).toBe('image/png');
    const picture = decodePng(answer.body, 3_000_000);
    expect([picture.width, picture.channels]).toEqual([640, 3]);
    const spot = areas[1]?.spot ?? { x: 0, y: 0 };
    const at = 3 * (Math.round((spot.y * 640) / width) * 640 + Math.round((spot.x * 640) / width));
    expect([...picture.data.subarray(at, at + 3)]).toEqual([0xf4, 0xc9, 0x8b]);
  });

  test('is there for a page whose maker told its colors', async () => {
    const page = { ...blankPage(), png, palette: { version: AREA_MAP_VERSION, colors } };
    app.providers.imageGenerator.script.push(async () => page);
    const drawn = await app
      .request(ann.token)
      .post('/api/generate-coloring-page')
      .send({ prompt: 'a teddy' });
    await app.request(ann.token).get(`/api/coloring-pages/${drawn.body.id}/suggestion`).expect(200);
  });

  test('opens by the signed address of its row, which opens nothing else', async () => {
    const { id, path } = await coloredByMaker();
    const list = await app.request(ann.token).get('/api/coloring-pages?images=url').expect(200);
    const row = list.body.find((page: { id: string }) => page.id === id);
    const single = await app.request(ann.token).get(`${path}?images=url`).expect(200);
    expect(single.body.suggestion_url).toBe(row.suggestion_url);
    await app.request().get(row.suggestion_url).expect(200);
    await app.request().get(row.suggestion_url.replace('/suggestion', '/image')).expect(404);
    await app.request().get(row.image_url.replace('/image', '/suggestion')).expect(404);
    await app.request().get(`${path}/suggestion`).expect(404);
    await app.request(ben.token).get(`${path}/suggestion`).expect(404);
  });

  test('is not there for a page whose colors nobody knows, or that were made for another map', async () => {
    const other = await coloredByMaker({ version: AREA_MAP_VERSION + 1, colors });
    const unknown = await app
      .request(ann.token)
      .post('/api/generate-coloring-page')
      .send({ prompt: 'a cat' });
    expect(unknown.body.suggestion_url).toBeUndefined();
    for (const path of [other.path, `/api/coloring-pages/${unknown.body.id}`]) {
      await app.request(ann.token).get(`${path}/suggestion`).expect(404);
      await app.request(ann.token).get(`${path}/pdf?numbers=1`).expect(404);
    }
  });

  test('is not there for a colored copy', async () => {
    const { id } = await coloredByMaker();
    const image_base64 = Buffer.from(coloredPagePng([9, 200, 9])).toString('base64');
    const body = { original_page_id: id, image_base64, color_data: { colors_used: 1 } };
    const copy = await app.request(ann.token).post('/api/coloring-pages/colored').send(body).expect(200);
    expect(copy.body.suggestion_url).toBeUndefined();
    await app.request(ann.token).get(`/api/coloring-pages/${copy.body.id}/suggestion`).expect(404);
  });
});

describe('a page to be colored by number', () => {
  test('is one sheet of either paper with more on it than the page alone', async () => {
    const { path } = await coloredByMaker();
    for (const [paper, width] of [
      ['letter', 612],
      ['a4', 595],
    ] as const) {
      const plain = await app.request(ann.token).get(`${path}/pdf?paper=${paper}`).expect(200);
      const numbered = await app.request(ann.token).get(`${path}/pdf?paper=${paper}&numbers=1`).expect(200);
      const document = await PDFDocument.load(numbered.body);
      expect(document.getPageCount()).toBe(1);
      expect(Math.floor(document.getPage(0).getWidth())).toBe(width);
      expect(numbered.body.byteLength).toBeGreaterThan(plain.body.byteLength + 300);
    }
  });

  test('takes no other wish for numbers, and costs no credit', async () => {
    const { path } = await coloredByMaker();
    const before = (await app.request(ann.token).get('/api/auth/me')).body.credits;
    await app.request(ann.token).get(`${path}/pdf?numbers=2`).expect(400);
    await app.request(ann.token).get(`${path}/pdf?numbers=1`).expect(200);
    expect((await app.request(ann.token).get('/api/auth/me')).body.credits).toBe(before);
  });
});
