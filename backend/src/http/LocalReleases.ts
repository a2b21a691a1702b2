import type { ReleaseFiles } from '@lineleaf/releases/node';

/** Released files on this machine's disk, from where they are served. */
export interface LocalReleases {
  /** They lie below it as `<part>/<release>/…`. */
  readonly folder: string;
  /** Names of the releases of a part that are kept. */
  releasesOf(part: string): Promise<string[]>;
  /**
   * Sees to it that a file of a release lies in the folder, with its compressed copies; where there is no such file,
   * nothing happens.
   */
  bring(part: string, release: string, path: string): Promise<void>;
}

/** A store that is a folder itself. */
export class FolderReleases implements LocalReleases {
  readonly folder: string;
  readonly #files: ReleaseFiles;

  constructor(folder: string, files: ReleaseFiles) {
    this.folder = folder;
    this.#files = files;
  }

  async releasesOf(part: string): Promise<string[]> {
    return (await this.#files.list(part)).map(({ release }) => release);
  }

  async bring(): Promise<void> {}
}
