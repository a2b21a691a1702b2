import { join } from 'node:path';
import { isBucket, openReleases, type Releases } from '@lineleaf/releases/node';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { CopiedReleases } from './CopiedReleases.ts';
import { FolderReleases, type LocalReleases } from './LocalReleases.ts';
import { RecentPointers } from './RecentPointers.ts';

/** The store of releases, and their files on this machine. */
export function openReleasesHere(
  { releasesUrl, dataDir }: Config,
  clock: Clock,
): { readonly releases: Releases; readonly localReleases: LocalReleases } {
  const { pointers, files } = openReleases(releasesUrl);
  if (!isBucket(releasesUrl))
    return { releases: { pointers, files }, localReleases: new FolderReleases(releasesUrl, files) };
  return {
    releases: { pointers: new RecentPointers(pointers, clock), files },
    localReleases: new CopiedReleases({ files, folder: join(dataDir, 'released'), clock }),
  };
}
