import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Clock } from '../clock.ts';
import { pictureKey } from '../modules/pages/pictureKey.ts';
import { isStorageKey } from '../providers/storage/FileStorage.ts';
import { PARTIAL, syncFolder } from '../writeWholeFile.ts';
import { ArchiveSums } from './ArchiveSums.ts';
import {
  ARCHIVE_FORMAT,
  DATABASE_NAME,
  MANIFEST_NAME,
  type Manifest,
  nameOfPicture,
  PAYMENTS_NAME,
  SUMS_NAME,
} from './archiveFormat.ts';
import { BackupError } from './BackupError.ts';
import { lockForBackup } from './backupLock.ts';
import { checkDatabase, picturesOf, snapshotDatabase } from './snapshotDatabase.ts';
import { tarEnd, tarEntry } from './tarFile.ts';

/** What is backed up, and where to. */
export interface BackupOrder {
  readonly dataDir: string;
  readonly imagesFolder: string;
  /** Absolute path of the archive; nothing is there yet. */
  readonly target: string;
  readonly productVersion: string;
  readonly clock: Clock;
  /** Gives the backup up; nothing of it is left. */
  readonly signal?: AbortSignal;
}

/** What a backup did. */
export interface BackupReport {
  readonly manifest: Manifest;
  readonly archiveBytes: number;
  /** How long deleted pictures were kept for it, in milliseconds. */
  readonly heldMs: number;
}

/** Pictures are compressed already; the rows are little beside them. */
const GZIP_LEVEL = 1;

/**
 * Writes one archive of the database and the pictures as they are at one moment, while the product runs or not. The
 * archive appears whole or not at all. Throws BackupError.
 */
export async function createBackup(order: BackupOrder): Promise<BackupReport> {
  const { dataDir, target } = order;
  await refuseToBegin(order);
  const lock = await lockForBackup(dataDir);
  const startedAt = performance.now();
  const partial = `${target}${PARTIAL}`;
  const scratch = `${partial}.d`;
  try {
    await rm(scratch, { recursive: true, force: true });
    await mkdir(scratch, { mode: 0o700 });
    const manifest = await writeArchive(order, partial, scratch);
    await refuseToOverwrite(target);
    await rename(partial, target);
    await syncFolder(dirname(target));
    const { size } = await stat(target);
    return { manifest, archiveBytes: size, heldMs: Math.round(performance.now() - startedAt) };
  } finally {
    await rm(scratch, { recursive: true, force: true });
    await rm(partial, { force: true });
    lock.release();
  }
}

async function refuseToBegin({ dataDir, target }: BackupOrder): Promise<void> {
  if (!existsSync(join(dataDir, DATABASE_NAME))) {
    throw new BackupError(`There is no database in ${dataDir}: nothing to back up.`);
  }
  if (!existsSync(dirname(target))) throw new BackupError(`The folder ${dirname(target)} does not exist.`);
  await refuseToOverwrite(target);
}

async function refuseToOverwrite(target: string): Promise<void> {
  if (existsSync(target)) throw new BackupError(`${target} exists already and is not overwritten.`);
}

async function writeArchive(order: BackupOrder, partial: string, scratch: string): Promise<Manifest> {
  const createdAt = order.clock.now();
  const database = join(scratch, DATABASE_NAME);
  snapshotDatabase(join(order.dataDir, DATABASE_NAME), database);
  const facts = checkDatabase(database);
  const sums = new ArchiveSums(join(scratch, SUMS_NAME));
  const draft = {
    format: ARCHIVE_FORMAT,
    product_version: order.productVersion,
    created_at: createdAt.toISOString(),
    migrations: [...facts.migrations],
    rows: facts.rows,
    pages_without_picture: countPagesWithoutPicture(database, order.imagesFolder),
  };
  const bytes = archiveBytes(order, { database, sums, draft, scratch });
  const output = createWriteStream(partial, { mode: 0o600, flush: true });
  await pipeline(Readable.from(bytes), createGzip({ level: GZIP_LEVEL }), output, { signal: order.signal });
  return sums.manifest(draft);
}

interface ArchiveParts {
  readonly database: string;
  readonly sums: ArchiveSums;
  readonly draft: Parameters<ArchiveSums['manifest']>[0];
  readonly scratch: string;
}

async function* archiveBytes(
  { dataDir, imagesFolder }: BackupOrder,
  { database, sums, draft, scratch }: ArchiveParts,
): AsyncGenerator<Buffer> {
  const count: Parameters<typeof tarEntry>[2] = (file) => sums.add(file);
  yield* tarEntry(DATABASE_NAME, database, count);
  // What the payment simulator remembers; a real provider keeps it itself.
  const payments = join(dataDir, PAYMENTS_NAME);
  if (existsSync(payments)) yield* tarEntry(PAYMENTS_NAME, payments, count);
  for await (const key of pictureKeys(imagesFolder)) {
    yield* tarEntry(nameOfPicture(key), join(imagesFolder, ...key.split('/')), count);
  }
  await sums.close();
  const uncounted = (): void => undefined;
  yield* tarEntry(SUMS_NAME, sums.path, uncounted);
  const manifest = join(scratch, MANIFEST_NAME);
  await writeFile(manifest, `${JSON.stringify(sums.manifest(draft), null, 2)}\n`);
  yield* tarEntry(MANIFEST_NAME, manifest, uncounted);
  yield tarEnd();
}

/** Every picture below a folder, in no order; what is half written is none. */
async function* pictureKeys(root: string, folder = root): AsyncGenerator<string> {
  if (!existsSync(folder)) return;
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* pictureKeys(root, path);
    const key = relative(root, path).split(sep).join('/');
    if (entry.isFile() && isStorageKey(key) && !key.endsWith(PARTIAL)) yield key;
  }
}

function countPagesWithoutPicture(database: string, imagesFolder: string): number {
  let missing = 0;
  for (const picture of picturesOf(database)) {
    if (!existsSync(join(imagesFolder, pictureKey(picture)))) missing += 1;
  }
  return missing;
}
