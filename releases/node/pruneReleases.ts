import { ReleaseRefused } from '../src/ReleaseRefused.ts';
import { isNamed, outdatedReleases } from '../src/retention.ts';
import type { Releases } from './openReleases.ts';
import type { StoredRelease } from './ReleaseFiles.ts';

/** No addition or removal takes as long. */
const LEFTOVER_MS = 24 * 60 * 60 * 1000;

interface PruneOptions {
  readonly now: Date;
  /** Removes nothing. */
  readonly isDryRun?: boolean;
}

/**
 * Removes the releases that need not be kept, and what killed additions have left. A release that is named meanwhile
 * stays. Returns what went, or would go in a dry run.
 *
 * @throws {ReleaseRefused} `no_release` where the pointer names nothing: it may be another store's
 */
export async function pruneReleases(
  { pointers, files }: Releases,
  { now, isDryRun = false }: PruneOptions,
): Promise<StoredRelease[]> {
  const { pointer } = await pointers.read();
  if (Object.keys(pointer.parts).length === 0)
    throw new ReleaseRefused('no_release', 'The pointer names no release, so none is removed');
  const outdated = outdatedReleases(await files.list(), pointer, now);
  if (isDryRun) return outdated;
  const removed: StoredRelease[] = [];
  for (const stored of outdated) {
    const { part, release } = stored;
    const isNeeded = async () => isNamed((await pointers.read()).pointer, part, release);
    if (await files.remove(part, release, isNeeded)) removed.push(stored);
  }
  await files.removeLeftovers(new Date(now.getTime() - LEFTOVER_MS));
  return removed;
}
