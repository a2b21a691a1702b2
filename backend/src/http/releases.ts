import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The page of the current shell release, with the policy data that belongs to it. */
export interface ShellPage {
  readonly html: string;
  readonly scriptHashes: readonly string[];
}

const shellPointer = z.object({ current: z.string().regex(/^[\w.+-]+$/) });

/** The folder of released front ends: `remotes.json`, `shell.json`, `<remote>/<release>/…`, `shell/<release>/…`. */
export class ReleaseFolder {
  readonly path: string;
  readonly #pages = new Map<string, ShellPage>();

  constructor(path: string) {
    this.path = path;
  }

  /** Folder of the current shell; undefined before the first release. Read anew each time: a release needs no restart. */
  async currentShell(): Promise<string | undefined> {
    const text = await readText(join(this.path, 'shell.json'));
    const pointer = text === undefined ? undefined : shellPointer.parse(JSON.parse(text));
    return pointer && join(this.path, 'shell', pointer.current);
  }

  /** Folders of all kept shell releases: a page that was opened before a release still asks for its files. */
  async shells(): Promise<string[]> {
    const entries = await readdir(join(this.path, 'shell'), { withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(this.path, 'shell', name));
  }

  /** The current index.html with the hashes of its inline scripts. */
  async page(): Promise<ShellPage | undefined> {
    const shell = await this.currentShell();
    if (shell === undefined) return undefined;
    const known = this.#pages.get(shell);
    if (known) return known;
    const html = await readText(join(shell, 'index.html'));
    if (html === undefined) return undefined;
    const page = { html, scriptHashes: inlineScriptHashes(html) };
    this.#pages.set(shell, page);
    return page;
  }

  /** `remotes.json` as it stands. */
  remotesFile(): Promise<string | undefined> {
    return readText(join(this.path, 'remotes.json'));
  }

  /** Origins of remotes that are served from elsewhere. */
  async remoteOrigins(): Promise<string[]> {
    const text = await this.remotesFile();
    if (text === undefined) return [];
    const urls = text.match(/https?:\/\/[^"\\\s]+/g) ?? [];
    return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))];
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
