import type { TelemetryReport, VitalKind } from '@lineleaf/api-client/contract';
import type { Discovery } from '@lineleaf/releases/discovery';
import { placeNow } from './onScreen.ts';
import { Reporter } from './Reporter.ts';

/** What befalls a release. */
export type Outcome = Exclude<TelemetryReport['kind'], VitalKind>;

/** A release that the server gave, with the proof of it. */
interface Given {
  readonly release: string;
  readonly ticket: string;
}

const reporter = new Reporter();
let given = new Map<string, Given>();
const running = new Map<string, Given>();

/** Takes the tickets of a fresh answer; only what comes with one is ever told of. */
export function takeTickets({ microFrontends }: Discovery): void {
  given = new Map(
    Object.entries(microFrontends).flatMap(([part, [first]]) => {
      const ticket = first?.extras.ticket;
      return first && ticket ? [[part, { release: first.metadata.version, ticket }] as const] : [];
    }),
  );
}

/** The release of a part that the server gives now, if it may be told of. */
export function givenNow(part: string): string | undefined {
  return given.get(part)?.release;
}

/**
 * The part runs in this release from now on. Its reports bear the ticket of this moment for good, since a load counts as
 * ended by the ticket that it began with. False, and nothing is told of the part, where the server gives another release.
 */
export function reportOn(part: string, release: string): boolean {
  const now = given.get(part);
  const isGiven = now?.release === release;
  if (isGiven) running.set(part, now);
  else running.delete(part);
  return isGiven;
}

/** Whether the part runs in a release that is reported on; in this one, where it is named. */
export function isReportedOn(part: string, release?: string): boolean {
  const found = running.get(part);
  return found !== undefined && (release === undefined || found.release === release);
}

/** Tells what befell a part. Nothing is told of a part that is not reported on. */
export function tell(part: string, kind: Outcome, options?: { readonly isUrgent: boolean }): void {
  const ticket = running.get(part)?.ticket;
  if (ticket !== undefined) reporter.add({ ticket, kind, ...placeNow() }, options);
}

/** Tells a part's vital by its bucket. */
export function tellVital(part: string, kind: VitalKind, bucket: number): void {
  const ticket = running.get(part)?.ticket;
  if (ticket !== undefined) reporter.add({ ticket, kind, bucket, ...placeNow() });
}
