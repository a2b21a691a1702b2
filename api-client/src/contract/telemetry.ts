import { call } from './call.ts';

/** What the shell tells of a release: how its load went, what failed, and three web vitals (https://web.dev/articles/vitals). */
export const OUTCOME_KINDS = [
  'begun',
  'loaded',
  'loaded_cached',
  'load_failed_network',
  'load_failed_integrity',
  'load_failed_other',
  'crashed',
  'error',
] as const;

export const VITAL_KINDS = ['lcp', 'inp', 'cls'] as const;
export type VitalKind = (typeof VITAL_KINDS)[number];
export type ReportKind = (typeof OUTCOME_KINDS)[number] | VitalKind;

/** Widths of a window: below 600 px, below 1200 px, and wider. */
export const VIEWPORTS = ['narrow', 'medium', 'wide'] as const;

/** The class of a window's width in CSS pixels. */
export function viewportOf(widthPx: number): (typeof VIEWPORTS)[number] {
  if (widthPx < 600) return 'narrow';
  return widthPx < 1200 ? 'medium' : 'wide';
}

/** Buckets of a vital's histogram. */
export const VITAL_BUCKETS = 24;
/** The last bucket of readings that count as good. */
export const LAST_GOOD_BUCKET = 11;
/** Largest good readings: milliseconds, and for CLS a score without a unit. */
const GOOD: Readonly<Record<VitalKind, number>> = { lcp: 2500, inp: 200, cls: 0.1 };
const STEPS_A_DOUBLING = 2;

/** The largest reading of a bucket; the last bucket has none. Two buckets a doubling, and one ends where good does. */
export function vitalEdge(kind: VitalKind, bucket: number): number {
  return bucket >= VITAL_BUCKETS - 1
    ? Number.POSITIVE_INFINITY
    : GOOD[kind] * 2 ** ((bucket - LAST_GOOD_BUCKET) / STEPS_A_DOUBLING);
}

/** The bucket of a reading (milliseconds, a score for CLS). */
export function vitalBucket(kind: VitalKind, reading: number): number {
  const at = Array.from({ length: VITAL_BUCKETS }).findIndex(
    (_, bucket) => reading <= vitalEdge(kind, bucket),
  );
  return at === -1 ? VITAL_BUCKETS - 1 : at;
}

export const sendTelemetry = call('sendTelemetry', 'POST', '/api/telemetry');
