import { buildOf, goesOnFours } from '../../things/fourLegged.ts';
import type { Thing } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';
import { serveAnimals } from './mealsOfAnimals.ts';

/** Soup from a bowl is one bowl, milk from a bottle the bottle; a drink has its straw; a spoon is at the mouth of who eats. */
export function settleMeals(draft: Draft): void {
  takeOwnPot(draft);
  for (const index of draft.things.keys()) reachUp(draft, index);
  for (let at = 0; at < draft.relations.length; at += 1) {
    const meal = draft.relations[at];
    if (meal === undefined || (meal.kind !== 'eat' && meal.kind !== 'drink')) continue;
    serveAnimals(draft, meal);
    stoopToPlants(draft, meal);
    takeWhatIsIn(draft, meal);
    takeFromManger(draft, meal);
    if (
      takeFromDish(draft, meal) ||
      takeFromVessel(draft, meal) ||
      takeFromTree(draft, meal) ||
      takeWithHad(draft, meal)
    )
      at = -1;
    else takeWithSpoon(draft, meal);
  }
}

/** "a bucket of honey": it is drawn in a pot of its own. */
function takeOwnPot(draft: Draft): void {
  const isOwn = (thing: number) => draft.things[thing]?.key === OWN_POT;
  // "eating honey out of a pot": nobody is in it.
  const isEaten = (eater: number, pot: number) =>
    draft.relations.some(({ kind, from, to }) => kind === 'eat' && from === eater && isOwn(to)) &&
    (draft.record(pot)?.size ?? 1) <= LARGEST_DISH;
  const inside = draft.relations.findIndex(
    ({ kind, from, to }) =>
      kind === 'in' && (isOwn(from) || isEaten(from, to)) && draft.record(to)?.places?.inside !== undefined,
  );
  const relation = draft.relations[inside];
  if (relation === undefined || draft.isBeing(relation.to)) return;
  draft.dropRelation(inside);
  const own = draft.things.findIndex((_, index) => isOwn(index));
  draft.joinThing(relation.to, own);
}

const OWN_POT = 'honey-pot';

/** "a moose wading in a lake eating water plants": on its legs, its mouth at them. */
function stoopToPlants(draft: Draft, { kind, from, to }: SceneRelation): void {
  const [eater, record] = [draft.things[from], draft.record(from)];
  if (eater?.pose !== 'swim' || record === undefined || !goesOnFours(record) || record.handy) return;
  if (kind === 'eat' && draft.record(to)?.kind === 'plant') eater.pose = 'graze';
}

/** "eating a bowl of strawberries": the strawberries. */
function takeWhatIsIn(draft: Draft, meal: SceneRelation): void {
  const food = draft.relations.find(
    ({ kind, from, to }) => kind === 'in' && to === meal.to && draft.record(from)?.kind === 'food',
  );
  if (food !== undefined && meal.kind === 'eat') meal.to = food.from;
}

/** What is eaten with a spoon is drawn in its bowl; what is drunk is not seen in a bottle. */
function takeFromVessel(draft: Draft, meal: SceneRelation): boolean {
  const { kind, from, to } = meal;
  // "drinking water from a bowl": nobody is in it.
  const drink = draft.things[to];
  const isImplied = kind === 'drink' && drink !== undefined && draft.implied.has(drink);
  const inside = draft.relations.findIndex(
    (one) => one.kind === 'in' && (one.from === to || (isImplied && one.from === from)),
  );
  const vessel = draft.relations[inside]?.to;
  if (vessel === undefined || !isVessel(draft, vessel)) return false;
  if (kind === 'eat' && draft.record(to)?.eatenWith === undefined) return false;
  const same = draft.relations.indexOf(meal);
  draft.dropRelation(inside, same > inside ? same - 1 : same);
  if (kind === 'drink') draft.joinThing(to, vessel);
  else draft.joinThing(vessel, to);
  return true;
}

/** "a sheep eating hay from a trough": what goes on four legs has its mouth at that. */
function takeFromManger(draft: Draft, meal: SceneRelation): void {
  const host = draft.relations.find((one) => one.kind === 'in' && one.from === meal.to)?.to;
  const record = draft.record(meal.from);
  const isOfPaws = record === undefined || !goesOnFours(record) || record.handy === true;
  if (meal.kind === 'eat' && !isOfPaws && draft.record(host)?.kind === 'object' && host !== undefined)
    meal.to = host;
}

/** "a cat eating from a bowl", "birds eating from a feeder": nobody is in it, and what is in it needs no picture of its own. */
function takeFromDish(draft: Draft, meal: SceneRelation): boolean {
  const { kind, from, to } = meal;
  const food = draft.things[to];
  if (kind !== 'eat' || food === undefined || !draft.implied.has(food)) return false;
  const inside = draft.relations.findIndex((one) => one.kind === 'in' && one.from === from);
  const dish = draft.relations[inside]?.to;
  const plate = draft.things[dish ?? -1];
  if (dish === undefined || plate === undefined || !isDish(draft.record(dish))) return false;
  const same = draft.relations.indexOf(meal);
  draft.dropRelation(inside, same > inside ? same - 1 : same);
  draft.joinThing(to, dish);
  const { uses, rests } = draft.recordOf(plate.key) ?? {};
  if (uses?.includes('eaten-from') && rests === 'table')
    plate.key = draft.isAnimal(from) ? ANIMALS_BOWL : BOWL;
  return true;
}

/** What food is put in, not what somebody may be in: a tent, a bathtub. */
function isDish(record: Thing | undefined): boolean {
  if (record === undefined) return false;
  const isVessel = record.uses?.includes('poured-into') === true && record.size <= LARGEST_DISH;
  return isVessel || record.uses?.includes('eaten-from') === true;
}

/** Meters. */
const LARGEST_DISH = 0.5;
const ANIMALS_BOWL = 'dog-bowl';
const BOWL = 'bowl-with-spoon';

/** "a giraffe eating leaves from a tree": its mouth is at the tree. */
function takeFromTree(draft: Draft, meal: SceneRelation): boolean {
  const own = draft.record(meal.from);
  const food = draft.things[meal.to];
  // "a giraffe eating from a tree": nobody so large is up in it.
  const isLarge = own !== undefined && goesOnFours(own) && !own.handy && own.size >= TOO_LARGE_TO_CLIMB;
  const isBare = isLarge && food !== undefined && draft.implied.has(food);
  const inside = draft.relations.findIndex(
    (one) =>
      (one.kind === 'in' || one.kind === 'on') &&
      (one.from === meal.to || (isBare && one.from === meal.from)),
  );
  const tree = draft.relations[inside]?.to;
  const isBrowsed =
    meal.kind === 'eat' &&
    draft.isAnimal(meal.from) &&
    (isBare || draft.record(meal.to)?.kind === 'plant') &&
    draft.record(tree)?.kind === 'plant';
  if (!isBrowsed || tree === undefined) return false;
  const same = draft.relations.indexOf(meal);
  draft.dropRelation(inside, same > inside ? same - 1 : same);
  draft.joinThing(meal.to, tree);
  return true;
}

/** Meters. */
const TOO_LARGE_TO_CLIMB = 1.8;

/** A long neck goes up to leaves, on the tree that is named or on one that is not. */
function reachUp(draft: Draft, index: number): void {
  const [thing, record] = [draft.things[index], draft.record(index)];
  if (thing === undefined || record === undefined || buildOf(record)?.neck !== 'long') return;
  const isUp = thing.pose === 'stretch' || thing.pose === 'bow';
  const leaves = draft.relations.find(
    ({ kind, from, to }) =>
      from === index && draft.record(to)?.kind === 'plant' && (kind === 'eat' || (isUp && REACHED.has(kind))),
  );
  const food = leaves && draft.things[leaves.to];
  if (leaves === undefined || food === undefined) return;
  leaves.kind = 'eat';
  if (isUp) {
    delete thing.pose;
    const relation = draft.relations.indexOf(leaves);
    for (const { meaning } of draft.words)
      if (meaning.as === 'pose' && meaning.thing === index)
        Object.assign(meaning, { as: 'relation', relation });
  }
  const isOnTree = draft.relations.some(
    ({ kind, from, to }) =>
      from === leaves.to && (kind === 'in' || kind === 'on') && draft.record(to)?.kind === 'plant',
  );
  const { growsOn } = draft.record(leaves.to) ?? {};
  if (!isOnTree && growsOn !== undefined) Object.assign(food, { key: growsOn, count: 1 });
}

const REACHED: ReadonlySet<RelationKind> = new Set<RelationKind>(['next-to', 'catch', 'hold', 'look-at']);
function isVessel(draft: Draft, index: number): boolean {
  const { uses = [] } = draft.record(index) ?? {};
  return uses.includes('held') && (uses.includes('poured-into') || uses.includes('drunk'));
}

/** "lemonade with a straw": in the glass, not in the other hand; spaghetti has its fork. */
function takeWithHad(draft: Draft, { from, to }: SceneRelation): boolean {
  const had = new Set([STRAW, ...(draft.record(to)?.has ?? [])]);
  const held = draft.relations.find(
    (one) => one.kind === 'hold' && one.from === from && had.has(draft.things[one.to]?.key ?? ''),
  );
  const food = draft.things[to];
  if (held === undefined || food === undefined) return false;
  if (!draft.record(to)?.has?.includes(draft.things[held.to]?.key ?? '')) food.key = DRINK_WITH_STRAW;
  draft.removeThing(held.to, { as: 'part', thing: to > held.to ? to - 1 : to });
  return true;
}

const STRAW = 'straw';
const DRINK_WITH_STRAW = 'cup-with-straw';

/** A spoon, named or not, is used at the mouth; who sits at a table has the bowl on it. */
function takeWithSpoon(draft: Draft, meal: SceneRelation): void {
  const { from, to } = meal;
  const own = draft.record(to)?.eatenWith;
  const named = draft.relations.find(
    (one) => one.kind === 'hold' && one.from === from && draft.record(one.to)?.usedAt === 'mouth',
  );
  if (named !== undefined) named.kind = 'use-on-self';
  else if (own === undefined || draft.recordOf(own) === undefined || !draft.isBeing(from)) return;
  else if (isOfMany(draft, meal)) return;
  else if (!draft.relations.some((one) => one.from === from && one.kind === 'use-on-self'))
    draft.relate(from, 'use-on-self', spoonFor(draft, meal, own));
}

/** "a family having dinner": so many who sit close have no room for a spoon each, one would be in the next one's face. */
function isOfMany(draft: Draft, { to }: SceneRelation): boolean {
  const meal = draft.things[to];
  const eaters = draft.relations
    .filter(({ kind, to: eaten }) => kind === 'eat' && eaten === to)
    .reduce((sum, { from }) => sum + (draft.things[from]?.count ?? 1), 0);
  // "three kids eating soup": each from a bowl.
  const isEachOnes = meal !== undefined && draft.portions.has(meal) && eaters <= MOST_BOWLS;
  return !isEachOnes && eaters > Math.max(meal?.count ?? 1, MOST_WITH_SPOONS);
}

const MOST_BOWLS = 3;
const MOST_WITH_SPOONS = 2;

/** A spoon for each who eats. */
function spoonFor(draft: Draft, { from, to }: SceneRelation, key: string): number {
  const index = draft.imply(key, draft.things[to]?.words ?? key);
  const spoon = draft.things[index];
  if (spoon !== undefined) spoon.count = draft.things[from]?.count ?? 1;
  return index;
}
