import { z } from 'zod';
import * as contract from '../contract/telemetry.ts';
import { endpoint } from './endpoint.ts';

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
  viewport: z.enum(contract.VIEWPORTS),
};

const telemetryReport = z.discriminatedUnion('kind', [
  z.strictObject({ ...place, kind: z.enum(contract.OUTCOME_KINDS) }),
  z.strictObject({
    ...place,
    kind: z.enum(contract.VITAL_KINDS),
    bucket: z
      .int()
      .min(0)
      .max(contract.VITAL_BUCKETS - 1),
  }),
]);
export type TelemetryReport = z.infer<typeof telemetryReport>;

/**
 * Sent by `navigator.sendBeacon`, so as text. What bears no good ticket, or was counted already, is taken and not
 * counted; with `Sec-GPC: 1` or `DNT: 1` nothing is.
 */
export const sendTelemetry = endpoint(contract.sendTelemetry, {
  access: 'public',
  summary: 'Tell how the given releases run, in counts without identity',
  body: z.strictObject({ reports: z.array(telemetryReport).min(1).max(40) }),
  bodyType: 'text/plain',
  bodyLimitBytes: 4 * 1024,
  response: z.strictObject({}),
  status: 202,
});
