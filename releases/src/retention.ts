import { type Pointer, servedReleases } from './pointer.ts';

/** Releases of a part that stay however old they are: the newest. */
const KEPT_RELEASES_OF_A_PART = 10;
/** Whatever is younger stays: a page may have been open for so long. */
const KEPT_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A release in a store. */
interface Stored {
  readonly part: string;
  readonly release: string;
  /** When it came. */
  readonly at: Date;
}

/** Whether the pointer names a release: as the default, as one to go back to, or in a rollout. */
export function isNamed({ parts }: Pointer, part: string, release: string): boolean {
  const found = parts[part];
  if (!found) return false;
  return [...servedReleases(found), ...found.previous].some((named) => named.release === release);
}

/** What a store need not keep: neither named, nor among the newest of its part, nor young. */
export function outdatedReleases<Release extends Stored>(
  stored: readonly Release[],
  pointer: Pointer,
  now: Date,
): Release[] {
  const newestFirst = [...stored].sort((one, other) => Number(other.at) - Number(one.at));
  const oldest = now.getTime() - KEPT_DAYS * DAY_MS;
  const seen = new Map<string, number>();
  return newestFirst.filter(({ part, release, at }) => {
    const newer = seen.get(part) ?? 0;
    seen.set(part, newer + 1);
    return newer >= KEPT_RELEASES_OF_A_PART && at.getTime() < oldest && !isNamed(pointer, part, release);
  });
}
