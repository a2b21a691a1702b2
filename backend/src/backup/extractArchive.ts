import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ArchiveSums } from './ArchiveSums.ts';
import {
  ARCHIVE_FORMAT,
  DATABASE_NAME,
  MANIFEST_NAME,
  type Manifest,
  manifestSchema,
  PAYMENTS_NAME,
  pictureKeyOf,
  SUMS_NAME,
} from './archiveFormat.ts';
import { BackupError } from './BackupError.ts';
import { readTar, type TarEntry } from './tarFile.ts';

/** Empty folders for what an archive holds. */
export interface Stage {
  /** For the database and all else but pictures. */
  readonly data: string;
  readonly images: string;
}

/** Far more than a manifest needs; it is read as a whole. */
const MOST_MANIFEST_BYTES = 1_000_000;

/**
 * Unpacks an archive into the stage and holds every file against the archive's hashes. Writes nowhere else, whatever the
 * archive says. Throws BackupError for an archive that is damaged, cut off, or not one of ours.
 */
export async function extractArchive(archive: string, stage: Stage): Promise<Manifest> {
  const sums = new ArchiveSums(join(stage.data, 'computed.sha256'));
  try {
    await pipeline(createReadStream(archive), createGunzip(), (source: AsyncIterable<Buffer>) =>
      extractAll(source, stage, sums),
    );
  } catch (error) {
    throw asBackupError(error, archive);
  } finally {
    await sums.close();
  }
  const manifest = await readManifest(stage);
  const { files, bytes, sums_sha256 } = sums.manifest(manifest);
  const isWhole = files === manifest.files && bytes === manifest.bytes;
  if (!isWhole || sums_sha256 !== manifest.sums_sha256) {
    const name = await firstDifference(sums.path, join(stage.data, SUMS_NAME));
    throw new BackupError(`The archive is damaged: ${name} is not what was backed up.`);
  }
  return manifest;
}

async function extractAll(source: AsyncIterable<Buffer>, stage: Stage, sums: ArchiveSums): Promise<void> {
  let last = '';
  for await (const entry of readTar(source)) {
    if (last === MANIFEST_NAME) throw new BackupError('The archive goes on after its manifest.');
    const sha256 = await extractOne(entry, placeOf(entry, stage));
    if (entry.name !== SUMS_NAME && entry.name !== MANIFEST_NAME) sums.add({ ...entry, sha256 });
    last = entry.name;
  }
  if (last !== MANIFEST_NAME) throw new BackupError('The archive has no manifest: it was not written whole.');
}

/** Names are taken from a list and from storage's own keys, so none leads out of the stage. */
function placeOf({ name, bytes }: TarEntry, stage: Stage): string {
  const key = pictureKeyOf(name);
  if (key !== undefined) return join(stage.images, ...key.split('/'));
  const isOurs = [DATABASE_NAME, PAYMENTS_NAME, SUMS_NAME, MANIFEST_NAME].includes(name);
  if (isOurs && (name !== MANIFEST_NAME || bytes <= MOST_MANIFEST_BYTES)) return join(stage.data, name);
  throw new BackupError(`The archive holds a file that does not belong there: ${JSON.stringify(name)}.`);
}

async function extractOne({ content }: TarEntry, path: string): Promise<string> {
  const hash = createHash('sha256');
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hashed = async function* hashed() {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(hashed, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return hash.digest('hex');
}

async function readManifest(stage: Stage): Promise<Manifest> {
  const text = await readFile(join(stage.data, MANIFEST_NAME), 'utf8');
  const content = parseJson(text);
  if (isNewer(content))
    throw new BackupError('The archive was written by a newer Lineleaf: restore it with that.');
  const parsed = manifestSchema.safeParse(content);
  if (!parsed.success) throw new BackupError("The archive's manifest cannot be read.");
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isNewer(content: unknown): boolean {
  if (typeof content !== 'object' || content === null || !('format' in content)) return false;
  return typeof content.format === 'number' && content.format > ARCHIVE_FORMAT;
}

/** Name of the first file whose line in the lists differs. */
async function firstDifference(computedPath: string, writtenPath: string): Promise<string> {
  const [computed, written] = await Promise.all(
    [computedPath, writtenPath].map(async (path) =>
      (await readFile(path, 'utf8').catch(() => '')).split('\n'),
    ),
  );
  const line = computed?.find((text, index) => text !== written?.[index]) || 'a file';
  return line.replace(/^\w+ {2}/, '');
}

function asBackupError(error: unknown, archive: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  if (code === 'ENOENT') return new BackupError(`There is no archive ${archive}.`);
  if (code === 'EEXIST') return new BackupError('The archive holds the same file twice.');
  if (code.startsWith('Z_'))
    return new BackupError('The archive is damaged or was cut off.', { cause: error });
  return error;
}
