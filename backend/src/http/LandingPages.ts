import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  givenRelease,
  type Pointer,
  type ReleasedLanding,
  type ReleaseRecord,
  SHELL,
} from '@lineleaf/releases';
import { integrityOf } from '@lineleaf/releases/node';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { LocalReleases } from './LocalReleases.ts';
import { inlineScriptHashes, type ReleasedFrontEnds } from './releases.ts';

/** Where the shell's page for visitors takes what a release brings. */
const HEAD_SLOT = /<meta name="lineleaf:landing"[^>]*>/;
const BODY_SLOT = '<slot name="landing"></slot>';
const SHELL_PAGE = 'visitor.html';

const fragment = z.object({ language: z.string(), head: z.string(), body: z.string() });

/** A page for visitors, whole but for what is each visitor's own. */
export interface LandingPage {
  /** Whose landing it is, by part and release. */
  readonly part: string;
  readonly release: string;
  readonly language: string;
  /** `{{address}}` and `{{ticket}}` are still to be filled in. */
  readonly html: string;
  readonly scriptHashes: readonly string[];
}

/** A release that brings a landing. */
interface Bringing {
  readonly part: string;
  readonly record: ReleaseRecord;
  readonly landing: ReleasedLanding;
}

interface LandingPagesParts {
  readonly releases: ReleasedFrontEnds;
  readonly local: LocalReleases;
  readonly publicUrl: string;
  readonly logger: Logger;
}

/**
 * The pages that releases bring for visitors, set into the page of the shell. A file that is not what the release's record
 * says is refused: the default stands in for a canary, and for the default nothing.
 */
export class LandingPages {
  readonly #parts: LandingPagesParts;
  readonly #pages = new Map<string, Promise<LandingPage | undefined>>();

  constructor(parts: LandingPagesParts) {
    this.#parts = parts;
  }

  /** The landing that a bucket is given, as its record names it; undefined where no release brings one. */
  async landingOf(bucket?: number): Promise<ReleasedLanding | undefined> {
    return bringing(await this.#parts.releases.pointer(), bucket)[0]?.landing;
  }

  /** The page of a language; undefined where the shell's own page has to do. */
  async page(bucket: number, language: string): Promise<LandingPage | undefined> {
    const shell = await this.#parts.releases.shellOf(bucket);
    if (shell === undefined) return undefined;
    for (const candidate of bringing(await this.#parts.releases.pointer(), bucket)) {
      const page = await this.#kept(shell, candidate, language);
      if (page) return page;
    }
    return undefined;
  }

  /** Files of a release never change: what was found whole stays so. What was not is looked at again. */
  #kept(shell: string, { part, record, landing }: Bringing, language: string) {
    const key = [shell, part, record.release, language].join(' ');
    const known = this.#pages.get(key) ?? this.#compose(shell, { part, record, landing }, language);
    this.#pages.set(key, known);
    const forget = () => this.#pages.delete(key);
    known.then((page) => page ?? forget(), forget);
    return known;
  }

  async #compose(
    shell: string,
    { part, record, landing }: Bringing,
    language: string,
  ): Promise<LandingPage | undefined> {
    const { release } = record;
    const frame = await this.#read(SHELL, shell, SHELL_PAGE);
    const file = landing.pages[language];
    if (!frame || !file) return undefined;
    const [bytes, script] = await Promise.all([
      this.#read(part, release, file.path),
      this.#read(part, release, landing.script.path),
    ]);
    const isWhole =
      bytes &&
      integrityOf(bytes) === file.integrity &&
      script &&
      integrityOf(script) === landing.script.integrity;
    if (!isWhole) {
      this.#parts.logger.error(
        { part, release, path: file.path },
        'a landing is not what was released: refused',
      );
      return undefined;
    }
    const { head, body } = fragment.parse(JSON.parse(bytes.toString()));
    const known = {
      '{{site}}': escapeAttribute(this.#parts.publicUrl),
      '{{files}}': `/releases/${part}/${encodeURIComponent(release)}/`,
    };
    const html = frame
      .toString()
      .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
      .replace(HEAD_SLOT, () => fillIn(head, known))
      .replace(BODY_SLOT, () => fillIn(body, known));
    return { part, release, language, html, scriptHashes: inlineScriptHashes(html) };
  }

  async #read(part: string, release: string, path: string): Promise<Buffer | undefined> {
    const { local } = this.#parts;
    await local.bring(part, release, path);
    return readFile(join(local.folder, part, release, path)).catch(() => undefined);
  }
}

/** Puts values in the place of the names in a text. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(name, () => value), text);
}

/** What a bucket is given first, then the default of the same part. */
function bringing({ parts }: Pointer, bucket: number | undefined): Bringing[] {
  return Object.entries(parts).flatMap(([part, pointer]) => {
    const given = bucket === undefined ? pointer.live : givenRelease(pointer, bucket).release;
    const records = given.release === pointer.live.release ? [given] : [given, pointer.live];
    return records.flatMap((record) => {
      const { landing } = record.contract;
      return landing ? [{ part, record, landing }] : [];
    });
  });
}

/** For the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
