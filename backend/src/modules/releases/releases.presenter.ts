import type {
  DefaultRelease,
  ReleaseCounts,
  ReleasedPart,
  ReleaseOverview,
  ReleaseRollout,
} from '@lineleaf/api-client/contract';
import { type PartPointer, type ReleaseEvent, type Rollout, SHELL } from '@lineleaf/releases';
import type { DayCounts } from './ReleaseCounter.ts';
import type { ReleaseState } from './releases.service.ts';

/** What is served and how it runs, the shell first. */
export function presentReleases(state: ReleaseState, isCounting: boolean): ReleaseOverview {
  const { generation, parts, events } = state.pointer;
  const entries = Object.entries(parts).sort(
    ([one], [other]) => Number(other === SHELL) - Number(one === SHELL),
  );
  return {
    generation,
    counting: isCounting,
    parts: entries.map(([part, pointer]) => presentPart(part, pointer, state)),
    events: events.map(presentEvent),
  };
}

function presentPart(
  part: string,
  { live, previous, rollout }: PartPointer,
  { countsOf, stepVisitors }: ReleaseState,
): ReleasedPart {
  const canary = rollout?.release.release;
  return {
    part,
    live: presentDefault(live),
    previous: previous.map(presentDefault),
    rollout: rollout ? presentRollout(rollout, stepVisitors.get(part) ?? 0) : null,
    counts: [
      presentCounts(live.release, 'live', countsOf(part, live.release)),
      ...(canary === undefined ? [] : [presentCounts(canary, 'canary', countsOf(part, canary))]),
    ],
  };
}

function presentDefault({ release, commit, since, by }: PartPointer['live']): DefaultRelease {
  return { release, commit, since, by };
}

function presentRollout(rollout: Rollout, stepVisitors: number): ReleaseRollout {
  return {
    id: rollout.id,
    release: rollout.release.release,
    commit: rollout.release.commit,
    share: rollout.share,
    state: rollout.state,
    reason: rollout.reason,
    step: rollout.step,
    steps: rollout.steps.map(({ share }) => ({ share })),
    stepped_at: rollout.steppedAt,
    started_at: rollout.startedAt,
    started_by: rollout.startedBy,
    step_visitors: stepVisitors,
    needed_visitors: rollout.bounds.visitors,
  };
}

function presentCounts(
  release: string,
  arm: ReleaseCounts['arm'],
  { totals, vitals, hours }: DayCounts,
): ReleaseCounts {
  return {
    release,
    arm,
    loads: (totals.loaded ?? 0) + (totals.loaded_cached ?? 0),
    visitors: totals.visitor ?? 0,
    failing: totals.failing ?? 0,
    crashes: totals.crashed ?? 0,
    errors: totals.error ?? 0,
    lcp_p75: vitals.lcp,
    inp_p75: vitals.inp,
    cls_p75: vitals.cls,
    hours: hours.map(({ at, visitors, failing }) => ({ at: at.toISOString(), visitors, failing })),
  };
}

function presentEvent(event: ReleaseEvent): ReleaseOverview['events'][number] {
  const { at, by, part, action, release, share, reason } = event;
  return { at, by, part, action, release, share, reason };
}
