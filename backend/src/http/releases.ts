import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  EMPTY_POINTER,
  givenRelease,
  type Pointer,
  type PointerStore,
  SHELL,
  servedReleases,
} from '@lineleaf/releases';
import type { Logger } from 'pino';
import type { LocalReleases } from './LocalReleases.ts';

/** A page of the shell, with the policy data that belongs to it. */
export interface ShellPage {
  /** Name of the shell's release. */
  readonly release: string;
  readonly html: string;
  readonly scriptHashes: readonly string[];
}

interface ReleasedFrontEndsParts {
  readonly local: LocalReleases;
  readonly pointers: PointerStore;
  readonly logger: Logger;
}

/** The released front ends: which are served to whom, and where their files lie. */
export class ReleasedFrontEnds {
  readonly #local: LocalReleases;
  readonly #pointers: PointerStore;
  readonly #logger: Logger;
  readonly #pages = new Map<string, ShellPage>();
  #lastGood: Pointer = EMPTY_POINTER;

  constructor({ local, pointers, logger }: ReleasedFrontEndsParts) {
    this.#local = local;
    this.#pointers = pointers;
    this.#logger = logger;
  }

  /** What is served at this moment: a release needs no restart. While it cannot be read, what was served last. */
  async pointer(): Promise<Pointer> {
    try {
      this.#lastGood = (await this.#pointers.read()).pointer;
    } catch (error) {
      this.#logger.error({ err: error }, 'the releases cannot be read; what was served last goes on');
    }
    return this.#lastGood;
  }

  /** The shell that a bucket is given, the default without one; undefined before the first release. */
  async shellOf(bucket: number | undefined): Promise<string | undefined> {
    const shell = (await this.pointer()).parts[SHELL];
    if (!shell) return undefined;
    return bucket === undefined ? shell.live.release : givenRelease(shell, bucket).release.release;
  }

  /**
   * All kept shell releases, those that are served first: a page that was opened before a release still asks for its
   * files.
   */
  async shells(): Promise<string[]> {
    const shell = (await this.pointer()).parts[SHELL];
    const served = shell ? servedReleases(shell).map(({ release }) => release) : [];
    return [...new Set([...served, ...(await this.#local.releasesOf(SHELL))])];
  }

  /** The index.html that a bucket is given, with the hashes of its inline scripts. */
  async page(bucket: number): Promise<ShellPage | undefined> {
    const release = await this.shellOf(bucket);
    if (release === undefined) return undefined;
    const known = this.#pages.get(release);
    if (known) return known;
    const html = await this.#text(release, 'index.html');
    if (html === undefined) return undefined;
    const page = { release, html, scriptHashes: inlineScriptHashes(html) };
    this.#pages.set(release, page);
    return page;
  }

  /** The text of another file of the shell that a bucket is given. */
  async shellText(bucket: number | undefined, path: string): Promise<string | undefined> {
    const release = await this.shellOf(bucket);
    return release === undefined ? undefined : this.#text(release, path);
  }

  async #text(release: string, path: string): Promise<string | undefined> {
    await this.#local.bring(SHELL, release, path);
    return readText(join(this.#local.folder, SHELL, release, path));
  }
}

/** CSP hashes of the scripts without `src`; data blocks such as JSON-LD run nothing and need none. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)];
  return scripts
    .filter(
      ([, attributes = '']) =>
        !/\bsrc\s*=/i.test(attributes) && !/type\s*=\s*["']?application\//i.test(attributes),
    )
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined;
    throw error;
  }
}
