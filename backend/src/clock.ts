/** The only door to the time of day. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
