/** A release that is in a store, whole. */
export interface StoredRelease {
  readonly part: string;
  readonly release: string;
  /** When it came. */
  readonly at: Date;
}

/** The files of all releases; a release that exists never changes. */
export interface ReleaseFiles {
  /** Whether a release is there, whole. */
  has(part: string, release: string): Promise<boolean>;
  /**
   * Copies a folder in as a release.
   * @throws {ReleaseRefused} `released` where it exists, `under_way` where it is being removed
   */
  add(part: string, release: string, folder: string): Promise<void>;
  /** The bytes of one of its files; undefined where there is none. */
  read(part: string, release: string, path: string): Promise<Buffer | undefined>;
  /** Every release of a part, or of all, in no order. */
  list(part?: string): Promise<StoredRelease[]>;
  /**
   * Takes a release away: it is gone for `has`, `read` and `list` before `isNeeded` is asked. Where it is needed it is
   * back, as it was; otherwise its files are deleted. Returns whether they were; not where somebody else removes it.
   */
  remove(part: string, release: string, isNeeded: () => Promise<boolean>): Promise<boolean>;
  /** Deletes what additions and removals that were killed before this time have left behind. */
  removeLeftovers(before: Date): Promise<void>;
}
