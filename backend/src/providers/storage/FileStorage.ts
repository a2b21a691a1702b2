import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from '../../randomness.ts';
import type { Storage } from './Storage.ts';

const KEY = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/;
const PARTIAL = '.partial';
const ABANDONED_MS = 60 * 60 * 1000;

/** Pictures as files below one folder. A file appears whole or not at all, and survives a power cut once it is there. */
export class FileStorage implements Storage {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const target = this.#pathOf(key);
    const folder = dirname(target);
    await mkdir(folder, { recursive: true });
    const partial = `${target}.${newId()}${PARTIAL}`;
    try {
      await writeDurably(partial, bytes);
      await rename(partial, target);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    await syncFolder(folder);
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
    await mkdir(this.#folder, { recursive: true });
    await access(this.#folder, constants.W_OK);
  }

  #pathOf(key: string): string {
    if (!KEY.test(key)) throw new RangeError(`Not a storage key: ${key}`);
    return join(this.#folder, ...key.split('/'));
  }
}

/** A write takes seconds: a partial file that is older than an hour belongs to a process that was killed. */
async function removeLeftBehind(path: string): Promise<void> {
  const file = await stat(path).catch(undefinedIfMissing);
  if (file && Date.now() - file.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a rename in the folder durable. Windows cannot open folders; there the file's own sync has to do. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
