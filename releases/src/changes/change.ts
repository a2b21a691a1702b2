import { faultsOf } from '../faultsOf.ts';
import {
  KEPT_EVENTS,
  KEPT_RELEASES,
  type LiveRelease,
  type PartPointer,
  type Pointer,
  type ReleaseEvent,
  type ReleaseRecord,
  type Rollout,
} from '../pointer.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';

/** Who changes what is served, when and why. */
export interface Act {
  /** ISO 8601. */
  readonly at: string;
  /** A person, a pipeline or `judge`. */
  readonly by: string;
  readonly reason?: string;
  /** The generation that the decision was made on: when the pointer has moved on, the change is refused as `stale`. */
  readonly generation?: number;
}

/** A pointer after a change and what happened; the same pointer and no event where there was nothing to do. */
export interface Change {
  readonly pointer: Pointer;
  readonly events: readonly ReleaseEvent[];
}

/** What one change does to one part. */
export interface PartChange {
  readonly part: string;
  /** Absent where nothing of the part is served any more. */
  readonly next: PartPointer | undefined;
  readonly action: ReleaseEvent['action'];
  readonly release: string;
  readonly share: number;
  readonly rollout?: string;
}

/** Makes the next generation of a pointer. @throws {ReleaseRefused} `stale`, or `unfit` where it serves what does not fit */
export function changeOf(pointer: Pointer, changes: readonly PartChange[], act: Act): Change {
  checkGeneration(pointer, act);
  if (changes.length === 0) return { pointer, events: [] };
  const generation = pointer.generation + 1;
  const events = changes.map(({ next, ...change }) => ({
    ...change,
    generation,
    at: act.at,
    by: act.by,
    live: next?.live.release ?? change.release,
    reason: act.reason ?? '',
  }));
  const parts = { ...pointer.parts };
  for (const { part, next } of changes) {
    if (next) parts[part] = next;
    else delete parts[part];
  }
  const changed = { generation, parts, events: [...events, ...pointer.events].slice(0, KEPT_EVENTS) };
  const faults = faultsOf(changed);
  if (faults.length > 0)
    throw new ReleaseRefused('unfit', `These releases do not fit:\n- ${faults.join('\n- ')}`);
  return { pointer: changed, events };
}

/** @throws {ReleaseRefused} `stale` */
export function checkGeneration(pointer: Pointer, { generation }: Act): void {
  if (generation !== undefined && generation !== pointer.generation)
    throw new ReleaseRefused('stale', 'Somebody has changed the releases meanwhile: look again.');
}

/** @throws {ReleaseRefused} `no_release` where the part was never released */
export function partOf(pointer: Pointer, part: string): PartPointer {
  const found = pointer.parts[part];
  if (!found) throw new ReleaseRefused('no_release', `${part} has no release`);
  return found;
}

/** @throws {ReleaseRefused} `no_rollout` where none of this part is under way */
export function rolloutOf(pointer: Pointer, part: string): PartPointer & { readonly rollout: Rollout } {
  const { rollout, ...rest } = partOf(pointer, part);
  if (!rollout) throw new ReleaseRefused('no_rollout', `No rollout of ${part} is under way`);
  return { ...rest, rollout };
}

/** A part with another default, the one before kept; no rollout is under way then. */
export function withLive(part: PartPointer | undefined, record: ReleaseRecord, { at, by }: Act): PartPointer {
  const live: LiveRelease = { ...record, since: at, by };
  const previous = part ? [part.live, ...part.previous].slice(0, KEPT_RELEASES) : [];
  return { live, previous };
}
