import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import Libsql from 'libsql';
import { sha256 } from '../hashing.ts';
import { type PictureRef, pictureKey } from '../modules/pages/pictureKey.ts';

/** All rows of a data folder's database, each as JSON, by table; sorted. */
export function readRows(dataDir: string): Record<string, string[]> {
  const database = new Libsql(join(dataDir, 'lineleaf.sqlite'));
  try {
    const all = (sql: string): unknown[] => database.prepare(sql).all();
    const tables = all("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name") as {
      name: string;
    }[];
    return Object.fromEntries(
      tables.map(({ name }) => [
        name,
        all(`SELECT * FROM "${name}"`)
          .map((row) => JSON.stringify(row))
          .sort(),
      ]),
    );
  } finally {
    database.close();
  }
}

/** SHA-256 of every file below a folder, by path. */
export async function readFiles(folder: string): Promise<Record<string, string>> {
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = files.sort().map(async (file) => [relative(folder, file), sha256(await readFile(file))]);
  return Object.fromEntries(await Promise.all(hashes));
}

/** What is wrong with a data folder: balances that are not their entries' sums, pages without the picture of their row. */
export async function findBrokenPromises(dataDir: string): Promise<string[]> {
  const rows = readRows(dataDir);
  const read = (table: string) =>
    (rows[table] ?? []).map((row) => JSON.parse(row) as Record<string, unknown>);
  const sums = new Map<unknown, number>();
  for (const { user_id: id, amount } of read('credit_entries')) {
    sums.set(id, (sums.get(id) ?? 0) + Number(amount));
  }
  const files = await readFiles(join(dataDir, 'images'));
  return [
    ...read('users')
      .filter(({ id, credits }) => (sums.get(id) ?? 0) !== credits)
      .map(({ id }) => `balance of ${String(id)}`),
    ...read('coloring_pages')
      .filter(({ image_sha256: hash, ...row }) => files[pictureKey(pictureOf(row))] !== hash)
      .map(({ id }) => `picture of ${String(id)}`),
  ];
}

function pictureOf({ id, picture_id: pictureId }: Readonly<Record<string, unknown>>): PictureRef {
  return { id: String(id), pictureId: typeof pictureId === 'string' ? pictureId : null };
}
