import type { Thing } from '../../things/Things.ts';
import { isHighTree } from '../../things/trees.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';

/** "a bunny in the tulips", "a heron in the reeds", "a cat among the pillows": it stands among them, and is in none of them. */
export function standAmong(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, to } = relation;
    if (!AMID.has(kind) && kind !== 'among') continue;
    growAround(draft, relation);
    if (isAmong(draft, relation) && isLitter(draft, relation)) {
      Object.assign(relation, { kind: 'next-to', from: to, to: relation.from });
    } else if (isAmong(draft, relation)) {
      relation.kind = 'among';
      const thing = draft.things[to];
      if (thing !== undefined && !draft.isCounted(to)) thing.count = Math.max(thing.count, STAND);
    } else if (kind === 'among') relation.kind = 'next-to';
  }
}

/** "a scarecrow in the corn": between the plants on which it grows. */
function growAround(draft: Draft, { from, to }: SceneRelation): void {
  const [food, thing] = [draft.record(to), draft.things[to]];
  const isLarge = (draft.record(from)?.size ?? 0) >= LEAST;
  if (food?.mass && food.growsOn !== undefined && thing !== undefined && isLarge) thing.key = food.growsOn;
}

function isAmong(draft: Draft, { kind, from, to }: SceneRelation): boolean {
  const [around, own] = [draft.record(to), draft.record(from)];
  if (around === undefined || own === undefined || draft.isBeing(to)) return false;
  // One is on branches, not among them.
  if (around.rests === 'air') return false;
  const count = draft.things[to]?.count ?? 1;
  const isStand = count > MOST_SINGLE || (around.mass === true && count === 1);
  if (!isStand || (kind !== 'among' && around.kind !== 'plant')) return false;
  if (own.size < LEAST || AT_HEIGHT.has(own.rests ?? '') || !STANDING.has(own.kind)) return false;
  // A volcano behind palm trees is over them all.
  if (kind === 'behind' && own.kind === 'building') return false;
  return findsRoom(own, around, kind);
}

/** "kids running through leaves": what is at the feet of several is small beside them, and does not part them. */
function isLitter(draft: Draft, { from, to }: SceneRelation): boolean {
  const several = (draft.things[from]?.count ?? 1) > MOST_SINGLE;
  return several && (draft.record(to)?.size ?? 0) <= MOST_LITTER * (draft.record(from)?.size ?? 0);
}

/** Whether it stands on the ground between plants: no bee in a cup, no bird or squirrel in a crown. */
function findsRoom(own: Thing, plant: Thing, kind: RelationKind): boolean {
  if (!isHighTree(plant)) return own.kind !== 'flier' || own.size >= LEAST_BIRD;
  const isLarge = own.kind === 'animal' && own.size >= LARGE;
  return kind !== 'in' || own.kind === 'building' || own.kind === 'vehicle' || isLarge;
}

const AMID: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'through', 'behind']);
const STANDING: ReadonlySet<string> = new Set([
  ...['person', 'animal', 'flier', 'building', 'vehicle', 'furniture', 'object'],
]);
const AT_HEIGHT: ReadonlySet<string> = new Set(['branch', 'air', 'wall', 'water', 'underwater']);
const MOST_SINGLE = 2;
/** How many are drawn where nobody says how many there are. */
const STAND = 5;
const MOST_LITTER = 0.4;
/** Meters: insects sit in flowers, small birds perch, and what climbs is in trees. */
const LEAST = 0.06;
const LEAST_BIRD = 0.4;
const LARGE = 1;
