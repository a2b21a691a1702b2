import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { QueryTypes, type Sequelize } from 'sequelize';
import { waitUntil } from '../waitUntil.ts';
import type { DatabaseAddress } from './createSequelize.ts';

/** A reader elsewhere (a backup) may keep the log from being emptied for as long as it reads. */
const LONGEST_WAIT_MS = 5_000;

/**
 * Closes every connection. Everything is in SQLite's one file then, and its write-ahead log is empty or gone; only where
 * another process has been reading it for five seconds does it stay, for whoever closes the file last.
 */
export async function closeDatabase(sequelize: Sequelize, { kind }: DatabaseAddress): Promise<void> {
  if (kind === 'sqlite') await waitUntil(() => emptyLog(sequelize), LONGEST_WAIT_MS);
  await sequelize.close();
  if (kind === 'sqlite') await letStatementsGo();
}

/**
 * libsql lets a closed connection go when the last of its statements is garbage, and has no call that ends one. With the
 * last connection SQLite removes its log and index files.
 */
async function letStatementsGo(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collectGarbage: unknown = runInNewContext('gc');
  if (typeof collectGarbage === 'function') collectGarbage();
  // Native objects are freed in the next turn.
  await new Promise((resolve) => setImmediate(resolve));
}

/** https://www.sqlite.org/pragma.html#pragma_wal_checkpoint: a row says whether somebody was in the way. */
async function emptyLog(sequelize: Sequelize): Promise<boolean> {
  const [row] = await sequelize.query<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)', {
    type: QueryTypes.SELECT,
  });
  return row?.busy !== 1;
}
