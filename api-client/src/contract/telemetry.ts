import { z } from 'zod';
import { endpoint } from './endpoint.ts';

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

const place = {
  /** From `/discovery`: the server's proof that it gave this release. */
  ticket: z
    .string()
    .regex(/^[\w.+~-]+$/)
    .max(300),
  /** Template of the address that was open, as a release declares it, such as `color/:pageId`; others are not counted. */
  route: z
    .string()
    .regex(/^[\w:/-]*$/)
    .max(80),
  viewport: z.enum(VIEWPORTS),
};

const telemetryReport = z.discriminatedUnion('kind', [
  z.strictObject({ ...place, kind: z.enum(OUTCOME_KINDS) }),
  z.strictObject({
    ...place,
    kind: z.enum(VITAL_KINDS),
    bucket: z
      .int()
      .min(0)
      .max(VITAL_BUCKETS - 1),
  }),
]);
export type TelemetryReport = z.infer<typeof telemetryReport>;

/**
 * Sent by `navigator.sendBeacon`, so as text. What bears no good ticket, or was counted already, is taken and not
 * counted; with `Sec-GPC: 1` or `DNT: 1` nothing is.
 */
export const sendTelemetry = endpoint({
  id: 'sendTelemetry',
  method: 'POST',
  path: '/api/telemetry',
  access: 'public',
  summary: 'Tell how the given releases run, in counts without identity',
  body: z.strictObject({ reports: z.array(telemetryReport).min(1).max(40) }),
  bodyType: 'text/plain',
  bodyLimitBytes: 4 * 1024,
  response: z.strictObject({}),
  status: 202,
});
