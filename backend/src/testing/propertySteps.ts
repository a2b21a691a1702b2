const STEPS_OF_A_LONG_RUN = 10_000;

/**
 * How many random steps a property test takes: all in `npm run test:long`, as many as LINELEAF_PROPERTY_STEPS asks for, or
 * else `usual`, as in every run.
 */
export function propertySteps(usual: number): number {
  const { LINELEAF_PROPERTY_STEPS, LINELEAF_LONG } = process.env;
  return Number(LINELEAF_PROPERTY_STEPS ?? (LINELEAF_LONG ? STEPS_OF_A_LONG_RUN : usual));
}
