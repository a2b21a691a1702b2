/** How many visitors of one release could have failed, and how many did for the first time, in one stretch of time. */
export interface Outcomes {
  /** Visitors at risk: given the release over the network within the last hour of the stretch. */
  readonly visitors: number;
  /** Visitors of whom the first failure came in this stretch; may be a fraction where some count for less. */
  readonly failing: number;
}

/** One stretch of time, such as a minute, in both arms of a rollout. */
export interface Observation {
  readonly canary: Outcomes;
  readonly live: Outcomes;
}

/**
 * Odds against the canary that the mixture looks for: how many times likelier its visitors fail. Each weighs the same.
 */
const ODDS = [1.5, 2, 3, 5, 8, 13, 21, 34, 55] as const;

/**
 * Visitors who come back fail together, so that two failures tell less than two would of strangers. A likelihood ratio
 * to this power still is evidence in the same sense (Jensen's inequality) and holds its promise for failures that come in
 * pairs (docs/measurements.md).
 */
const POWER = 0.95;

/**
 * Evidence that a canary fails more often than the release beside it, which may be looked at at any time: under equal or
 * better odds the chance that `log` ever reaches `ln(1 / alpha)` is at most alpha (Ville's inequality).
 *
 * Given that a visitor fails, which release they had is a coin whose bias is the canary's part of the visitors at risk;
 * worse odds bend it. The base rate drops out, so an outage that hits both arms says nothing. The mixture over odds is
 * that of Robbins, "Statistical methods related to the law of the iterated logarithm" (1970).
 */
export class Evidence {
  readonly #logs = ODDS.map(() => 0);

  /** Takes the next stretch of time in; one in which an arm had nobody at risk says nothing. */
  add({ canary, live }: Observation): void {
    const visitors = canary.visitors + live.visitors;
    if (canary.visitors === 0 || live.visitors === 0) return;
    const fair = canary.visitors / visitors;
    for (const [at, odds] of ODDS.entries()) {
      const bent = (odds * canary.visitors) / (odds * canary.visitors + live.visitors);
      const ratio = canary.failing * Math.log(bent / fair) + live.failing * Math.log((1 - bent) / (1 - fair));
      this.#logs[at] = (this.#logs[at] ?? 0) + POWER * ratio;
    }
  }

  /** Natural logarithm of the evidence; 0 before anything is known. */
  get log(): number {
    const largest = Math.max(...this.#logs);
    const sum = this.#logs.reduce((total, log) => total + Math.exp(log - largest), 0);
    return largest + Math.log(sum / this.#logs.length);
  }
}

/**
 * The strongest that the evidence ever was over these stretches of time, as a natural logarithm; at least 0. So many of
 * the canary's failures count for nothing.
 */
export function strongestEvidence(observations: readonly Observation[], discounted: number): number {
  const failing = observations.reduce((sum, { canary }) => sum + canary.failing, 0);
  const weight = failing > discounted ? 1 - discounted / failing : 0;
  const evidence = new Evidence();
  let strongest = 0;
  for (const { canary, live } of observations) {
    evidence.add({ canary: { ...canary, failing: weight * canary.failing }, live });
    strongest = Math.max(strongest, evidence.log);
  }
  return strongest;
}
