import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Header } from 'tar';
import { BackupError } from './BackupError.ts';

const BLOCK = 512;
/** Longer names would take headers of their own. */
const LONGEST_NAME = 100;
const OWNER_ALONE = 0o600;

/** Told of each file that was written. */
export type OnWritten = (file: { name: string; bytes: number; sha256: string }) => void;

/** The bytes of one file in a tar archive: header, content read piece by piece, padding. */
export async function* tarEntry(name: string, path: string, onWritten: OnWritten): AsyncGenerator<Buffer> {
  const handle = await open(path);
  try {
    const { size, mtime } = await handle.stat();
    yield headerOf(name, size, mtime);
    const hash = createHash('sha256');
    let written = 0;
    const content = size > 0 ? handle.createReadStream({ autoClose: false, end: size - 1 }) : [];
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk);
      written += chunk.length;
      yield chunk;
    }
    if (written !== size) throw new BackupError(`${path} was changed while it was read.`);
    yield Buffer.alloc(paddingOf(size));
    onWritten({ name, bytes: size, sha256: hash.digest('hex') });
  } finally {
    await handle.close();
  }
}

/** The end of a tar archive. */
export function tarEnd(): Buffer {
  return Buffer.alloc(2 * BLOCK);
}

/** A file of an archive; its content has to be read before the next one. */
export interface TarEntry {
  readonly name: string;
  readonly bytes: number;
  readonly content: AsyncGenerator<Buffer>;
}

/**
 * The files of a tar archive, one after the other. Throws BackupError for anything but plain files (links, folders,
 * devices), for damaged headers, and when the archive ends before its end.
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = new ByteReader(source);
  for (;;) {
    const header = new Header(await reader.read(BLOCK));
    if (header.nullBlock) break;
    const { path, size } = header;
    if (!header.cksumValid || path === undefined || size === undefined || !Number.isSafeInteger(size)) {
      throw new BackupError('The archive is damaged: a file of it has no valid header.');
    }
    if (header.type !== 'File' || size < 0) {
      throw new BackupError(`The archive holds something that is no plain file: ${JSON.stringify(path)}.`);
    }
    yield { name: path, bytes: size, content: reader.take(size) };
    await reader.read(paddingOf(size));
  }
  await reader.drain();
}

function headerOf(name: string, size: number, mtime: Date): Buffer {
  const header = new Header({ path: name, size, mtime, mode: OWNER_ALONE, type: 'File' });
  header.encode();
  if (name.length >= LONGEST_NAME || !header.block) {
    throw new BackupError(`The name of ${name} is too long for the archive.`);
  }
  return header.block;
}

function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

/** Takes a given number of bytes at a time from a stream of pieces of any length. */
class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async read(count: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.take(count)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  async *take(count: number): AsyncGenerator<Buffer> {
    let missing = count;
    while (missing > 0) {
      if (this.#rest.length === 0) await this.#fill();
      const chunk = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(chunk.length);
      missing -= chunk.length;
      yield chunk;
    }
  }

  /** Reads to the end, so that what wraps the archive checks itself whole. */
  async drain(): Promise<void> {
    while (!(await this.#source.next()).done);
  }

  async #fill(): Promise<void> {
    const next = await this.#source.next();
    if (next.done) throw new BackupError('The archive ends too early: it was not written or copied whole.');
    this.#rest = next.value;
  }
}
