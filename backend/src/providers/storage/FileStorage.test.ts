import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storageContract } from './contract.ts';
import { FileStorage } from './FileStorage.ts';

const open = async () => new FileStorage(join(await mkdtemp(join(tmpdir(), 'lineleaf-storage-')), 'images'));

storageContract(open);

it.each(['../secret', '/etc/passwd', 'a/../../b', 'A', '', 'a//b'])('refuses the key %j', async (key) => {
  const storage = await open();
  await expect(storage.put(key, new Uint8Array(1))).rejects.toThrow(RangeError);
  await expect(storage.get(key)).rejects.toThrow(RangeError);
});

it('removes what a killed process left half written, and leaves a write under way alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lineleaf-storage-'));
  const storage = new FileStorage(folder);
  await storage.put('pages/a/full.png', new Uint8Array(1));
  const [old, fresh] = ['old', 'fresh'].map((name) => join(folder, 'pages/a', `full.png.${name}.partial`));
  for (const path of [old, fresh]) await writeFile(path ?? '', 'half');
  await utimes(old ?? '', hoursAgo(25), hoursAgo(25));
  // The clock was moved an hour ahead since the write began.
  await utimes(fresh ?? '', hoursAgo(1.1), hoursAgo(1.1));
  const keys: string[] = [];
  for await (const key of storage.list('pages/')) keys.push(key);
  expect(keys).toEqual(['pages/a/full.png']);
  expect((await readdir(join(folder, 'pages/a'))).sort()).toEqual(['full.png', 'full.png.fresh.partial']);
});

function hoursAgo(hours: number): Date {
  return new Date(Date.now() - hours * 60 * 60 * 1000);
}
