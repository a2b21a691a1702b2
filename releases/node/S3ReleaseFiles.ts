import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { partName } from '../src/pointer.ts';
import { ReleaseRefused } from '../src/ReleaseRefused.ts';
import { COMPRESSED } from './compressedCopies.ts';
import { filesIn } from './filesIn.ts';
import { integrityOf } from './integrityOf.ts';
import type { ReleaseFiles, StoredRelease } from './ReleaseFiles.ts';
import type { ListedObject, S3Objects } from './S3Objects.ts';

/** `<part>/<release>.json`, written last when a release comes and deleted last when it goes. */
const marker = z.union([
  /** The release is whole: its files with their subresource integrity. */
  z.object({ files: z.record(z.string(), z.string()) }),
  /** Whoever wrote this is deleting its files. */
  z.object({ removedBy: z.uuid() }),
]);
type Marker = z.infer<typeof marker>;
type Whole = Extract<Marker, { files: unknown }>;

const ENDING = '.json';
const MARKER = { type: 'application/json', cacheControl: 'no-cache' };
const IMMUTABLE = 'public, max-age=31536000, immutable';
const UPLOADS_AT_ONCE = 8;
/** A removal takes seconds; one that was killed is ended by the next prune. */
const REMOVAL_POLLS = 60;
const POLL_MS = 1_000;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Releases as objects `<part>/<release>/…`, with the types and the cache rule to be served as they are. */
export class S3ReleaseFiles implements ReleaseFiles {
  readonly #objects: S3Objects;
  /** Of whole releases, which never change. */
  readonly #known = new Map<string, Whole>();

  constructor(objects: S3Objects) {
    this.#objects = objects;
  }

  async has(part: string, release: string): Promise<boolean> {
    return isWhole((await this.#marker(part, release))?.marker);
  }

  async add(part: string, release: string, folder: string): Promise<void> {
    await this.#awaitRemoval(part, release);
    const paths = await filesIn(folder);
    const files: Record<string, string> = {};
    for (let at = 0; at < paths.length; at += UPLOADS_AT_ONCE) {
      const uploads = paths.slice(at, at + UPLOADS_AT_ONCE).map(async (path) => {
        const bytes = await readFile(join(folder, path));
        files[path] = integrityOf(bytes);
        await this.#upload(part, release, path, bytes);
      });
      await Promise.all(uploads);
    }
    if ((await this.#mark(part, release, { files }, 'none')) === 'conflict')
      throw refusalOf(part, release, (await this.#marker(part, release))?.marker);
  }

  async read(part: string, release: string, path: string): Promise<Buffer | undefined> {
    const integrity = (await this.#whole(part, release))?.files[path];
    if (integrity === undefined) return undefined;
    const bytes = (await this.#objects.read(`${part}/${release}/${path}`))?.bytes;
    if (bytes && integrityOf(bytes) !== integrity)
      throw new Error(`${part} ${release}: its ${path} is damaged in the store`);
    return bytes;
  }

  async list(part?: string): Promise<StoredRelease[]> {
    const found = (await this.#parts(part)).map(async (each) => {
      const { objects } = await this.#objects.listFolder(`${each}/`);
      const listed = objects
        .filter(({ key }) => key.endsWith(ENDING))
        .map((object) => storedOf(each, object));
      const are = await Promise.all(listed.map(({ release }) => this.has(each, release)));
      return listed.filter((_, at) => are[at]);
    });
    return (await Promise.all(found)).flat();
  }

  async remove(part: string, release: string, isNeeded: () => Promise<boolean>): Promise<boolean> {
    const found = await this.#marker(part, release);
    if (!found || !isWhole(found.marker)) return false;
    if (!(await this.#claim(part, release, found.tag))) return false;
    let isKept = true;
    try {
      isKept = await isNeeded();
    } finally {
      if (isKept)
        await this.#mark(part, release, found.marker, (await this.#marker(part, release))?.tag ?? '');
    }
    if (isKept) return false;
    await this.#delete(part, release);
    return true;
  }

  async removeLeftovers(before: Date): Promise<void> {
    for (const part of await this.#parts()) {
      const { objects, folders } = await this.#objects.listFolder(`${part}/`);
      const marked = objects.map((object) => storedOf(part, object));
      for (const { release, at } of marked.filter(({ at }) => at < before)) {
        const found = await this.#marker(part, release);
        if (!found || isWhole(found.marker)) continue;
        if (at < before && (await this.#claim(part, release, found.tag))) await this.#delete(part, release);
      }
      const names = new Set(marked.map(({ release }) => release));
      for (const release of folders.map((folder) => folder.slice(part.length + 1, -1))) {
        if (names.has(release) || !(await this.#isOld(part, release, before))) continue;
        if (await this.#claim(part, release, 'none')) await this.#delete(part, release);
      }
    }
  }

  /** Writes a file that is not there yet. The same bytes may lie there: an addition before this one was killed. */
  async #upload(part: string, release: string, path: string, bytes: Buffer): Promise<void> {
    const key = `${part}/${release}/${path}`;
    const copy = COMPRESSED.find(({ ending }) => path.endsWith(ending));
    const plain = copy ? path.slice(0, -copy.ending.length) : path;
    const written = await this.#objects.write(key, bytes, {
      type: TYPES[extname(plain)] ?? 'application/octet-stream',
      encoding: copy?.encoding,
      cacheControl: IMMUTABLE,
      replaces: 'none',
    });
    if (written === 'written' || (await this.#objects.read(key))?.bytes.equals(bytes)) return;
    throw new ReleaseRefused('released', `${part} ${release} is in the store with another ${path}`);
  }

  async #awaitRemoval(part: string, release: string): Promise<void> {
    for (let polls = 0; ; polls += 1) {
      const found = await this.#marker(part, release);
      if (!found) return;
      if (isWhole(found.marker) || polls === REMOVAL_POLLS) throw refusalOf(part, release, found.marker);
      await wait(POLL_MS);
    }
  }

  async #delete(part: string, release: string): Promise<void> {
    for await (const { key } of this.#objects.list(`${part}/${release}/`)) await this.#objects.delete(key);
    await this.#objects.delete(`${part}/${release}${ENDING}`);
  }

  /** Whether this process alone may delete the files now. */
  async #claim(part: string, release: string, replaces: string): Promise<boolean> {
    this.#known.delete(`${part}/${release}`);
    return (await this.#mark(part, release, { removedBy: randomUUID() }, replaces)) === 'written';
  }

  #mark(part: string, release: string, what: Marker, replaces: string): Promise<'written' | 'conflict'> {
    const bytes = Buffer.from(`${JSON.stringify(what, null, 2)}\n`);
    return this.#objects.write(`${part}/${release}${ENDING}`, bytes, { ...MARKER, replaces });
  }

  async #marker(part: string, release: string) {
    const found = await this.#objects.read(`${part}/${release}${ENDING}`);
    return found && { marker: marker.parse(JSON.parse(found.bytes.toString())), tag: found.tag };
  }

  async #whole(part: string, release: string): Promise<Whole | undefined> {
    const name = `${part}/${release}`;
    const known = this.#known.get(name) ?? (await this.#marker(part, release))?.marker;
    if (!isWhole(known)) return undefined;
    this.#known.set(name, known);
    return known;
  }

  async #isOld(part: string, release: string, before: Date): Promise<boolean> {
    for await (const { at } of this.#objects.list(`${part}/${release}/`)) if (at >= before) return false;
    return true;
  }

  async #parts(part?: string): Promise<string[]> {
    if (part !== undefined) return [part];
    const { folders } = await this.#objects.listFolder('');
    return folders.map((folder) => folder.slice(0, -1)).filter((name) => partName.safeParse(name).success);
  }
}

function isWhole(found: Marker | undefined): found is Whole {
  return found !== undefined && 'files' in found;
}

function storedOf(part: string, { key, at }: ListedObject): StoredRelease {
  return { part, release: key.slice(part.length + 1, -ENDING.length), at };
}

function refusalOf(part: string, release: string, found: Marker | undefined): ReleaseRefused {
  return isWhole(found)
    ? new ReleaseRefused('released', `${part} ${release} is released already`)
    : new ReleaseRefused('under_way', `${part} ${release} is being removed: release it once more in a while`);
}
