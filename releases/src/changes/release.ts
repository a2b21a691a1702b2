import type { Pointer, ReleaseRecord } from '../pointer.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import type { CanaryConfig } from '../releaseConfig.ts';
import { type Act, type Change, changeOf, type PartChange, partOf, withLive } from './change.ts';

/** Releases by part that become the default together. */
interface AllAtOnce {
  readonly releases: Readonly<Record<string, ReleaseRecord>>;
  /** Whether a rollout of another release of one of these parts is ended; refused otherwise. */
  readonly endsRollouts: boolean;
}

/**
 * Gives releases to everybody, at once. What is the default already stays as it is, with its rollout; only the origins
 * that serve it may be others.
 * @throws {ReleaseRefused} `under_way`, `unfit` or `stale`
 */
export function releaseAtOnce(pointer: Pointer, { releases, endsRollouts }: AllAtOnce, act: Act): Change {
  const changes = Object.entries(releases).flatMap(([part, record]): PartChange[] => {
    const current = pointer.parts[part];
    const change = { part, action: 'released' as const, release: record.release, share: 100 };
    if (current?.live.release === record.release) {
      if (isServedAlike(current.live, record)) return [];
      return [{ ...change, next: { ...current, live: { ...current.live, ...originsOf(record) } } }];
    }
    if (current?.rollout?.release.release === record.release) return [];
    if (current?.rollout && !endsRollouts) throw underWay(part, current.rollout.release.release);
    return [{ ...change, next: withLive(current, record, act) }];
  });
  return changeOf(pointer, changes, act);
}

/** A release that is tried on a share of the visitors. */
interface Canary {
  readonly part: string;
  readonly release: ReleaseRecord;
  /** A random UUID. */
  readonly id: string;
  readonly config: CanaryConfig;
}

/**
 * Gives a release to the share of the first step.
 * @throws {ReleaseRefused} `no_release` where there is no default beside it, `released`, `under_way`, `unfit` or `stale`
 */
export function startCanary(pointer: Pointer, { part, release, id, config }: Canary, act: Act): Change {
  const current = partOf(pointer, part);
  if (current.live.release === release.release)
    throw new ReleaseRefused('released', `${part} ${release.release} is what everybody gets already`);
  if (current.rollout) throw underWay(part, current.rollout.release.release);
  const share = config.steps[0]?.share ?? 0;
  const rollout = {
    ...config,
    id,
    release,
    share,
    strategy: 'canary' as const,
    step: 0,
    steppedAt: act.at,
    startedAt: act.at,
    startedBy: act.by,
    state: 'running' as const,
    reason: '',
  };
  const next = { ...current, rollout };
  const change = { part, next, action: 'canary_started' as const, release: release.release, share };
  return changeOf(pointer, [{ ...change, rollout: id }], act);
}

function underWay(part: string, release: string): ReleaseRefused {
  return new ReleaseRefused(
    'under_way',
    `A rollout of ${part} ${release} is under way: promote or abort it first`,
  );
}

function isServedAlike(one: ReleaseRecord, other: ReleaseRecord): boolean {
  return one.origin === other.origin && one.fallbackOrigin === other.fallbackOrigin;
}

function originsOf({
  origin,
  fallbackOrigin,
}: ReleaseRecord): Pick<ReleaseRecord, 'origin' | 'fallbackOrigin'> {
  return { origin, fallbackOrigin };
}
