import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StickerPictures } from './stickersApi.ts';

/** Requests under way, by the sticker's key: answered or cut by the test, or given up. */
const under = new Map<string, { answer: (status: number, type?: string) => void }>();

beforeEach(() => {
  vi.stubGlobal('fetch', (url: URL, { signal }: RequestInit) => {
    const key = url.pathname.split('/').at(-1) ?? '';
    return new Promise((resolve, reject) => {
      under.set(key, {
        answer: (status, type = 'image/svg+xml; charset=utf-8') =>
          resolve(new Response('<svg/>', { status, headers: { 'Content-Type': type } })),
      });
      signal?.addEventListener('abort', () => {
        under.delete(key);
        reject(signal.reason);
      });
    });
  });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  under.clear();
});

test('a picture is fetched once for all who ask, and kept', async () => {
  const pictures = new StickerPictures();
  const both = [pictures.urlOf('cat', '1'), pictures.urlOf('cat', '1')];
  under.get('cat')?.answer(200);
  expect(await Promise.all(both)).toEqual(['blob:picture', 'blob:picture']);
  under.clear();
  expect(await pictures.urlOf('cat', '1')).toBe('blob:picture');
  expect(under.size).toBe(0);
});

test('a picture that nobody waits for any more is given up, and fetched when it is asked for again', async () => {
  const pictures = new StickerPictures();
  const seen = new AbortController();
  const first = pictures.urlOf('cat', '1', seen.signal);
  seen.abort();
  expect(under.size).toBe(0);
  const again = pictures.urlOf('cat', '1');
  await expect(first).rejects.toThrow();
  under.get('cat')?.answer(200);
  expect(await again).toBe('blob:picture');
});

test('a picture that was chosen comes though its place in the list is gone', async () => {
  const pictures = new StickerPictures();
  const seen = new AbortController();
  const shown = pictures.urlOf('cat', '1', seen.signal);
  const chosen = pictures.urlOf('cat', '1');
  seen.abort();
  under.get('cat')?.answer(200);
  expect(await Promise.all([shown, chosen])).toEqual(['blob:picture', 'blob:picture']);
});

test('a picture that failed is tried again when it is asked for again', async () => {
  const pictures = new StickerPictures();
  const failed = pictures.urlOf('cat', '1');
  under.get('cat')?.answer(404);
  await expect(failed).rejects.toMatchObject({ status: 404 });
  const again = pictures.urlOf('cat', '1');
  under.get('cat')?.answer(200);
  expect(await again).toBe('blob:picture');
});

test('what is no picture is not kept', async () => {
  const pictures = new StickerPictures();
  const page = pictures.urlOf('cat', '1');
  under.get('cat')?.answer(200, 'text/html');
  await expect(page).rejects.toThrow();
  const again = pictures.urlOf('cat', '1');
  under.get('cat')?.answer(200);
  expect(await again).toBe('blob:picture');
});

test('a picture that cannot be shown is fetched again', async () => {
  const pictures = new StickerPictures();
  const broken = pictures.urlOf('cat', '1');
  under.get('cat')?.answer(200);
  await broken;
  under.clear();
  pictures.forget('cat');
  void pictures.urlOf('cat', '1');
  expect(under.size).toBe(1);
});

test('who gives a failed picture up late leaves the one that is fetched again alone', async () => {
  const pictures = new StickerPictures();
  const seen = new AbortController();
  const failed = pictures.urlOf('cat', '1', seen.signal);
  under.get('cat')?.answer(404);
  await expect(failed).rejects.toMatchObject({ status: 404 });
  const again = pictures.urlOf('cat', '1');
  seen.abort();
  expect(pictures.urlOf('cat', '1')).toBe(again);
});
