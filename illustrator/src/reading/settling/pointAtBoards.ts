import { isBoard } from '../../things/isBoard.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';

/** "a teacher pointing at the blackboard": the hand is at what is written there; a class before it is seen from behind. */
export function pointAtBoards(draft: Draft): void {
  for (const relation of [...draft.relations]) {
    const { kind, from, to } = relation;
    if (!isBoard(draft.record(to))) continue;
    if (POINTED.has(kind) && draft.things[from]?.pose === 'point') relation.kind = 'tend';
    if (relation.kind === 'tend') turnClass(draft, from);
  }
}

const POINTED: ReadonlySet<RelationKind> = new Set(['look-at', 'next-to', 'in-front-of']);

/** Those before whom somebody is at a board look there. */
function turnClass(draft: Draft, teacher: number): void {
  for (const relation of [...draft.relations]) {
    const { kind, from, to } = relation;
    const pupils = from === teacher ? to : to === teacher ? from : undefined;
    const thing = pupils === undefined ? undefined : draft.things[pupils];
    if (!SHOWN.has(kind) || thing === undefined || thing.count < 2 || thing.pose !== undefined) continue;
    if (draft.recordOf(thing.key)?.kind !== 'person') continue;
    thing.looks.away = true;
    const at = draft.relations.indexOf(relation);
    const same = draft.relations.findIndex((one) => one.kind === 'look-at' && areOfTheSame(one, relation));
    if (same < 0 || same === at) Object.assign(relation, { kind: 'look-at', from: pupils, to: teacher });
    else draft.dropRelation(at, same > at ? same - 1 : same);
  }
}

/** Whether two relations are of the same two things, whichever comes first. */
function areOfTheSame(one: SceneRelation, other: SceneRelation): boolean {
  return [one.from, one.to].every((thing) => thing === other.from || thing === other.to);
}

const SHOWN: ReadonlySet<RelationKind> = new Set([
  'in-front-of',
  'face',
  'next-to',
  'look-at',
  'behind',
  'around',
]);
