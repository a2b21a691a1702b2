import { type listStickers, type ResponseOf, STICKER_LANGUAGES } from '@lineleaf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

type List = ResponseOf<typeof listStickers>;

async function list(language: string): Promise<List> {
  const answer = await testApp.request().get(`/api/stickers?language=${language}`).expect(200);
  return answer.body as List;
}

describe('the list of stickers', () => {
  test('has a good two to three hundred things, each with a name of its own that begins with a capital', async () => {
    const keys: string[][] = [];
    for (const language of STICKER_LANGUAGES) {
      const { groups } = await list(language);
      for (const { stickers } of groups)
        expect(new Set(stickers.map(({ name }) => name)).size).toBe(stickers.length);
      const stickers = groups.flatMap((group) => group.stickers);
      const names = stickers.map(({ name }) => name);
      expect(names.length).toBeGreaterThan(200);
      expect(names.length).toBeLessThan(320);
      expect(names.filter((name) => !/^\p{Lu}\S*$/u.test(name))).toEqual([]);
      keys.push(stickers.map(({ key }) => key).sort());
    }
    expect(new Set(keys.map(String)).size).toBe(1);
  });

  test('speaks the language that is asked for, else that of the reader', async () => {
    const nameOf = ({ groups }: List) =>
      groups.flatMap(({ stickers }) => stickers).find(({ key }) => key === 'butterfly')?.name;
    expect(nameOf(await list('en'))).toBe('Butterfly');
    expect(nameOf(await list('de'))).toBe('Schmetterling');
    const french = await testApp.request().get('/api/stickers').set('Accept-Language', 'fr');
    expect(nameOf(french.body)).toBe('Papillon');
    await testApp.request().get('/api/stickers?language=xx').expect(400);
  });

  test('leaves out what is nothing alone, and what is many', async () => {
    const keys = (await list('en')).groups.flatMap(({ stickers }) => stickers.map(({ key }) => key));
    expect(keys).toEqual(expect.arrayContaining(['cat', 'rocket', 'rainbow', 'house']));
    expect(keys.filter((key) => ['houses', 'nose', 'girl', 'letter'].includes(key))).toEqual([]);
  });

  test('is not sent again as long as it is the same', async () => {
    const first = await testApp.request().get('/api/stickers?language=es').expect(200);
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const etag = String(first.headers.etag);
    await testApp.request().get('/api/stickers?language=es').set('If-None-Match', etag).expect(304);
    await testApp.request().get('/api/stickers?language=fr').set('If-None-Match', etag).expect(200);
  });
});

describe('the picture of a sticker', () => {
  test('is SVG in black and white, kept for good under its version', async () => {
    const { version } = await list('en');
    const answer = await testApp.request().get(`/api/stickers/teapot?v=${version}`).buffer(true).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const svg = Buffer.from(answer.body).toString('utf8');
    expect(svg).toMatch(
      /^<svg [^>]*viewBox="[\d ]+"[^>]*><path fill="#fff" d="M[^"]+"\/><path d="M[^"]+"\/><\/svg>$/,
    );
    const etag = String(answer.headers.etag);
    await testApp.request().get('/api/stickers/teapot').set('If-None-Match', etag).expect(304);
    const plain = await testApp.request().get('/api/stickers/teapot').set('Accept-Encoding', 'identity');
    expect(plain.headers['cache-control']).toBe('public, max-age=3600');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(Buffer.from(plain.body).toString('utf8')).toBe(svg);
  });

  test('is 404 for what is no sticker, though it is drawn on pages', async () => {
    for (const key of ['no-such-thing', 'girl', 'nose']) {
      const answer = await testApp.request().get(`/api/stickers/${key}`).expect(404);
      expect(answer.body).toMatchObject({ code: 'NOT_FOUND', detail: expect.any(String) });
    }
    await testApp.request().get('/api/stickers/A%20b').expect(400);
  });

  test('is drawn so often for one address, and then only served where it was drawn before', async () => {
    const limited = await createTestApp({}, undefined, {
      rateLimiter: {
        ...testApp.providers.rateLimiter,
        hit: async () => ({ isAllowed: false, retryAfterS: 9 }),
      },
    });
    const answer = await limited.request().get('/api/stickers/cat').expect(429);
    expect(answer.headers['retry-after']).toBe('9');
    await limited.close();
    // This one has its picture already.
    testApp.providers.rateLimiter.hit = async () => ({ isAllowed: false, retryAfterS: 9 });
    await testApp.request().get('/api/stickers/teapot').expect(200);
  });
});
