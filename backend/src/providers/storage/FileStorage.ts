import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { PARTIAL, probeFolder, type WritableFiles, writeWholeFile } from '../../writeWholeFile.ts';
import type { Storage } from './Storage.ts';

const KEY = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/;
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Whether a text is a storage key: it names a file below the folder and nothing outside it. */
export function isStorageKey(text: string): boolean {
  return KEY.test(text);
}

/** Pictures as files below one folder. A file appears whole or not at all, and survives a power cut once it is there. */
export class FileStorage implements Storage {
  readonly #folder: string;
  readonly #files: WritableFiles | undefined;

  constructor(folder: string, files?: WritableFiles) {
    this.#folder = folder;
    this.#files = files;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await writeWholeFile(this.#pathOf(key), bytes, this.#files);
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    return readFile(this.#pathOf(key)).catch(undefinedIfMissing);
  }

  async stream(key: string): Promise<Readable | undefined> {
    const handle = await open(this.#pathOf(key)).catch(undefinedIfMissing);
    return handle && createReadStream('', { fd: handle });
  }

  async delete(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  async *list(prefix: string): AsyncIterable<string> {
    // A prefix that ends with a slash is a folder: the others need not be read.
    const folder = join(this.#folder, ...prefix.split('/').slice(0, -1));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(undefinedIfMissing);
    for (const entry of entries ?? []) {
      if (!entry.isFile()) continue;
      if (entry.name.endsWith(PARTIAL)) {
        await removeLeftBehind(join(entry.parentPath, entry.name));
        continue;
      }
      const key = relative(this.#folder, join(entry.parentPath, entry.name)).split(sep).join('/');
      if (key.startsWith(prefix)) yield key;
    }
  }

  async check(): Promise<void> {
    await probeFolder(this.#folder, this.#files);
  }

  #pathOf(key: string): string {
    if (!isStorageKey(key)) throw new RangeError(`Not a storage key: ${key}`);
    return join(this.#folder, ...key.split('/'));
  }
}

/** A write takes seconds, and a clock may be moved by an hour: a partial file that is older than a day belongs to a process that was killed. */
async function removeLeftBehind(path: string): Promise<void> {
  const file = await stat(path).catch(undefinedIfMissing);
  if (file && Date.now() - file.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
