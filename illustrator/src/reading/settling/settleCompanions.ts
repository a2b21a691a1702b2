import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Draft } from '../Draft.ts';
import type { Pose, RelationKind, SceneRelation } from '../Scene.ts';
import { copyPoses } from './copyPoses.ts';
import { settleGuides } from './settleGuides.ts';
import { shareBlanket } from './shareBlanket.ts';

/** Poses of those who are on their way. */
const GOING: ReadonlySet<Pose> = new Set<Pose>(['run', 'walk', 'skate', 'ice-skate', 'ski']);
/** The same of those who go one behind the other. */
const GOING_AFTER: ReadonlySet<Pose> = new Set<Pose>([...GOING, 'swim']);
/** Said of two who only are together. */
const TOGETHER: ReadonlySet<RelationKind> = new Set<RelationKind>(['next-to', 'face']);

/** "running with his dog", "a hare and a tortoise racing": who go together, or behind one another, go the same way, one after the other. */
export function settleCompanions(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): void {
  copyPoses(draft);
  settleGuides(draft, settings);
  shareBlanket(draft);
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
    if (relation.kind === 'follow' && !isAfter && goesFirst(draft, relation))
      Object.assign(relation, { from: to, to: from });
    for (const index of [from, to]) Object.assign(draft.things[index] ?? {}, { pose: going });
  }
  const racers = [...draft.things.keys()].filter((index) => poseOf(index) === 'run' && draft.isBeing(index));
  const [first, second] = racers;
  const isPair = racers.length === 2 && draft.things.length === 2 && draft.relations.length === 0;
  if (isPair && first !== undefined && second !== undefined) draft.relate(first, 'follow', second);
}

/** "a duck walking with ducklings behind her", "driving a tractor with chickens behind it": who is behind is not beside or aboard as well. */
export function dropFellows(draft: Draft): void {
  for (const after of draft.relations.filter((one) => BEHIND.has(one.kind))) {
    const { from, to } = after;
    const at = draft.relations.findIndex(
      (one) =>
        (TOGETHER.has(one.kind) && one.from === to && one.to === from) ||
        (ABOARD.has(one.kind) && one.from === from && one.to === to),
    );
    const behind = draft.relations.indexOf(after);
    if (at >= 0) draft.dropRelation(at, behind > at ? behind - 1 : behind);
    // They go the way that it is driven.
    const isDriven = draft.relations.some((one) => DRIVEN.has(one.kind) && one.to === to);
    if (isDriven && draft.isBeing(from)) after.kind = 'follow';
  }
}

const ABOARD: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in']);
const DRIVEN: ReadonlySet<RelationKind> = new Set<RelationKind>(['drive', 'ride']);
const BEHIND: ReadonlySet<RelationKind> = new Set<RelationKind>(['behind', 'follow']);

/** "a duck crossing a road with ducklings": the young go after the grown one, many after one. */
function goesFirst(draft: Draft, { from, to }: SceneRelation): boolean {
  const [one, other] = [draft.things[from], draft.things[to]];
  const isGrown = other !== undefined && draft.grownOf(other.key) === one?.key && other.key !== one?.key;
  return isGrown || other?.looks.young === true || ((one?.count ?? 1) === 1 && (other?.count ?? 1) > 2);
}

/** "walking with his dog": on a leash, where it is no larger than who walks it. */
function isOnLeash(draft: Draft, { from, to }: Pick<SceneRelation, 'from' | 'to'>): boolean {
  const [one, other] = [draft.record(from), draft.record(to)];
  return one?.kind === 'person' && draft.isAnimal(to) && (other?.size ?? 0) < one.size;
}
