const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Whole minutes since 1970. */
export function minuteOf(time: Date): number {
  return Math.floor(time.getTime() / MINUTE_MS);
}

/** Whole hours since 1970. */
export function hourOf(time: Date): number {
  return Math.floor(time.getTime() / HOUR_MS);
}
