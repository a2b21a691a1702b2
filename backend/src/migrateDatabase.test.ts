import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from './migrations/index.ts';
import { programFile } from './testing/programs.ts';
import { createPlace } from './testing/testDatabase.ts';

const run = promisify(execFile);
const NAMES = migrations.map(({ name }) => `  ${name}\n`).join('');

test('migrations are listed by a dry run that changes nothing, and applied without it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lineleaf-migrate-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const { address, remove } = await createPlace();
  onTestFinished(remove);
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    ...(address.kind === 'mysql' ? { DATABASE_URL: address.url } : {}),
  };
  const migrate = async (...options: string[]): Promise<string> =>
    (await run(process.execPath, [programFile('migrateDatabase'), ...options], { env })).stdout;
  const listed = `Would apply ${migrations.length}:\n${NAMES}`;
  expect(await migrate('--dry-run')).toBe(listed);
  expect(await migrate('--dry-run')).toBe(listed);
  expect(await readdir(dataDir)).toEqual([]);
  expect(await migrate()).toBe(`Applied ${migrations.length}:\n${NAMES}`);
  expect(await migrate('--dry-run')).toBe('The schema is up to date.\n');
  expect(await migrate()).toBe('The schema is up to date.\n');
});
