import type {
  ReleaseCounts,
  ReleasedPart,
  ReleaseEvent,
  ReleaseOverview,
  ReleaseRollout,
} from '../contract/index.ts';
import { buildId } from './factories.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const HOUR_MS = 3_600_000;
const HOURS = 24;

/** When something was that was so many hours ago, as releases in tests have it. */
export function hoursAgo(hours: number): string {
  return new Date(NOW - hours * HOUR_MS).toISOString();
}

/** A part that was released for everybody once, and that nobody has opened yet. */
export function buildReleasedPart(part: string, overrides: Partial<ReleasedPart> = {}): ReleasedPart {
  return {
    part,
    live: { release: '0.1.0+aaa1111', commit: 'aaa1111aaa1111', since: hoursAgo(48), by: 'Ada' },
    previous: [],
    rollout: null,
    counts: [buildReleaseCounts()],
    ...overrides,
  };
}

/** A canary at 10 %, in the second of four steps. */
export function buildRollout(overrides: Partial<ReleaseRollout> = {}): ReleaseRollout {
  return {
    id: buildId(),
    release: '0.1.0+bbb2222',
    commit: 'bbb2222bbb2222',
    share: 10,
    state: 'running',
    reason: '',
    step: 1,
    steps: [{ share: 5 }, { share: 10 }, { share: 25 }, { share: 50 }],
    stepped_at: hoursAgo(1),
    started_at: hoursAgo(3),
    started_by: 'Ada',
    step_visitors: 37,
    needed_visitors: 100,
    ...overrides,
  };
}

/** Counts of the live release, all zero. `lately` are visitors and failing ones of the last hours, the newest last. */
export function buildReleaseCounts({
  lately = [],
  ...overrides
}: Partial<ReleaseCounts> & {
  lately?: readonly (readonly [visitors: number, failing: number])[];
} = {}): ReleaseCounts {
  const hours = Array.from({ length: HOURS }, (_, index) => {
    const [visitors = 0, failing = 0] = lately[index - HOURS + lately.length] ?? [];
    return { at: hoursAgo(HOURS - 1 - index), visitors, failing };
  });
  const sum = (name: 'visitors' | 'failing') => hours.reduce((total, hour) => total + hour[name], 0);
  return {
    release: '0.1.0+aaa1111',
    arm: 'live',
    loads: sum('visitors') - sum('failing'),
    visitors: sum('visitors'),
    failing: sum('failing'),
    crashes: 0,
    errors: 0,
    lcp_p75: null,
    inp_p75: null,
    cls_p75: null,
    hours,
    ...overrides,
  };
}

/** Something that happened to the releases of a part. */
export function buildReleaseEvent(overrides: Partial<ReleaseEvent> = {}): ReleaseEvent {
  return {
    at: hoursAgo(0),
    by: 'judge',
    part: 'mfe-billing',
    action: 'canary_started',
    release: '0.1.0+bbb2222',
    share: 5,
    reason: '',
    ...overrides,
  };
}

/** What is served: these parts, counted. */
export function buildReleaseOverview(overrides: Partial<ReleaseOverview> = {}): ReleaseOverview {
  return { generation: 7, counting: true, parts: [], events: [], ...overrides };
}
