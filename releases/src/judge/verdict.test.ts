import { describe, expect, it } from 'vitest';
import { type Rollout, rollout } from '../pointer.ts';
import { ACT, CANARY, ROLLOUT_ID, recordOf } from '../testing/records.ts';
import { type Scene, Visits } from '../testing/visits.ts';
import { Evidence, type Observation, strongestEvidence } from './Evidence.ts';
import { failingLimit, type RolloutFigures, verdictOf } from './verdict.ts';

const START = Date.parse(ACT.at);
const running: Rollout = rollout.parse({
  id: ROLLOUT_ID,
  release: recordOf('mfe-a', '2.0.0+b'),
  share: CANARY.steps[0]?.share,
  strategy: 'canary',
  ...CANARY,
  step: 0,
  steppedAt: ACT.at,
  startedAt: ACT.at,
  startedBy: ACT.by,
  state: 'running',
  reason: '',
});
const lastStep: Rollout = {
  ...running,
  step: CANARY.steps.length - 1,
  share: CANARY.steps.at(-1)?.share ?? 0,
};
const minuteOf = (canary: number, live: number): Observation => ({
  canary: { visitors: 100, failing: canary },
  live: { visitors: 900, failing: live },
});
const none = { failing: [minuteOf(0, 2)], largestNetwork: 0 };
const quiet: RolloutFigures = {
  ...none,
  sinceResumed: none,
  stepVisitors: 100,
  vitals: { lcp: [], inp: [], cls: [] },
};
/** What nobody has looked at yet. */
function unseen(...minutes: Observation[]): RolloutFigures {
  const failures = { failing: minutes, largestNetwork: 1 };
  return { ...quiet, ...failures, sinceResumed: failures };
}
const failing = unseen(minuteOf(4, 1), minuteOf(5, 2));
const soon = new Date(START + 60_000);
const late = new Date(START + 24 * 3_600_000);

describe('the evidence against a canary', () => {
  it('is none where nobody failed, or nobody had one of the releases', () => {
    const evidence = new Evidence();
    evidence.add({ canary: { visitors: 0, failing: 0 }, live: { visitors: 9, failing: 9 } });
    evidence.add({ canary: { visitors: 9, failing: 0 }, live: { visitors: 9, failing: 0 } });
    expect(evidence.log).toBeCloseTo(0);
  });

  it('falls when failures come in proportion to the visitors, as in an outage of both', () => {
    expect(strongestEvidence([minuteOf(10, 90), minuteOf(30, 270)], 0)).toBe(0);
  });

  it('does not forget what it once showed', () => {
    const worse = strongestEvidence([minuteOf(8, 1)], 0);
    expect(worse).toBeGreaterThan(Math.log(100));
    expect(strongestEvidence([minuteOf(8, 1), minuteOf(0, 400)], 0)).toBe(worse);
  });

  it('counts nothing of the network that most failures came from', () => {
    expect(strongestEvidence([minuteOf(8, 1)], 8)).toBe(0);
    expect(strongestEvidence([minuteOf(8, 1)], 3)).toBeLessThan(strongestEvidence([minuteOf(8, 1)], 0));
  });
});

describe('the judge', () => {
  it('moves the share on when the step has its visitors, and promotes after the last step', () => {
    expect(verdictOf(running, quiet, soon)).toMatchObject({
      action: 'move_share',
      share: CANARY.steps[1]?.share,
    });
    expect(verdictOf(lastStep, quiet, soon).action).toBe('promote');
  });

  it('goes on while there are too few visitors, and leaves the rollout to a person when time is up', () => {
    const few = { ...quiet, stepVisitors: 99 };
    expect(verdictOf(running, few, soon).action).toBe('go_on');
    expect(verdictOf(running, few, late)).toMatchObject({
      action: 'await_person',
      reason: 'The step is over after 99 visitors, too few to judge',
    });
  });

  it('sends a failing release back, even one that stands still, with the figures', () => {
    for (const state of ['running', 'paused', 'held', 'waiting'] as const) {
      expect(verdictOf({ ...running, state }, failing, soon)).toEqual({
        action: 'roll_back',
        reason:
          '9 visitors failed with it and 3 with the live release, at 100 and 900 visitors in the last hour',
      });
    }
  });

  it('sends nothing back for the failures of one network', () => {
    expect(verdictOf(running, { ...failing, largestNetwork: 9 }, soon).action).not.toBe('roll_back');
  });

  it('holds a release whose vitals are worse, and does not send it back', () => {
    const vitals = { ...quiet.vitals, inp: [minuteOf(60, 100)] };
    expect(verdictOf(running, { ...quiet, vitals }, soon)).toEqual({
      action: 'hold',
      reason: 'INP is worse than with the live release',
    });
  });

  it('moves nothing that stands still', () => {
    expect(verdictOf({ ...running, state: 'paused' }, quiet, late).action).toBe('go_on');
  });

  it('waits where failures are neither few nor many, for a person when time is up', () => {
    const unclear = unseen(minuteOf(4, 2));
    expect(verdictOf(running, unclear, soon).action).toBe('go_on');
    expect(verdictOf(running, unclear, late).action).toBe('await_person');
  });

  it('suspects nothing for what a person saw before they let it run on', () => {
    const looked = { ...unseen(minuteOf(4, 2)), sinceResumed: none };
    expect(verdictOf(running, looked, soon)).toMatchObject({ action: 'move_share' });
  });

  it('sends back by what came before a resume and after it together', () => {
    const before = [minuteOf(4, 2)];
    const after = [minuteOf(4, 2)];
    expect(verdictOf(running, unseen(...before), soon).action).toBe('go_on');
    expect(verdictOf(running, unseen(...after), soon).action).toBe('go_on');
    const sinceResumed = { failing: after, largestNetwork: 1 };
    const resumed = { ...unseen(...before, ...after), sinceResumed };
    expect(verdictOf(running, resumed, soon).action).toBe('roll_back');
  });
});

describe('simulated rollouts', () => {
  const limit = failingLimit(CANARY.bounds.alpha);
  const goingBack = (scene: Scene, runs: number): number => {
    const visits = new Visits(7);
    return Array.from({ length: runs }, () => visits.goesBack(scene, limit)).filter(Boolean).length;
  };

  it('go back in nearly every case of a release that fails for one in five, within 50 visitors', () => {
    expect(goingBack({ base: 0.005, canary: 0.2, share: 0.1, visitors: 50 }, 100)).toBeGreaterThanOrEqual(93);
  });

  it('stay in nearly every case of a healthy release', () => {
    expect(goingBack({ base: 0.02, canary: 0.02, share: 0.5, visitors: 1000 }, 100)).toBeLessThanOrEqual(2);
  });
});
