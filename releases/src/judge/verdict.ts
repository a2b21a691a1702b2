import { nextShare } from '../changes/rollout.ts';
import type { Rollout } from '../pointer.ts';
import { type Observation, strongestEvidence } from './Evidence.ts';

/** Vitals of real visits that may hold a rollout. */
export const VITALS = ['lcp', 'inp', 'cls'] as const;
export type Vital = (typeof VITALS)[number];

/**
 * Parts of the alpha of a rollout: most goes to failures, which alone send a release back. A vital that is worse holds it,
 * and has its part again each time a person lets the rollout run on.
 */
const FAILING_PART = 0.85;
const VITAL_PART = 0.05;

/** Evidence (`Evidence.log`) at which failures send a release back, in a rollout that may send a healthy one back so often. */
export function failingLimit(alpha: number): number {
  return Math.log(1 / (alpha * FAILING_PART));
}

/** What failed in a stretch of a rollout. */
interface RolloutFailures {
  /** Minutes in order, a visitor and hour counted once. */
  readonly failing: readonly Observation[];
  /** The canary's failures from the network that most came from; they count as one, so that it decides nothing alone. */
  readonly largestNetwork: number;
}

/** What was seen of a rollout since it began. */
export interface RolloutFigures extends RolloutFailures {
  /** The same since a person let it run on (since it began where nobody did): nobody has looked at this yet. */
  readonly sinceResumed: RolloutFailures;
  /** Visitors who were given the canary over the network since the current step began; of one network a few an hour. */
  readonly stepVisitors: number;
  /**
   * Minutes in order since a person let it run on, of loads over the network alone; a reading that is not "good"
   * (https://web.dev/articles/vitals) counts as failing.
   */
  readonly vitals: Readonly<Record<Vital, readonly Observation[]>>;
}

/** What the judge does, and why in words; `share` in percent. */
export type Verdict =
  | { readonly action: 'go_on' }
  | { readonly action: 'move_share'; readonly share: number; readonly reason: string }
  | { readonly action: 'promote' | 'roll_back' | 'hold' | 'await_person'; readonly reason: string };

/**
 * Judges a rollout. It goes back at once where its visitors fail more often, even while it stands still; it is held where
 * a vital is worse, moved on when its step has enough visitors and nothing is suspected, and left to a person when the
 * step's time runs out before that. What a person saw before they let it run on holds it no longer.
 */
export function verdictOf(rollout: Rollout, figures: RolloutFigures, now: Date): Verdict {
  const limit = failingLimit(rollout.bounds.alpha);
  // Alpha holds however often it is resumed: only this evidence sends back, and it runs on from the start of the rollout.
  if (evidenceOf(figures) >= limit) return { action: 'roll_back', reason: reasonOf(figures.failing) };
  if (rollout.state !== 'running') return { action: 'go_on' };
  const vitalLimit = Math.log(1 / (rollout.bounds.alpha * VITAL_PART));
  const worse = VITALS.find((vital) => strongestEvidence(figures.vitals[vital], 0) >= vitalLimit);
  if (worse) return { action: 'hold', reason: `${worse.toUpperCase()} is worse than with the live release` };
  const isSuspected = evidenceOf(figures.sinceResumed) >= limit / 2;
  if (figures.stepVisitors >= rollout.bounds.visitors && !isSuspected) return movedOn(rollout, figures);
  return isOver(rollout, now) ? timeIsUp(isSuspected, figures.stepVisitors) : { action: 'go_on' };
}

function evidenceOf({ failing, largestNetwork }: RolloutFailures): number {
  return strongestEvidence(failing, Math.max(0, largestNetwork - 1));
}

function movedOn(rollout: Rollout, { stepVisitors }: RolloutFigures): Verdict {
  const share = nextShare(rollout);
  const reason = `${stepVisitors} visitors at ${rollout.share} % without more failures`;
  return share === undefined ? { action: 'promote', reason } : { action: 'move_share', share, reason };
}

function isOver({ steps, step, steppedAt }: Rollout, now: Date): boolean {
  const minutes = steps[step]?.maxMinutes ?? 0;
  return now.getTime() - Date.parse(steppedAt) >= minutes * 60_000;
}

function timeIsUp(isSuspected: boolean, visitors: number): Verdict {
  const reason = isSuspected
    ? 'The step is over, and failures are neither few nor many'
    : `The step is over after ${visitors} visitors, too few to judge`;
  return { action: 'await_person', reason };
}

/** The failures of both arms; the visitors are those of the last hour. */
function reasonOf(minutes: readonly Observation[]): string {
  const sum = (arm: 'canary' | 'live') => minutes.reduce((total, minute) => total + minute[arm].failing, 0);
  const last = minutes.at(-1);
  return (
    `${sum('canary')} visitors failed with it and ${sum('live')} with the live release, ` +
    `at ${last?.canary.visitors ?? 0} and ${last?.live.visitors ?? 0} visitors in the last hour`
  );
}
