import { expect, test } from 'vitest';
import { RecentImages } from './RecentImages.ts';

const MEBIBYTE = 1024 * 1024;

test('a picture is loaded once and served from memory after that', async () => {
  const recent = new RecentImages();
  const picture = new Uint8Array([1, 2, 3]);
  let loads = 0;
  const load = async () => {
    loads += 1;
    return picture;
  };
  expect(await recent.get('a', load)).toBe(picture);
  expect(await recent.get('a', load)).toBe(picture);
  expect(loads).toBe(1);
});

test('what is missing or fails is asked for again', async () => {
  const recent = new RecentImages();
  expect(await recent.get('a', async () => undefined)).toBeUndefined();
  await expect(recent.get('a', () => Promise.reject(new Error('the disk is away')))).rejects.toThrow('away');
  expect(await recent.get('a', async () => new Uint8Array(1))).toHaveLength(1);
});

test('memory is bounded: 32 MB are kept, what was not asked for the longest goes first', async () => {
  const recent = new RecentImages();
  const loaded: string[] = [];
  const ask = (tag: string, bytes = MEBIBYTE) =>
    recent.get(tag, async () => {
      loaded.push(tag);
      return new Uint8Array(bytes);
    });
  for (let index = 0; index < 32; index += 1) await ask(`${index}`);
  await ask('0');
  await ask('one more');
  loaded.length = 0;
  await ask('0');
  await ask('2');
  expect(loaded).toEqual([]);
  await ask('1');
  expect(loaded).toEqual(['1']);
  await ask('huge', MEBIBYTE + 1);
  await ask('huge', MEBIBYTE + 1);
  expect(loaded).toEqual(['1', 'huge', 'huge']);
});
