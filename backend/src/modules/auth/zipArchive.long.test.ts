import { expect, test } from 'vitest';
import { readZip } from '../../testing/readZip.ts';
import { type ArchivedFile, zipArchive } from './zipArchive.ts';

const FILE_BYTES = 64 * 1024 * 1024;
const FILES = 66;
/** The last two files and the directory. */
const TAIL_BYTES = 2.5 * FILE_BYTES;

test('an archive of more than 4 GB is read to its last file', async () => {
  const bytes = Buffer.alloc(FILE_BYTES, 'lineleaf');
  async function* files(): AsyncGenerator<ArchivedFile> {
    for (let index = 0; index < FILES; index += 1)
      yield { name: String(index), bytes, modifiedAt: new Date() };
  }
  let tail = Buffer.alloc(0);
  let total = 0;
  for await (const piece of zipArchive(files())) {
    total += piece.length;
    tail = Buffer.concat([tail, piece]);
    if (tail.length > TAIL_BYTES) tail = tail.subarray(tail.length - TAIL_BYTES);
  }
  expect(total).toBeGreaterThan(2 ** 32);
  const read = readZip(tail, total - tail.length);
  expect(read).toHaveLength(FILES);
  expect(read.at(0)).toMatchObject({ name: '0', offset: 0, bytes: undefined });
  expect(read.at(-1)?.offset).toBeGreaterThan(2 ** 32);
  expect(read.at(-1)?.bytes?.equals(bytes)).toBe(true);
}, 120_000);
