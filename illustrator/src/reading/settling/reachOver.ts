import type { Draft } from '../Draft.ts';
import type { Pose, RelationKind, SceneRelation } from '../Scene.ts';

/** "feeding a horse over the fence", "two neighbors talking over a wall", "chatting over tea": nobody floats over it. */
export function reachOver(draft: Draft): void {
  for (const relation of draft.relations.filter(({ kind }) => kind === 'over')) {
    if (!draft.relations.includes(relation)) continue;
    if (draft.isBeing(relation.to)) {
      standBy(draft, relation);
      continue;
    }
    standBehind(draft, relation) || standApart(draft, relation) || haveOver(draft, relation);
  }
}

/** "pouring water over her brother", "holding a blanket over a baby": nobody who stands is over another one. */
function standBy(draft: Draft, relation: SceneRelation): void {
  const { from, to } = relation;
  const isStanding =
    draft.record(from)?.kind === 'person' && (draft.things[from]?.pose ?? 'stand') === 'stand';
  const isAtHand = draft.relations.some((one) => one.from === from && one !== relation && one.to !== to);
  if (isStanding && isAtHand) relation.kind = 'face';
}

/** Who is fed or helped across it stands behind it. */
function standBehind(draft: Draft, relation: SceneRelation): boolean {
  const { from } = relation;
  const done = draft.relations.find(
    ({ kind, from: one, to }) => REACHING.has(kind) && (one === from || to === from) && draft.isBeing(to),
  );
  if (done === undefined) return false;
  Object.assign(relation, { kind: 'behind', from: done.to });
  return true;
}

/** Those who talk across it are at both sides of it. */
function standApart(draft: Draft, relation: SceneRelation): boolean {
  const pair = pairOf(draft, relation.from);
  const { size = 0, rests } = draft.record(relation.to) ?? {};
  if (pair === undefined || size < LEAST_WALL || (rests !== undefined && rests !== 'ground')) return false;
  const [one, other] = pair;
  const wall = relation.to;
  const second = draft.relations.find(
    ({ kind, from, to }) => kind === 'over' && from !== relation.from && pair.includes(from) && to === wall,
  );
  Object.assign(relation, { kind: 'between', from: wall, to: one });
  if (other !== one) relation.also = other;
  if (second !== undefined)
    draft.dropRelation(draft.relations.indexOf(second), draft.relations.indexOf(relation));
  return true;
}

/** What is drunk or eaten while they talk is in a hand of each. */
function haveOver(draft: Draft, relation: SceneRelation): boolean {
  const { kind, uses } = draft.record(relation.to) ?? {};
  const isMeal = kind === 'food' || uses?.includes('drunk') === true;
  if (!isMeal || pairOf(draft, relation.from) === undefined) return false;
  relation.kind = 'hold';
  return true;
}

/** Two on the ground who look at one another, somebody being one of them. */
function pairOf(draft: Draft, somebody: number): readonly [number, number] | undefined {
  const met = draft.relations.find(
    ({ kind, from, to }) => kind === 'face' && (from === somebody || to === somebody),
  );
  if (met === undefined) return undefined;
  const pair = [met.from, met.to] as const;
  const count = pair[0] === pair[1] ? 2 : 1;
  const areTwo = pair.every((index) => {
    const { count: many = 0, pose = 'stand' } = draft.things[index] ?? {};
    return many === count && draft.isBeing(index) && !ALOFT.has(pose);
  });
  return areTwo ? pair : undefined;
}

/** What one does to another one across what is between them. */
const REACHING: ReadonlySet<RelationKind> = new Set(['feed', 'tend', 'share']);
const ALOFT: ReadonlySet<Pose> = new Set<Pose>(['fly', 'jump', 'climb']);
/** Meters. */
const LEAST_WALL = 1.5;
