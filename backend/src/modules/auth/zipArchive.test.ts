import { describe, expect, test } from 'vitest';
import { readZip } from '../../testing/readZip.ts';
import { type ArchivedFile, zipArchive } from './zipArchive.ts';

const MODIFIED = new Date('2026-01-02T03:04:06.700Z');

describe('an archive', () => {
  test('holds its files as they are, in their order, with names in any script', async () => {
    const contents = { 'pictures/Zoë 😀.png': 'a picture', empty: '', 'account.json': '{}' };
    const archive = await collect(
      Object.entries(contents).map(([name, text]) => ({
        name,
        bytes: Buffer.from(text),
        modifiedAt: MODIFIED,
      })),
    );
    const files = readZip(archive);
    expect(files.map(({ name, bytes }) => [name, bytes?.toString()])).toEqual(Object.entries(contents));
    expect(new Set(files.map(({ modifiedAt }) => modifiedAt))).toEqual(new Set(['2026-01-02 03:04:06']));
  });

  test('of nothing is one too', async () => {
    expect(readZip(await collect([]))).toEqual([]);
  });

  test('holds more than 65,535 files', async () => {
    const names = Array.from({ length: 65_536 }, (_, index) => String(index));
    const bytes = Buffer.from('x');
    const archive = await collect(names.map((name) => ({ name, bytes, modifiedAt: MODIFIED })));
    const files = readZip(archive);
    expect(files).toHaveLength(names.length);
    expect(files.at(-1)).toMatchObject({ name: '65535', bytes });
  });

  test('takes one file at a time, when its reader is ready for it', async () => {
    let made = 0;
    async function* files(): AsyncGenerator<ArchivedFile> {
      for (; made < 10; ) {
        made += 1;
        yield { name: String(made), bytes: Buffer.from('x'), modifiedAt: MODIFIED };
      }
    }
    const pieces = zipArchive(files());
    expect(made).toBe(0);
    await pieces.next();
    await pieces.next();
    expect(made).toBe(1);
  });
});

async function collect(files: readonly ArchivedFile[]): Promise<Buffer> {
  async function* each() {
    yield* files;
  }
  const pieces: Buffer[] = [];
  for await (const piece of zipArchive(each())) pieces.push(piece);
  return Buffer.concat(pieces);
}
