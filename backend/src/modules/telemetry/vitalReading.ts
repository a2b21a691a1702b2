import { VITAL_BUCKETS, type VitalKind, vitalEdge } from '@lineleaf/api-client/contract';

/**
 * What a bucket of a vital counts for: its upper edge (milliseconds, a score for CLS), and for the last bucket, which has
 * none, twice that of the one before.
 */
export function vitalReading(kind: VitalKind, bucket: number): number {
  const isLast = bucket === VITAL_BUCKETS - 1;
  return isLast ? 2 * vitalEdge(kind, bucket - 1) : vitalEdge(kind, bucket);
}
