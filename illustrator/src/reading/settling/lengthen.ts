import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** "three cows behind a fence": a long one, with room for all of them. */
export function lengthen(draft: Draft): void {
  for (const [index, thing] of draft.things.entries()) {
    const behind = draft.relations.filter(({ kind, to }) => BEHIND.has(kind) && to === index);
    const count = behind.reduce((sum, { from }) => sum + (draft.things[from]?.count ?? 1), 0);
    if (count > 1 && thing.count === 1) thing.key = draft.record(index)?.lengthened ?? thing.key;
  }
}

const BEHIND: ReadonlySet<RelationKind> = new Set<RelationKind>(['behind', 'hide-behind']);
