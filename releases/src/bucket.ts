import type { PartPointer, ReleaseRecord } from './pointer.ts';

/** Buckets of visitors: a visitor keeps one, of 0 to 99, for all parts. */
export const BUCKETS = 100;

/** Name of the cookie that keeps a visitor's bucket. */
export const BUCKET_COOKIE = 'lineleaf_bucket';

/** What a visitor is given of a part. */
export interface GivenRelease {
  readonly release: ReleaseRecord;
  readonly isCanary: boolean;
}

/**
 * The release that a bucket is given. It stays the same while the rollout lasts and its share grows.
 */
export function givenRelease({ live, rollout }: PartPointer, bucket: number): GivenRelease {
  const isCanary = rollout !== undefined && placeOf(bucket, rollout.id) < rollout.share;
  return isCanary ? { release: rollout.release, isCanary } : { release: live, isCanary };
}

/**
 * The place of a bucket, 0 to 99, in the order in which a rollout takes buckets in. Each rollout has an order of its own:
 * nobody is in every first share, and the first s places are exactly s percent.
 */
export function placeOf(bucket: number, rolloutId: string): number {
  const own = hashOf(bucket, rolloutId);
  let place = 0;
  for (let other = 0; other < BUCKETS; other += 1) {
    const hash = hashOf(other, rolloutId);
    if (hash < own || (hash === own && other < bucket)) place += 1;
  }
  return place;
}

/** FNV-1a of 32 bits with the finalizer of MurmurHash3, which spreads the last characters over all bits. */
function hashOf(bucket: number, rolloutId: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${rolloutId}:${bucket}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
