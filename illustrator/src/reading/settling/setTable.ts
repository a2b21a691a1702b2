import type { Thing } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';

/** "a family having dinner": at a table, where none is named. */
export function setTable(draft: Draft): void {
  eatTogether(draft);
  const isSet = draft.things.some((_, index) => draft.record(index)?.uses?.includes('sat-at'));
  const meals = [...draft.things.entries()].filter(([index]) => draft.record(index)?.kind === 'food');
  for (const [index, meal] of isSet ? [] : meals) {
    const { words } = meal;
    const isMeal = meals.some(([other, { words: named }]) => other !== index && named === words);
    const eaters = draft.relations.filter(
      ({ kind, from, to }) =>
        to === index && draft.isBeing(from) && (MEALS.has(kind) || (isMeal && kind === 'next-to')),
    );
    // "giraffes eating from a tree", "pigs eating from a trough": no table there.
    const isElsewhere = eaters.some(({ from }) =>
      draft.relations.some((one) => one.from === from && isManger(draft, one)),
    );
    if (isElsewhere && draft.implied.has(meal)) continue;
    const takers = eaters.reduce((sum, { from }) => sum + (draft.things[from]?.count ?? 1), 0);
    const isShared =
      isMeal || draft.implied.has(meal) || eaters.length > 1 || eaters.some(({ kind }) => kind === 'share');
    const isPlated = draft.record(index)?.plated === true && takers > 1 && !draft.isCounted(index);
    const isForAll = isShared && takers >= LEAST_AT_TABLE && takers > meal.count;
    if (!isPlated && !isForAll) continue;
    if (isPlated) meal.count = 1;
    if (isFeed(draft, { index, eaters })) {
      if (takers <= MOST_FED) meal.count = takers;
      continue;
    }
    draft.addThing({ key: TABLE, words });
    return;
  }
}

/** Where animals eat: a plant, and what their food is in. */
function isManger(draft: Draft, { kind, from, to }: SceneRelation): boolean {
  const host = draft.record(to)?.kind;
  return host === 'plant' || (host === 'object' && kind === 'in' && draft.isAnimal(from));
}

/** What those eat or work at who name no other one. */
export const TABLE = 'table';

const MEALS: ReadonlySet<RelationKind> = new Set<RelationKind>(['eat', 'share']);

/** "a hen and chicks pecking corn": what is no dish animals eat as they do in life, each its own and at no table. */
function isFeed(
  draft: Draft,
  { index, eaters }: { index: number; eaters: readonly SceneRelation[] },
): boolean {
  const thing = draft.things[index];
  const isBrought = thing !== undefined && draft.implied.has(thing);
  return !isBrought && !isServed(draft.record(index)) && eaters.every(({ from }) => draft.isAnimal(from));
}

/** Whether it is a dish, which comes to the table. */
function isServed(record: Thing | undefined): boolean {
  return record?.served === true || record?.eatenWith !== undefined;
}

/** "a family having Christmas dinner", "a family with a pizza": what comes with a family is for all of it. */
function eatTogether(draft: Draft): void {
  for (const relation of [...draft.relations]) {
    const { kind, from, to, words } = relation;
    if (words !== undefined || (kind !== 'next-to' && kind !== 'hold')) continue;
    const [food, eater] = draft.isBeing(from) ? [to, from] : [from, to];
    const [meal, own] = [draft.things[food], draft.things[eater]];
    if (!meal || !own || meal.count > 1 || !isServed(draft.record(food))) continue;
    if (!draft.isBeing(eater) || own.order !== FAMILY) continue;
    draft.dropRelation(draft.relations.indexOf(relation));
    for (const [index, one] of draft.things.entries())
      if (one.words === own.words && draft.isBeing(index)) draft.relate(index, 'eat', food);
  }
}

/** How those of one family are ordered. */
const FAMILY = 'portrait';
/** So many who share one meal sit at a table. */
const LEAST_AT_TABLE = 3;
/** So many animals have one each. */
const MOST_FED = 6;
