import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ReleaseRefused } from '../src/ReleaseRefused.ts';
import type { ReleaseFiles } from './ReleaseFiles.ts';

/** Releases as folders `<part>/<release>/`. */
export class FolderReleaseFiles implements ReleaseFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async has(part: string, release: string): Promise<boolean> {
    return stat(join(this.#folder, part, release)).then(
      () => true,
      () => false,
    );
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
    try {
      return await readFile(join(this.#folder, part, release, path));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }
}
