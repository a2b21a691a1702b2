import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPRESSED, type ReleaseFiles } from '@lineleaf/releases/node';
import type { Clock } from '../clock.ts';
import { StorageAwayError } from '../providers/storage/Storage.ts';
import { writeWholeFile } from '../writeWholeFile.ts';
import type { LocalReleases } from './LocalReleases.ts';

/** Six parts with a default, ten before it and a canary each are 72. */
const MAX_RELEASES = 100;
/** For how long a list of releases is good: releases come some times a day. */
const LIST_MS = 10_000;

interface CopiedReleasesParts {
  readonly files: ReleaseFiles;
  readonly folder: string;
  readonly clock: Clock;
  readonly maxReleases?: number;
}

/**
 * A store elsewhere, with copies of the files that were asked for in a folder: files of a release never change. At most
 * 100 releases have copies; for one more, those of the release that was asked for longest ago are deleted.
 */
export class CopiedReleases implements LocalReleases {
  readonly folder: string;
  readonly #files: ReleaseFiles;
  readonly #clock: Clock;
  readonly #maxReleases: number;
  readonly #coming = new Map<string, Promise<void>>();
  /** Those asked for by `<part>/<release>`, the longest ago first. */
  readonly #asked = new Set<string>();
  readonly #lists = new Map<string, { readonly at: number; readonly releases: Promise<string[]> }>();

  constructor({ files, folder, clock, maxReleases = MAX_RELEASES }: CopiedReleasesParts) {
    this.folder = folder;
    this.#files = files;
    this.#clock = clock;
    this.#maxReleases = maxReleases;
  }

  async releasesOf(part: string): Promise<string[]> {
    const now = this.#clock.now().getTime();
    const known = this.#lists.get(part);
    if (known && now - known.at < LIST_MS) return known.releases;
    const releases = this.#files.list(part).then((found) => found.map(({ release }) => release));
    this.#lists.set(part, { at: now, releases });
    releases.catch(() => this.#lists.delete(part));
    return releases;
  }

  async bring(part: string, release: string, path: string): Promise<void> {
    const names = [part, release, ...path.split('/')];
    if (!names.every(isName)) return;
    const file = join(this.folder, ...names);
    const name = `${part}/${release}`;
    this.#asked.delete(name);
    this.#asked.add(name);
    if (await isThere(file)) return;
    const coming = this.#coming.get(file) ?? this.#copy(part, release, path);
    this.#coming.set(file, coming);
    await coming.finally(() => this.#coming.delete(file));
  }

  async #copy(part: string, release: string, path: string): Promise<void> {
    const name = `${part}/${release}`;
    // The file itself last: where it lies, its copies do.
    const paths = [...COMPRESSED.map(({ ending }) => path + ending), path];
    const reads = paths.map((each) => this.#files.read(part, release, each));
    const found = await Promise.all(reads).catch((error: unknown) => {
      throw new StorageAwayError('The release store gives no file now', { cause: error });
    });
    if (!found.at(-1)) {
      this.#asked.delete(name);
      return;
    }
    if (!(await isThere(join(this.folder, name)))) await this.#makeRoom();
    for (const [at, bytes] of found.entries())
      if (bytes) await writeWholeFile(join(this.folder, name, paths[at] ?? path), bytes);
  }

  async #makeRoom(): Promise<void> {
    const copied: string[] = [];
    for (const part of await namesIn(this.folder))
      for (const release of await namesIn(join(this.folder, part))) copied.push(`${part}/${release}`);
    const asked = [...this.#asked];
    const longestAgoFirst = copied.sort((one, other) => asked.indexOf(one) - asked.indexOf(other));
    const tooMany = Math.max(0, copied.length + 1 - this.#maxReleases);
    for (const name of longestAgoFirst.slice(0, tooMany))
      await rm(join(this.folder, name), { recursive: true, force: true });
  }
}

/** Whether a part of a path names what lies in the folder before it. */
function isName(text: string): boolean {
  return /^[^/\\\0]+$/.test(text) && text !== '.' && text !== '..';
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
