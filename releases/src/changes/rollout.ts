import type { PartPointer, Pointer, Rollout, RolloutState } from '../pointer.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import { type Act, type Change, changeOf, type PartChange, partOf, rolloutOf, withLive } from './change.ts';

/**
 * The share of the step after the one that runs; undefined after the last, which is followed by `promote`.
 */
export function nextShare({ steps, step }: Rollout): number | undefined {
  return steps[step + 1]?.share;
}

/**
 * Gives the rollout's release to another share of the visitors and lets it run; who had it keeps it when the share grows.
 * @throws {ReleaseRefused} `no_rollout` or `stale`
 */
export function moveShare(
  pointer: Pointer,
  { part, share }: { readonly part: string; readonly share: number },
  act: Act,
): Change {
  const { rollout, ...rest } = rolloutOf(pointer, part);
  const step = Math.max(
    0,
    rollout.steps.findLastIndex((each) => each.share <= share),
  );
  const moved = { ...rollout, share, step, steppedAt: act.at, state: 'running' as const, reason: '' };
  return changeOf(pointer, [changeOfRollout(part, { ...rest, rollout: moved }, 'share_moved')], act);
}

/** Gives the rollout's release to everybody. @throws {ReleaseRefused} `no_rollout`, `unfit` or `stale` */
export function promote(pointer: Pointer, part: string, act: Act): Change {
  const { rollout, ...rest } = rolloutOf(pointer, part);
  const next = withLive(rest, rollout.release, act);
  const { release } = rollout.release;
  return changeOf(
    pointer,
    [{ part, next, action: 'promoted', release, share: 100, rollout: rollout.id }],
    act,
  );
}

/** A person stops the rollout where it is. @throws {ReleaseRefused} `no_rollout` or `stale` */
export function pause(pointer: Pointer, part: string, act: Act): Change {
  return standing(pointer, part, 'paused', act);
}

/** The judge stops the rollout where it is, over worse vitals. @throws {ReleaseRefused} `no_rollout` or `stale` */
export function hold(pointer: Pointer, part: string, act: Act): Change {
  return standing(pointer, part, 'held', act);
}

/** The step's time ran out without enough visitors. @throws {ReleaseRefused} `no_rollout` or `stale` */
export function awaitPerson(pointer: Pointer, part: string, act: Act): Change {
  return standing(pointer, part, 'waiting', act);
}

/**
 * Lets a rollout that stands still run on; its step begins once more, and what a person saw by now holds it no longer.
 * @throws {ReleaseRefused} `no_rollout` or `stale`
 */
export function resume(pointer: Pointer, part: string, act: Act): Change {
  const { rollout, ...rest } = rolloutOf(pointer, part);
  const times = { steppedAt: act.at, resumedAt: act.at };
  const running = { ...rollout, ...times, state: 'running' as const, reason: '' };
  return changeOf(pointer, [changeOfRollout(part, { ...rest, rollout: running }, 'resumed')], act);
}

/** Ends the rollout: everybody gets the default. @throws {ReleaseRefused} `no_rollout` or `stale` */
export function abort(pointer: Pointer, part: string, act: Act): Change {
  return changeOf(pointer, [ended(part, rolloutOf(pointer, part), 'aborted')], act);
}

/**
 * Goes back from the newest release of a part: from that of the rollout to the default, without a rollout from the
 * default to the one before.
 * @throws {ReleaseRefused} `no_release` where there is none before, `unfit` or `stale`
 */
export function rollback(pointer: Pointer, part: string, act: Act): Change {
  const current = partOf(pointer, part);
  const { rollout } = current;
  if (rollout) return changeOf(pointer, [ended(part, { ...current, rollout }, 'rolled_back')], act);
  const [target, ...older] = current.previous;
  if (!target) throw new ReleaseRefused('no_release', `${part} has no release to go back to`);
  const next = { live: { ...target, since: act.at, by: act.by }, previous: older };
  return changeOf(
    pointer,
    [{ part, next, action: 'rolled_back', release: current.live.release, share: 0 }],
    act,
  );
}

/** What a person or a pipeline decides about a part, by the name it has for them. */
export const rolloutChanges = { promote, pause, resume, rollback, abort };

type PartInRollout = PartPointer & { readonly rollout: Rollout };

function ended(
  part: string,
  { rollout, ...next }: PartInRollout,
  action: 'aborted' | 'rolled_back',
): PartChange {
  return { part, next, action, release: rollout.release.release, share: 0, rollout: rollout.id };
}

function standing(pointer: Pointer, part: string, state: Exclude<RolloutState, 'running'>, act: Act): Change {
  const { rollout, ...rest } = rolloutOf(pointer, part);
  const standing = { ...rollout, state, reason: act.reason ?? '' };
  return changeOf(pointer, [changeOfRollout(part, { ...rest, rollout: standing }, state)], act);
}

function changeOfRollout(part: string, next: PartInRollout, action: PartChange['action']): PartChange {
  const { id, share, release } = next.rollout;
  return { part, next, action, release: release.release, share, rollout: id };
}
