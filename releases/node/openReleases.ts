import type { PointerStore } from '../src/PointerStore.ts';
import { FolderPointerStore } from './FolderPointerStore.ts';
import { FolderReleaseFiles } from './FolderReleaseFiles.ts';
import type { ReleaseFiles } from './ReleaseFiles.ts';

/** A store of releases: their files, and the pointer that says which are served. */
export interface Releases {
  readonly pointers: PointerStore;
  readonly files: ReleaseFiles;
}

/**
 * Opens a store; nothing is read or written yet.
 * @param folder absolute path
 */
export function openReleases(folder: string): Releases {
  return { pointers: new FolderPointerStore(folder), files: new FolderReleaseFiles(folder) };
}
