import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/**
 * "a boy looking at a bug with a magnifying glass": small things are seen in the glass, and it is held to larger ones.
 * It is in the hand of who looks: "examining a bug with a magnifying glass", "a bug under a magnifying glass".
 */
export function lookThroughLens(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    if ((kind !== 'look-at' && kind !== 'tend') || !draft.isBeing(from)) continue;
    const lens = draft.relations.find(
      (one) =>
        BY_LENS.has(one.kind) &&
        (one.from === from || one.from === to) &&
        draft.record(one.to)?.uses?.includes('looked-through'),
    );
    if (lens === undefined || lens.to === to) continue;
    Object.assign(lens, { kind: 'hold', from });
    const { size = 1, rests } = draft.record(to) ?? {};
    relation.kind = size <= LARGEST_SEEN && rests !== 'wall' ? 'magnify' : 'tend';
  }
}

const BY_LENS: ReadonlySet<RelationKind> = new Set<RelationKind>(['hold', 'under', 'through', 'next-to']);
/** Meters. */
const LARGEST_SEEN = 0.35;
