const STEPS = 1_000;
const STEPS_OF_A_LONG_RUN = 10_000;

/** How many random steps a property test takes: some in every run, all in `npm run test:long`, or as many as are asked for. */
export function propertySteps(): number {
  const { LINELEAF_PROPERTY_STEPS, LINELEAF_LONG } = process.env;
  return Number(LINELEAF_PROPERTY_STEPS ?? (LINELEAF_LONG ? STEPS_OF_A_LONG_RUN : STEPS));
}
