import { isBoard } from '../../things/isBoard.ts';
import type { Draft } from '../Draft.ts';
import type { Pose, RelationKind, SceneRelation } from '../Scene.ts';

/** "a teacher pointing at the blackboard": the hand is at what is written there; a class before it is seen from behind. */
export function pointAtBoards(draft: Draft): void {
  for (const relation of [...draft.relations]) {
    const { kind, from, to } = relation;
    if (!isBoard(draft.record(to))) continue;
    const teacher = draft.things[from];
    if (AT_IT.has(kind) && teacher && isStanding(teacher.pose) && hasClass(draft, from))
      teacher.pose = 'point';
    if (POINTED.has(kind) && teacher?.pose === 'point') relation.kind = 'tend';
    if (relation.kind === 'tend') turnClass(draft, from);
  }
}

const POINTED: ReadonlySet<RelationKind> = new Set(['look-at', 'next-to', 'in-front-of']);

/** Who teaches at a board has a hand at it, where nothing else is said of the hands. */
const AT_IT: ReadonlySet<RelationKind> = new Set(['next-to', 'in-front-of']);

function isStanding(pose: Pose | undefined): boolean {
  return pose === undefined || pose === 'stand';
}

function hasClass(draft: Draft, teacher: number): boolean {
  const isOne = draft.things[teacher]?.count === 1 && draft.record(teacher)?.kind === 'person';
  return isOne && draft.relations.some((relation) => pupilsIn(draft, relation, teacher) !== undefined);
}

/** Those before whom somebody is at a board look there. */
function turnClass(draft: Draft, teacher: number): void {
  for (const relation of [...draft.relations]) {
    const pupils = pupilsIn(draft, relation, teacher);
    const thing = draft.things[pupils ?? -1];
    if (pupils === undefined || thing === undefined) continue;
    thing.looks.away = true;
    const at = draft.relations.indexOf(relation);
    const same = draft.relations.findIndex((one) => one.kind === 'look-at' && areOfTheSame(one, relation));
    if (same < 0 || same === at) Object.assign(relation, { kind: 'look-at', from: pupils, to: teacher });
    else draft.dropRelation(at, same > at ? same - 1 : same);
  }
}

/** Several people who do nothing else than be before somebody. */
function pupilsIn(draft: Draft, { kind, from, to }: SceneRelation, teacher: number): number | undefined {
  const pupils = from === teacher ? to : to === teacher ? from : undefined;
  const thing = draft.things[pupils ?? -1];
  if (!SHOWN.has(kind) || thing === undefined || thing.count < 2 || thing.pose !== undefined)
    return undefined;
  return draft.recordOf(thing.key)?.kind === 'person' ? pupils : undefined;
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
