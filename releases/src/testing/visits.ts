import { Evidence, type Observation } from '../judge/Evidence.ts';

/** A rollout to simulate. */
export interface Scene {
  /** Probability that a visitor of the live release fails within an hour. */
  readonly base: number;
  /** The same of the canary. */
  readonly canary: number;
  /** Of the visitors that the canary gets, 0 to 1. */
  readonly share: number;
  /** Canary visitors after which the rollout is over. */
  readonly visitors: number;
}

/** Visits a minute, by old and new visitors. */
const VISITS = 40;
/** Hours in which a visitor comes, on average (geometric). */
const HOURS = 2;
/** Correlation of one visitor's hours: failures come in clusters, since an old browser fails again. */
const ALIKE = 0.2;
/** How many times more often files come over the network for who has the release the first time. */
const COLD_RATIO = 2;
const TABLE = 20_000;
const MINUTES_AT_RISK = 60;

interface Visitor {
  readonly isCanary: boolean;
  readonly failure: number;
  readonly isNew: boolean;
}

/** Simulated visitors, the same for the same seed: each comes in one or more hours and tends to fail as before. */
export class Visits {
  #state: number;
  readonly #failures = new Map<number, Float64Array>();

  constructor(seed: number) {
    this.#state = seed;
  }

  /** Runs a rollout until its evidence passes `limit` (a natural logarithm); returns whether it did before the end. */
  goesBack({ base, canary, share, visitors }: Scene, limit: number): boolean {
    const observations: Observation[] = [];
    const evidence = new Evidence();
    const returning = new Map<number, Visitor[]>();
    let seen = 0;
    for (let minute = 0; seen < visitors; minute += 1) {
      const coming = returning.get(minute) ?? [];
      returning.delete(minute);
      for (let each = 0; each < VISITS / HOURS; each += 1) {
        const isCanary = this.#random() < share;
        coming.push({ isCanary, failure: this.#failureOf(isCanary ? canary : base), isNew: true });
      }
      const here = this.#outcomes(coming);
      for (const visitor of coming) {
        if (this.#random() < 1 / HOURS) continue;
        const at = minute + 60 + Math.floor(this.#random() * 600);
        const others = returning.get(at);
        if (others) others.push({ ...visitor, isNew: false });
        else returning.set(at, [{ ...visitor, isNew: false }]);
      }
      seen += here.canary.visitors;
      observations.push(here);
      evidence.add(atRisk(observations));
      if (evidence.log >= limit) return true;
    }
    return false;
  }

  /** Only loads over the network count: a new visitor's of the canary always, of the live release one in the ratio. */
  #outcomes(coming: readonly Visitor[]): Observation {
    const canary = { visitors: 0, failing: 0 };
    const live = { visitors: 0, failing: 0 };
    for (const { isCanary, failure, isNew } of coming) {
      const isCold = isCanary && isNew;
      if (!isCold && this.#random() >= 1 / COLD_RATIO) continue;
      const arm = isCanary ? canary : live;
      arm.visitors += 1;
      if (this.#random() < failure) arm.failing += 1;
    }
    return { canary, live };
  }

  /** From a beta distribution around the mean, by a table. */
  #failureOf(mean: number): number {
    let table = this.#failures.get(mean);
    if (!table) {
      const size = 1 / ALIKE - 1;
      table = Float64Array.from({ length: TABLE }, () => {
        const fails = this.#gamma(mean * size);
        return fails / (fails + this.#gamma((1 - mean) * size));
      });
      this.#failures.set(mean, table);
    }
    return table[Math.floor(this.#random() * TABLE)] ?? mean;
  }

  /** Marsaglia and Tsang, "A simple method for generating gamma variables" (2000). */
  #gamma(shape: number): number {
    if (shape < 1) return this.#gamma(shape + 1) * this.#random() ** (1 / shape);
    const d = shape - 1 / 3;
    const c = 1 / Math.sqrt(9 * d);
    for (;;) {
      const radius = Math.sqrt(-2 * Math.log(1 - this.#random()));
      const normal = radius * Math.cos(2 * Math.PI * this.#random());
      const v = (1 + c * normal) ** 3;
      if (v > 0 && Math.log(1 - this.#random()) < normal ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
    }
  }

  /** Mulberry32. */
  #random(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** The last minute's failures beside everybody who came within the hour before. */
function atRisk(minutes: readonly Observation[]): Observation {
  let canary = 0;
  let live = 0;
  for (const minute of minutes.slice(-MINUTES_AT_RISK)) {
    canary += minute.canary.visitors;
    live += minute.live.visitors;
  }
  const last = minutes.at(-1);
  return {
    canary: { visitors: canary, failing: last?.canary.failing ?? 0 },
    live: { visitors: live, failing: last?.live.failing ?? 0 },
  };
}
