import { describe, expect, it } from 'vitest';
import { BUCKETS, givenRelease, placeOf } from './bucket.ts';
import { startCanary } from './changes/release.ts';
import { moveShare } from './changes/rollout.ts';
import type { Pointer } from './pointer.ts';
import { ACT, CANARY, pointerOf, ROLLOUT_ID, recordOf } from './testing/records.ts';

const OTHER_ID = '0d9b7a9e-0000-4000-8000-00000000abcd';
const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);

function canaryBuckets({ parts }: Pointer): number[] {
  const part = parts['mfe-a'];
  return part ? buckets.filter((bucket) => givenRelease(part, bucket).isCanary) : [];
}

const started = startCanary(
  pointerOf({ 'mfe-a': recordOf('mfe-a', '1.0.0+a') }),
  { part: 'mfe-a', release: recordOf('mfe-a', '2.0.0+b'), id: ROLLOUT_ID, config: CANARY },
  ACT,
).pointer;

describe('a rollout', () => {
  it('takes in exactly its share of the buckets', () => {
    expect(canaryBuckets(started)).toHaveLength(10);
  });

  it('keeps those it has when its share grows', () => {
    const grown = moveShare(started, { part: 'mfe-a', share: 50 }, ACT).pointer;
    expect(canaryBuckets(grown)).toEqual(expect.arrayContaining(canaryBuckets(started)));
    expect(canaryBuckets(grown)).toHaveLength(50);
  });

  it('takes buckets in in an order of its own, so that nobody is always first', () => {
    const order = (id: string) => [...buckets].sort((a, b) => placeOf(a, id) - placeOf(b, id));
    expect(order(ROLLOUT_ID)).not.toEqual(order(OTHER_ID));
    expect(order(ROLLOUT_ID).slice(0, 10).sort()).not.toEqual(order(OTHER_ID).slice(0, 10).sort());
    expect(buckets.map((bucket) => placeOf(bucket, OTHER_ID)).sort((a, b) => a - b)).toEqual(buckets);
  });
});

it('without a rollout everybody is given the default', () => {
  const { parts } = pointerOf({ 'mfe-a': recordOf('mfe-a', '1.0.0+a') });
  expect(buckets.some((bucket) => parts['mfe-a'] && givenRelease(parts['mfe-a'], bucket).isCanary)).toBe(
    false,
  );
});
