import { hasInside } from '../../things/parts.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** "a raccoon digging in a trash can": one rummages in what is hollow, head over its rim; in what is not, one digs. */
export function digInside(draft: Draft): void {
  for (const relation of draft.relations) {
    const doer = draft.things[relation.from];
    const vessel = draft.record(relation.to);
    if (!IN.has(relation.kind) || doer?.pose !== 'dig') continue;
    if (vessel?.kind !== 'object' || !hasInside(vessel) || vessel.size > LARGEST) {
      if (relation.kind === 'in') relation.kind = 'dig';
      continue;
    }
    relation.kind = 'in';
    delete doer.pose;
    for (const word of draft.words) {
      const isDone = word.meaning.as === 'pose' && draft.things[word.meaning.thing] === doer;
      if (isDone) word.meaning = { as: 'relation', relation: draft.relations.indexOf(relation) };
    }
  }
}

/** Meters: a sandbox is dug in. */
const LARGEST = 1.2;
const IN: ReadonlySet<RelationKind> = new Set(['through', 'in']);
