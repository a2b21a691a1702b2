import type { Draft } from '../Draft.ts';
import type { Looks } from '../Scene.ts';
import { FAMILY, familiesOf } from '../sentence/memberOfFamily.ts';

/** "a family of ducks": grown ones with young; where they swim, the young ones after their mother. */
export function growFamilies(draft: Draft): void {
  for (const index of familiesOf(draft)) {
    if (gatherMembers(draft, index)) continue;
    const thing = draft.things[index];
    const record = draft.record(index);
    if (thing === undefined || record === undefined) continue;
    const isAlive = draft.isBeing(index);
    if (thing.looks.young || draft.grownOf(thing.key) !== thing.key) continue;
    const isAfloat = record.kind === 'swimmer' || record.rests === 'water' || record.draught !== undefined;
    const grown = isAfloat ? 1 : 2;
    const isCounted = draft.words.some(
      ({ text, meaning }) =>
        meaning.as === 'look' && meaning.look === 'count' && meaning.thing === index && !FAMILY.test(text),
    );
    const count = isCounted ? thing.count : FAMILY_SIZE;
    if (count <= grown) continue;
    const key = draft.youngOf(thing.key);
    // "an avocado family": things have faces, and the young ones are small.
    if (!isAlive) thing.looks.mood ??= 'happy';
    const small: Looks = isAlive ? { young: true } : { size: 'small' };
    const young = draft.addThing({
      ...thing,
      key: key ?? thing.key,
      count: count - grown,
      looks: { ...thing.looks, ...(key === undefined ? small : {}) },
    });
    thing.count = grown;
    for (const { kind, from, to } of [...draft.relations])
      if (from === index && to !== index) draft.relate(young, kind, to);
    if (isAfloat) draft.relate(young, 'follow', index);
  }
}

/** "a deer and her fawn": whose young are with one is their mother. */
export function turnToMothers(draft: Draft): void {
  for (const thing of draft.things) {
    const { mother } = draft.recordOf(thing.key) ?? {};
    if (mother === undefined || thing.count > 1 || thing.looks.young) continue;
    const hasYoung = draft.things.some(({ key, looks }) =>
      key === thing.key
        ? looks.young === true
        : draft.grownOf(key) !== key && [thing.key, mother].includes(draft.grownOf(key)),
    );
    if (hasYoung) thing.key = mother;
  }
}

/**
 * "a penguin family, the baby between its parents": those who were told of are its members, with whoever is left of two parents.
 * Returns whether there are any.
 */
function gatherMembers(draft: Draft, index: number): boolean {
  const own = draft.things[index];
  if (own === undefined) return false;
  const members = [...draft.things.entries()].filter(
    ([each, { key }]) => each > index && draft.grownOf(key) === own.key,
  );
  const isYoung = (key: string, young: true | undefined) => young === true || key !== own.key;
  const grown = members.filter(([, { key, looks }]) => !isYoung(key, looks.young));
  if (members.length === 0) return false;
  for (const [, member] of members) if (own.pose !== undefined) member.pose ??= own.pose;
  const told = grown.reduce((sum, [, { count }]) => sum + count, 0);
  const [first] = grown[0] ?? [];
  if (first !== undefined && told >= PARENTS) draft.joinThing(index, first);
  else own.count = PARENTS - told;
  return true;
}

const PARENTS = 2;
/** How many a family of animals is, where nobody says. */
const FAMILY_SIZE = 4;
