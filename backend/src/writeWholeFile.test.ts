import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { FullFiles } from './testing/fullFiles.ts';
import { probeFolder, writeWholeFile } from './writeWholeFile.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lineleaf-files-'));
  return () => rm(folder, { recursive: true });
});

test('a full disk leaves no part of a new file and all of an old one', async () => {
  const files = new FullFiles();
  const path = join(folder, 'deep', 'old');
  await writeWholeFile(path, 'whole', files);
  files.isFull = true;
  const whenFull = { code: 'ENOSPC' };
  await expect(writeWholeFile(path, 'changed', files)).rejects.toMatchObject(whenFull);
  await expect(writeWholeFile(join(folder, 'deep', 'new'), 'new', files)).rejects.toMatchObject(whenFull);
  expect(await readdir(join(folder, 'deep'))).toEqual(['old']);
  expect(await readFile(path, 'utf8')).toBe('whole');
  files.isFull = false;
  await writeWholeFile(path, 'changed', files);
  expect(await readFile(path, 'utf8')).toBe('changed');
});

test('a probe really writes, and leaves nothing', async () => {
  const files = new FullFiles();
  await probeFolder(folder, files);
  files.isFull = true;
  await expect(probeFolder(folder, files)).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await readdir(folder)).toEqual([]);
});
