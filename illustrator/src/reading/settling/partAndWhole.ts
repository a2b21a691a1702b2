import { CRAFTS } from '../../things/crafts.ts';
import { hasBody } from '../../things/parts.ts';
import type { Kind } from '../../things/recordSchema.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';

/** Which side of a relation may be a part of the other: `[part, whole]`. */
export function sidesOf(draft: Draft, { kind, from, to }: SceneRelation): (readonly [number, number])[] {
  const sides = [
    [from, to],
    [to, from],
  ] as const;
  // "a lollipop on a stick", "fries in a box": its own.
  if ((kind === 'on' || kind === 'in') && draft.record(from)?.has?.includes(draft.things[to]?.key ?? ''))
    return [[to, from]];
  // "a goat with a beard".
  const isDressed = draft.record(from)?.kind === 'person' || hasBody(draft.record(from));
  if (kind === 'wear' && (draft.isAnimal(from) || !isDressed)) return [[to, from]];
  if (kind === 'hang-from' || kind === 'on' || kind === 'around' || kind === 'through') return [[from, to]];
  // "a taco with lettuce in it", but "a jar with five beans".
  if (kind === 'in') return isMixedIn(draft, from, to) ? [[from, to]] : [];
  if (kind === 'under' && draft.record(to)?.kind === 'plant') return [[from, to]];
  return kind === 'next-to' ? [...sides] : DONE_TO.has(kind) ? [[to, from]] : [];
}

/** What a part of is in, and nobody: "a castle with a gate". */
const MADE: ReadonlySet<string> = new Set<Kind>(['food', 'object', 'building', ...CRAFTS]);

function isMixedIn(draft: Draft, part: number, whole: number): boolean {
  const { kind, loaded, has } = draft.record(whole) ?? {};
  const isIts = has?.includes(draft.things[part]?.key ?? '') === true;
  // "a pickup full of pumpkins": that is its load; the sand of a dump truck is there anyway.
  if (loaded !== undefined) return isIts && !draft.isCounted(part);
  // "a bookshelf full of books".
  const isMade = MADE.has(kind ?? '') || isIts;
  return isMade && !draft.isBeing(part) && !draft.isCounted(part);
}

/** What is done to things that the drawing of who does it has. */
export const DONE_TO: ReadonlySet<RelationKind> = new Set([
  ...(['lift', 'hold', 'unload', 'dig', 'push', 'read'] as const),
]);
