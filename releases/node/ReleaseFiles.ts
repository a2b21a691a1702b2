/** The files of all releases; a release that exists never changes. */
export interface ReleaseFiles {
  /** Whether a release is there, whole. */
  has(part: string, release: string): Promise<boolean>;
  /**
   * Copies a folder in as a release.
   * @throws {ReleaseRefused} `released` where it exists
   */
  add(part: string, release: string, folder: string): Promise<void>;
  /** The bytes of one of its files; undefined where there is none. */
  read(part: string, release: string, path: string): Promise<Buffer | undefined>;
}
