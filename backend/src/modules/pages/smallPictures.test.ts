import { readFileSync } from 'node:fs';
import { EXAMPLES } from '@lineleaf/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../hashing.ts';
import { ColoringPage } from '../../models/index.ts';
import { thumbnail } from '../../pictures/index.ts';
import { blankPagePng, crayonPagePng } from '../../testing/pagePng.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { firstPicture, pictureKey } from './pictureKey.ts';

let testApp: TestApp;
let ann: TestUser;
beforeAll(async () => {
  testApp = await createTestApp();
  ann = await testApp.signUp();
});
afterAll(() => testApp.close());

async function drawPage() {
  const { body } = await testApp
    .request(ann.token)
    .post('/api/generate-coloring-page')
    .send({ prompt: 'a cat' });
  const row = await testApp.request(ann.token).get(`/api/coloring-pages/${body.id}?images=url`).expect(200);
  return row.body;
}

describe('a small picture', () => {
  test('of a line page comes in two widths as PNG, each by an address of its own', async () => {
    const row = await drawPage();
    for (const [url, width] of [
      [row.thumbnail_url, 320],
      [row.preview_url, 640],
    ] as const) {
      const answer = await testApp.request().get(url).expect(200);
      expect(answer.headers['content-type']).toBe('image/png');
      expect(answer.body.readUInt32BE(16)).toBe(width);
      await testApp
        .request()
        .get(url.replace(/w=\d+/, `w=${960 - width}`))
        .expect(404);
    }
  });

  test('of a page in crayon comes as WebP, under the same rules', async () => {
    const row = await drawPage();
    const png = crayonPagePng();
    await testApp.providers.storage.put(pictureKey(firstPicture(row.id)), png);
    await ColoringPage.update({ imageSha256: sha256(png) }, { where: { id: row.id } });
    const answer = await testApp.request().get(row.preview_url).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    await testApp
      .request()
      .get(row.preview_url)
      .set('If-None-Match', answer.headers.etag ?? '')
      .expect(304);
    await testApp.request(ann.token).delete(`/api/coloring-pages/${row.id}`).expect(200);
    await testApp.request().get(row.preview_url).expect(404);
    await testApp.container.background.settle();
    expect([...testApp.providers.storage.files.keys()].filter((key) => key.includes(row.id))).toEqual([]);
  });

  test('that was made in an older way is made again', async () => {
    const row = await drawPage();
    await testApp.providers.storage.put(`pages/${row.id}/320.png`, blankPagePng());
    const small = await testApp.request().get(row.thumbnail_url).expect(200);
    expect(small.body.readUInt32BE(16)).toBe(320);
  });
});

describe('a small example', () => {
  test('is given to everybody, to be kept for a day', async () => {
    for (const [index, width] of [320, 640].entries()) {
      const url = `/api/coloring-pages/${EXAMPLES[index]?.id}/image?w=${width}`;
      const { headers, body } = await testApp.request().get(url).expect(200);
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
      });
      expect(body.readUInt32BE(16)).toBe(width);
    }
  });

  test('is shipped as it would be made', async () => {
    const folder = new URL('../../../assets/examples/', import.meta.url);
    for (const { id } of [EXAMPLES[3], EXAMPLES[9]]) {
      for (const width of [320, 640] as const) {
        const made = await thumbnail(readFileSync(new URL(`${id}.png`, folder)), width);
        const shipped = readFileSync(new URL(`${width}/${id}.png`, folder));
        expect((await pixelsOf(shipped)).equals(await pixelsOf(made))).toBe(true);
      }
    }
  });
});

function pixelsOf(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture).raw().toBuffer();
}
