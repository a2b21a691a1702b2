import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { partName } from '../src/pointer.ts';
import { ReleaseRefused } from '../src/ReleaseRefused.ts';
import type { ReleaseFiles, StoredRelease } from './ReleaseFiles.ts';

/** A folder that comes or goes: `<release>.partial-…`, `<release>.removed-…`. */
const MOVING = /\.(partial|removed)-[\w-]+$/;

/** Releases as folders `<part>/<release>/`. */
export class FolderReleaseFiles implements ReleaseFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async has(part: string, release: string): Promise<boolean> {
    return isThere(join(this.#folder, part, release));
  }

  async add(part: string, release: string, folder: string): Promise<void> {
    if (await this.has(part, release))
      throw new ReleaseRefused('released', `${part} ${release} is released already`);
    const target = join(this.#folder, part, release);
    const partial = `${target}.partial-${process.pid}`;
    await rm(partial, { recursive: true, force: true });
    await mkdir(dirname(target), { recursive: true });
    await cp(folder, partial, { recursive: true });
    await rename(partial, target);
  }

  async read(part: string, release: string, path: string): Promise<Buffer | undefined> {
    return readFile(join(this.#folder, part, release, path)).catch(undefinedIfMissing);
  }

  async list(part?: string): Promise<StoredRelease[]> {
    const folders = await this.#folders(part);
    return folders.filter(({ release }) => !MOVING.test(release));
  }

  async remove(part: string, release: string, isNeeded: () => Promise<boolean>): Promise<boolean> {
    const folder = join(this.#folder, part, release);
    const removed = `${folder}.removed-${randomUUID()}`;
    const now = new Date();
    try {
      // What is left behind is told by its time.
      await utimes(folder, now, now);
      await rename(folder, removed);
    } catch (error) {
      undefinedIfMissing(error);
      return false;
    }
    let isKept = true;
    try {
      isKept = await isNeeded();
    } finally {
      // Somebody may have added it meanwhile.
      if (isKept && !(await isThere(folder))) await rename(removed, folder);
      else await rm(removed, { recursive: true });
    }
    return !isKept;
  }

  async removeLeftovers(before: Date): Promise<void> {
    for (const { part, release, at } of await this.#folders()) {
      if (MOVING.test(release) && at < before)
        await rm(join(this.#folder, part, release), { recursive: true, force: true });
    }
  }

  async #folders(part?: string): Promise<StoredRelease[]> {
    const parts = part === undefined ? await namesIn(this.#folder) : [part];
    const found: StoredRelease[] = [];
    for (const each of parts.filter((name) => partName.safeParse(name).success)) {
      for (const release of await namesIn(join(this.#folder, each))) {
        const { mtime } = (await stat(join(this.#folder, each, release)).catch(undefinedIfMissing)) ?? {};
        if (mtime) found.push({ part: each, release, at: mtime });
      }
    }
    return found;
  }
}

/** Names of the folders in a folder. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(undefinedIfMissing);
  return (entries ?? []).filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
