import { resolve } from 'node:path';
import type { PointerStore } from '../src/PointerStore.ts';
import { ReleaseRefused } from '../src/ReleaseRefused.ts';
import { FolderPointerStore } from './FolderPointerStore.ts';
import { FolderReleaseFiles } from './FolderReleaseFiles.ts';
import type { ReleaseFiles } from './ReleaseFiles.ts';
import { S3Objects } from './S3Objects.ts';
import { S3PointerStore } from './S3PointerStore.ts';
import { S3ReleaseFiles } from './S3ReleaseFiles.ts';

/** A store of releases: their files, and the pointer that says which are served. */
export interface Releases {
  readonly pointers: PointerStore;
  readonly files: ReleaseFiles;
}

/**
 * Where a store is, from what an operator wrote: the absolute path of a folder, or a bucket's URL as it stands.
 * @param text a path, or `s3://bucket/prefix?endpoint=https://…`
 * @param base what a relative path begins at
 * @throws {ReleaseRefused} `malformed`
 */
export function releasesAddress(text: string, base = process.cwd()): string {
  if (isBucket(text) && URL.canParse(text) && new URL(text).host !== '') return text;
  if (!isBucket(text) && !/^[a-z][\w+.-]*:\/\//i.test(text)) return resolve(base, text);
  throw new ReleaseRefused('malformed', 'RELEASES_URL must be a folder, or a URL such as s3://bucket/prefix');
}

/** Whether a store's address is that of a bucket. */
export function isBucket(address: string): boolean {
  return address.startsWith('s3:');
}

/**
 * Opens a store; nothing is read or written yet, see `PointerStore.check`.
 * @param address see `releasesAddress`
 */
export function openReleases(address: string): Releases {
  if (!isBucket(address))
    return { pointers: new FolderPointerStore(address), files: new FolderReleaseFiles(address) };
  const objects = new S3Objects(address);
  return {
    pointers: new S3PointerStore(objects, address.split('?')[0] ?? ''),
    files: new S3ReleaseFiles(objects),
  };
}
