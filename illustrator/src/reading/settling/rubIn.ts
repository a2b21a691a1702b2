import type { BodySpot } from '../../things/recordTerms.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';

/** "rubbing sunscreen on her son's back": a hand at him and the bottle in the other; nobody is on anybody's shoulders. */
export function rubIn(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const isCream = RUBBED.has(kind) && draft.record(to)?.usedAt === CREAM;
    const there = isCream ? draft.relations.find((one) => isOnBody(draft, one, relation)) : undefined;
    if (there === undefined) continue;
    relation.kind = 'hold';
    const at: BodySpot = there.at !== undefined && there.at !== 'head' ? there.at : 'chest';
    Object.assign(there, { kind: 'tend', from, at });
  }
}

/** Whether it puts the cream, or who has it, on somebody else. */
function isOnBody(draft: Draft, { kind, from, to }: SceneRelation, cream: SceneRelation): boolean {
  return ON.has(kind) && (from === cream.to || from === cream.from) && to !== cream.from && draft.isBeing(to);
}

/** What is used there, on whatever part of a body it is said to be. */
const CREAM: BodySpot = 'cheek';
const RUBBED: ReadonlySet<RelationKind> = new Set<RelationKind>(['tend', 'hold']);
const ON: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'on-shoulders', 'on-lap']);
