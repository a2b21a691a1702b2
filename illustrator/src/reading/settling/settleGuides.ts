import { CRAFTS } from '../../things/crafts.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** "teaching his son to ride a bike": who lends a hand pushes who goes on wheels. */
export function settleGuides(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const guide = draft.things[from];
    if (guide === undefined || !draft.guiding.has(guide) || !LENT.has(kind)) continue;
    const isOnWheels = draft.relations.some(
      (one) => one.from === to && RIDING.has(one.kind) && CRAFTS.has(draft.record(one.to)?.kind ?? 'person'),
    );
    if (isOnWheels && draft.record(from)?.kind === 'person') relation.kind = 'push';
  }
}

const LENT: ReadonlySet<RelationKind> = new Set<RelationKind>(['face', 'hold-hands']);
const RIDING: ReadonlySet<RelationKind> = new Set<RelationKind>(['ride', 'drive', 'on']);
