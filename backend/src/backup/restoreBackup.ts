import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { tryLockFile } from '../database/exclusiveFile.ts';
import { migrations } from '../migrations/index.ts';
import { DATABASE_NAME, type Manifest, PAYMENTS_NAME } from './archiveFormat.ts';
import { BackupError } from './BackupError.ts';
import { lockForBackup } from './backupLock.ts';
import { extractArchive, type Stage } from './extractArchive.ts';
import { finishRestore, placeRestored } from './placeRestored.ts';
import { prepareRestored, READY_NAME } from './prepareRestored.ts';
import { checkDatabase } from './snapshotDatabase.ts';

/** What is restored, and where to. */
export interface RestoreOrder {
  readonly config: Config;
  readonly imagesFolder: string;
  /** Absolute path. */
  readonly archive: string;
  readonly clock: Clock;
}

/** What a restore did. */
export interface RestoreReport {
  readonly manifest: Manifest;
  /** Accounts of the backup that were deleted since, and now again. */
  readonly deletedAccounts: number;
  /** Where the data lies that was there before; undefined when there was none. */
  readonly aside: string | undefined;
}

/**
 * Puts the data of an archive in the place of what is there, which is moved aside. Everything is verified and made ready
 * first; until then nothing of the data folder is touched. Throws BackupError.
 */
export async function restoreBackup(order: RestoreOrder): Promise<RestoreReport> {
  const { dataDir } = order.config;
  if (!existsSync(order.archive)) throw new BackupError(`There is no archive ${order.archive}.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const product = tryLockFile(join(dataDir, 'lineleaf.lock'));
  if (!product) {
    throw new BackupError(`Lineleaf is running on ${dataDir}: stop it, then restore. Nothing was changed.`);
  }
  try {
    const backups = await lockForBackup(dataDir);
    try {
      await finishRestore(dataDir);
      return await restoreInto(order);
    } finally {
      backups.release();
    }
  } finally {
    product.release();
  }
}

async function restoreInto(order: RestoreOrder): Promise<RestoreReport> {
  const { config, clock, imagesFolder } = order;
  await removeLeftStages(order);
  const stage = await createStage(order);
  try {
    const manifest = await extractArchive(order.archive, stage);
    verifyDatabase(join(stage.data, DATABASE_NAME), manifest);
    const deletedAccounts = await prepareRestored({ config, clock, stage, manifest });
    const aside = await place({ dataDir: config.dataDir, imagesFolder, stage, now: clock.now() });
    return { manifest, deletedAccounts, aside };
  } finally {
    await rm(stage.data, { recursive: true, force: true });
    await rm(stage.images, { recursive: true, force: true });
  }
}

/** Beside the places that the files are to take, so that they can be renamed into them. */
async function createStage({ config, imagesFolder }: RestoreOrder): Promise<Stage> {
  await mkdir(dirname(imagesFolder), { recursive: true, mode: 0o700 });
  const data = await mkdtemp(join(config.dataDir, 'restore.partial-'));
  const images = await mkdtemp(`${imagesFolder}.restore.partial-`);
  return { data, images };
}

/** What restores that were killed have left. */
async function removeLeftStages({ config, imagesFolder }: RestoreOrder): Promise<void> {
  const left: readonly [folder: string, prefix: string][] = [
    [config.dataDir, 'restore.partial-'],
    [dirname(imagesFolder), `${basename(imagesFolder)}.restore.partial-`],
  ];
  for (const [folder, prefix] of left) {
    const names = existsSync(folder) ? await readdir(folder) : [];
    for (const name of names.filter((entry) => entry.startsWith(prefix))) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}

function verifyDatabase(file: string, manifest: Manifest): void {
  if (!existsSync(file)) throw new BackupError('The archive holds no database.');
  const known = new Set(migrations.map(({ name }) => name));
  if (manifest.migrations.some((name) => !known.has(name))) {
    throw new BackupError(
      `The archive was written by a newer Lineleaf (${manifest.product_version}), whose database this one does not know: restore it with that.`,
    );
  }
  const facts = checkDatabase(file);
  const wrong = Object.entries(facts.rows).find(([table, rows]) => manifest.rows[table] !== rows);
  if (wrong || facts.migrations.join() !== manifest.migrations.join()) {
    throw new BackupError(`The archive is damaged: its manifest tells of other rows (${wrong?.[0]}).`);
  }
}

interface Placing {
  readonly dataDir: string;
  readonly imagesFolder: string;
  readonly stage: Stage;
  readonly now: Date;
}

/** Answers where the data lies that was there. */
async function place({ dataDir, imagesFolder, stage, now }: Placing): Promise<string | undefined> {
  const stamp = now.toISOString().replaceAll(':', '-');
  const aside = join(dataDir, `before-restore-${stamp}`);
  const imagesAside =
    dirname(imagesFolder) === dataDir
      ? join(aside, basename(imagesFolder))
      : `${imagesFolder}.before-restore-${stamp}`;
  const database = ['', '-wal', '-shm'].map((ending) => `${DATABASE_NAME}${ending}`);
  const asideMoves = [
    ...database.map((name) => ({ from: join(dataDir, name), to: join(aside, name) })),
    { from: imagesFolder, to: imagesAside },
  ].filter(({ from }) => existsSync(from));
  const moves = [...asideMoves, { from: stage.images, to: imagesFolder }];
  // The simulator stands for the payment provider, whose memory no restore takes back.
  const payments = { from: join(stage.data, PAYMENTS_NAME), to: join(dataDir, PAYMENTS_NAME) };
  if (existsSync(payments.from) && !existsSync(payments.to)) moves.push(payments);
  moves.push({ from: join(stage.data, READY_NAME), to: join(dataDir, DATABASE_NAME) });
  if (asideMoves.length > 0) await mkdir(aside, { mode: 0o700 });
  await placeRestored(dataDir, { moves, scratch: [stage.data, stage.images] });
  return asideMoves.length > 0 ? aside : undefined;
}
