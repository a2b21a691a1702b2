import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { createContainer } from '../container.ts';
import { createProviders } from '../createProviders.ts';
import { createSequelize } from '../database/createSequelize.ts';
import { migrate } from '../database/migrate.ts';
import { createLogger } from '../logging.ts';
import { initModels, PasswordReset, Session, Setting, User } from '../models/index.ts';
import { DeletedAccounts } from '../modules/auth/DeletedAccounts.ts';
import { beginTokenEpoch, readTokenEpoch } from '../modules/auth/tokenEpoch.ts';
import { newSecret } from '../randomness.ts';
import { DATABASE_NAME, type Manifest } from './archiveFormat.ts';
import type { Stage } from './extractArchive.ts';
import { readColumn, snapshotDatabase } from './snapshotDatabase.ts';

/** A verified archive, unpacked, and the configuration of the data folder that it is for. */
export interface Restored {
  readonly config: Config;
  readonly clock: Clock;
  readonly stage: Stage;
  readonly manifest: Manifest;
}

/** Name in the stage of the database that is to be served. */
export const READY_NAME = 'ready.sqlite';

/**
 * Makes an unpacked backup fit to be served: its schema is brought up to date, accounts that were deleted since are
 * deleted again with their pictures, no token and reset link of before is valid, and the next start asks the payment
 * provider what happened since. Answers how many accounts were deleted.
 */
export async function prepareRestored(restored: Restored): Promise<number> {
  const { config, clock, stage, manifest } = restored;
  const file = join(stage.data, DATABASE_NAME);
  const database = { kind: 'sqlite', file } as const;
  const sequelize = createSequelize(database);
  const stagedConfig = { ...config, dataDir: stage.data, database, storageUrl: `file:${stage.images}` };
  const providers = createProviders({ config: { ...stagedConfig, redisUrl: undefined }, clock });
  try {
    await migrate(sequelize, database);
    initModels(sequelize);
    const parts = { config: stagedConfig, secret: newSecret(), clock, logger: createLogger('warn') };
    const { accounts, background } = createContainer({ ...parts, sequelize, providers });
    const deleted = await deletedSince(config.dataDir);
    let count = 0;
    for (const user of await User.findAll({ where: { id: [...deleted] } })) {
      if (user.isAdmin) await user.update({ isAdmin: false });
      await accounts.remove(user.id, user.id);
      count += 1;
    }
    await background.settle();
    await endSessions(config.dataDir, clock);
    await Setting.upsert({ name: 'payments_since', value: manifest.created_at });
    await writeReady(file, join(stage.data, READY_NAME));
    return count;
  } finally {
    await providers.close(0);
    await sequelize.close();
  }
}

/** One file without a journal beside it, and without the bytes of what was deleted just now. */
async function writeReady(file: string, ready: string): Promise<void> {
  snapshotDatabase(file, ready);
  const handle = await open(ready, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Accounts that were deleted in the data folder, by its list and by the database that is there. */
async function deletedSince(dataDir: string): Promise<Set<string>> {
  const ids = await new DeletedAccounts(dataDir).list();
  const events = "SELECT subject_id FROM audit_events WHERE kind = 'user_deleted'";
  for (const id of readCurrent(dataDir, events)) ids.add(String(id));
  return ids;
}

/** The epoch is later than any that this folder has seen, also one that was begun by an earlier restore of the same backup. */
async function endSessions(dataDir: string, clock: Clock): Promise<void> {
  const [current] = readCurrent(dataDir, "SELECT value FROM settings WHERE name = 'token_epoch'");
  const seconds = Math.floor(clock.now().getTime() / 1000);
  await beginTokenEpoch(Math.max(seconds, (await readTokenEpoch()) + 1, Number(current ?? 0) + 1));
  await Session.destroy({ where: {} });
  await PasswordReset.update({ usedAt: clock.now() }, { where: { usedAt: null } });
}

/** Asks the database that is to be replaced; one that is broken, or too old to know, has no answer. */
function readCurrent(dataDir: string, sql: string): unknown[] {
  const file = join(dataDir, DATABASE_NAME);
  try {
    return existsSync(file) ? readColumn(file, sql) : [];
  } catch {
    return [];
  }
}
