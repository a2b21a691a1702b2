import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFiles } from '../testing/readDataFolder.ts';
import { writeWholeFile } from '../writeWholeFile.ts';
import { finishRestore, type PlacingJournal, placeRestored } from './placeRestored.ts';

let dataDir: string;
let journal: PlacingJournal;
const inFolder = (path: string): string => join(dataDir, path);
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lineleaf-place-'));
  for (const folder of ['aside', 'images', 'stage/images'])
    await mkdir(inFolder(folder), { recursive: true });
  await writeFile(inFolder('rows'), 'old rows');
  await writeFile(inFolder('images/a'), 'old picture');
  await writeFile(inFolder('stage/rows'), 'new rows');
  await writeFile(inFolder('stage/images/a'), 'new picture');
  const moves = [
    { from: 'rows', to: 'aside/rows' },
    { from: 'images', to: 'aside/images' },
    { from: 'stage/images', to: 'images' },
    { from: 'stage/rows', to: 'rows' },
  ].map(({ from, to }) => ({ from: inFolder(from), to: inFolder(to) }));
  journal = { moves, scratch: [inFolder('stage')] };
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function expectPlaced(): Promise<void> {
  const names = {
    'aside/rows': 'old rows',
    'aside/images/a': 'old picture',
    rows: 'new rows',
    'images/a': 'new picture',
  };
  for (const [name, text] of Object.entries(names)) expect(await readFile(inFolder(name), 'utf8')).toBe(text);
  expect(Object.keys(await readFiles(dataDir))).toHaveLength(4);
}

test('what was restored takes its place, and what was there lies aside', async () => {
  await placeRestored(dataDir, journal);
  await expectPlaced();
});

test.each([0, 1, 2, 3, 4])('a restore that died after %i moves is ended by the next start', async (done) => {
  await writeWholeFile(inFolder('restore.json'), JSON.stringify(journal));
  for (const { from, to } of journal.moves.slice(0, done)) await rename(from, to);
  await finishRestore(dataDir);
  await finishRestore(dataDir);
  await expectPlaced();
});

test('a file that cannot be moved leaves everything where it was', async () => {
  const before = await readFiles(dataDir);
  const moves = journal.moves.toSpliced(3, 0, { from: inFolder('stage/rows'), to: inFolder('missing/rows') });
  await expect(placeRestored(dataDir, { ...journal, moves })).rejects.toThrow('ENOENT');
  expect(await readFiles(dataDir)).toEqual(before);
  expect(existsSync(inFolder('restore.json'))).toBe(false);
});
