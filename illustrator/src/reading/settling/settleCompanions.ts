import type { Draft } from '../Draft.ts';
import type { Pose, RelationKind, SceneRelation } from '../Scene.ts';
import { copyPoses } from './copyPoses.ts';
import { settleGuides } from './settleGuides.ts';

/** Poses of those who are on their way. */
const GOING: ReadonlySet<Pose> = new Set<Pose>(['run', 'walk', 'skate', 'ice-skate', 'ski']);
/** The same of those who go one behind the other. */
const GOING_AFTER: ReadonlySet<Pose> = new Set<Pose>([...GOING, 'swim']);
/** Said of two who only are together. */
const TOGETHER: ReadonlySet<RelationKind> = new Set<RelationKind>(['next-to', 'face']);

/** "running with his dog", "a hare and a tortoise racing": who go together, or behind one another, go the same way, one after the other. */
export function settleCompanions(draft: Draft): void {
  copyPoses(draft);
  settleGuides(draft);
  const poseOf = (index: number) => draft.things[index]?.pose;
  const isFree = (index: number, other: number) =>
    draft.isBeing(index) &&
    draft.relations.every(
      ({ kind, from, to }) =>
        kind === 'wear' || (from !== index && to !== index) || (from === index ? to : from) === other,
    );
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const [one, two] = [poseOf(from), poseOf(to)];
    const isAfter = kind === 'behind' && one !== undefined && GOING_AFTER.has(one);
    const going = isAfter ? one : [one, two].find((pose) => pose !== undefined && GOING.has(pose));
    if (!(TOGETHER.has(kind) || isAfter) || going === undefined) continue;
    if (!isFree(from, to) || !isFree(to, from) || (one ?? going) !== (two ?? going)) continue;
    if (kind === 'face' && one !== two) continue;
    relation.kind = !isAfter && going === 'walk' && isOnLeash(draft, relation) ? 'pull' : 'follow';
    for (const index of [from, to]) Object.assign(draft.things[index] ?? {}, { pose: going });
  }
  const racers = [...draft.things.keys()].filter((index) => poseOf(index) === 'run' && draft.isBeing(index));
  const [first, second] = racers;
  const isPair = racers.length === 2 && draft.things.length === 2 && draft.relations.length === 0;
  if (isPair && first !== undefined && second !== undefined) draft.relate(first, 'follow', second);
}

/** "walking with his dog": on a leash, where it is no larger than who walks it. */
function isOnLeash(draft: Draft, { from, to }: Pick<SceneRelation, 'from' | 'to'>): boolean {
  const [one, other] = [draft.record(from), draft.record(to)];
  return one?.kind === 'person' && draft.isAnimal(to) && (other?.size ?? 0) < one.size;
}
