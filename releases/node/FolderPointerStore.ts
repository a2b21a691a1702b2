import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PointerStore, ReadPointer } from '../src/PointerStore.ts';
import { EMPTY_POINTER, type Pointer, parsePointer } from '../src/pointer.ts';
import { withLock } from './withLock.ts';

/** The pointer as `remotes.json` in a folder that processes of one machine share; its tag is the hash of the text. */
export class FolderPointerStore implements PointerStore {
  readonly #file: string;
  /** Read before each document is sent: parsed once a version. */
  #last: { readonly text: string; readonly read: ReadPointer } | undefined;

  constructor(folder: string) {
    this.#file = join(folder, 'remotes.json');
  }

  /** Nothing to find out: a lock beside the file keeps writers apart, and a folder that is not there yet is made. */
  async check(): Promise<void> {}

  async read(): Promise<ReadPointer> {
    const text = await this.#text();
    if (text === undefined) return { pointer: EMPTY_POINTER, tag: '' };
    if (this.#last?.text !== text)
      this.#last = { text, read: { pointer: parsePointer(text), tag: tagOf(text) } };
    return this.#last.read;
  }

  async write(pointer: Pointer, tag: string): Promise<'written' | 'conflict'> {
    await mkdir(dirname(this.#file), { recursive: true });
    return withLock(`${this.#file}.lock`, async () => {
      const current = await this.#text();
      if ((current === undefined ? '' : tagOf(current)) !== tag) return 'conflict';
      // Atomically: whoever reads finds the old text or the new one.
      const partial = `${this.#file}.partial-${process.pid}`;
      await writeFile(partial, `${JSON.stringify(pointer, null, 2)}\n`);
      await rename(partial, this.#file);
      return 'written';
    });
  }

  async #text(): Promise<string | undefined> {
    try {
      return await readFile(this.#file, 'utf8');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }
}

function tagOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
