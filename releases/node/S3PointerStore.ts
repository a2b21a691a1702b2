import { randomUUID } from 'node:crypto';
import type { PointerStore, ReadPointer } from '../src/PointerStore.ts';
import { EMPTY_POINTER, type Pointer, parsePointer } from '../src/pointer.ts';
import { ReleaseRefused } from '../src/ReleaseRefused.ts';
import type { S3Objects } from './S3Objects.ts';

const KEY = 'remotes.json';
const WRITTEN = { type: 'application/json', cacheControl: 'no-cache' };

/** The pointer as the object `remotes.json`; its tag is the ETag. The store has to honor If-Match and If-None-Match. */
export class S3PointerStore implements PointerStore {
  readonly #objects: S3Objects;
  /** For people. */
  readonly #address: string;
  /** Parsed once a version. */
  #last: ReadPointer | undefined;

  constructor(objects: S3Objects, address: string) {
    this.#objects = objects;
    this.#address = address;
  }

  async check(): Promise<void> {
    const isHonored = await this.#honorsConditions().catch((error: unknown) => {
      const reason = reasonOf(error);
      throw new ReleaseRefused('unsafe', `The release store ${this.#address} cannot be used: ${reason}`, {
        cause: error,
      });
    });
    if (isHonored) return;
    throw new ReleaseRefused(
      'unsafe',
      `The release store ${this.#address} ignores conditional writes (If-Match, If-None-Match): one of two releases at once would be lost`,
    );
  }

  async read(): Promise<ReadPointer> {
    const found = await this.#objects.read(KEY);
    if (!found) return { pointer: EMPTY_POINTER, tag: '' };
    if (this.#last?.tag !== found.tag)
      this.#last = { pointer: parsePointer(found.bytes.toString()), tag: found.tag };
    return this.#last;
  }

  write(pointer: Pointer, tag: string): Promise<'written' | 'conflict'> {
    const text = `${JSON.stringify(pointer, null, 2)}\n`;
    return this.#objects.write(KEY, Buffer.from(text), { ...WRITTEN, replaces: tag || 'none' });
  }

  /** Tries what must and what must not be written, on an object of its own. */
  async #honorsConditions(): Promise<boolean> {
    const key = `probes/${randomUUID()}`;
    const write = (text: string, replaces: string) =>
      this.#objects.write(key, Buffer.from(text), { ...WRITTEN, replaces });
    try {
      if ((await write('one', 'none')) === 'conflict' || (await write('two', 'none')) === 'written')
        return false;
      const first = (await this.#objects.read(key))?.tag ?? '';
      if ((await write('three', first)) === 'conflict') return false;
      return (await write('four', first)) === 'conflict';
    } finally {
      await this.#objects.delete(key);
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Where every address of a host failed, Node names the code alone.
  const code = 'code' in error ? String(error.code) : error.name;
  return error.message.split('\n')[0] || code;
}
