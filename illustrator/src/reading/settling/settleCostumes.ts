import { canBeDressedAs } from '../../things/likenessOf.ts';
import { PLAIN_PEOPLE } from '../../things/plainPeople.ts';
import type { Draft } from '../Draft.ts';
import { TRIED_ON } from '../languages/deedWords.ts';
import { COUNT_OF_PLURAL } from '../lexemes/lexemes.ts';
import type { SceneThing } from '../Scene.ts';

/**
 * "kids trick or treating, one witch, one ghost and one robot", "three kids dressed as a bee, a cat and a pirate": those who are
 * listed are what the children are dressed as, each as another one.
 */
export function settleCostumes(draft: Draft): void {
  for (const group of [...draft.things]) {
    const costume = costumeOf(draft, group);
    const worn = disguisesOf(draft, group);
    const listed = costume === undefined ? [] : listedAfter(draft, group, costume);
    const named = [...worn, ...listed];
    // "dressed up as cats": all as the same, and as nothing else.
    if (costume !== undefined && worn.length === 1 && named.length === 1) remove(draft, costume, group);
    for (const thing of worn) if (group.count > 1) thing.count = Math.min(thing.count, group.count);
    if (named.length < 2 || group.count < 2) continue;
    const keys = keysOf(draft, named, worn);
    const isCounted = draft.isCounted(draft.things.indexOf(group));
    // "kids as dinosaurs": as many as they are, of kinds that one word stands for.
    const isOneWord = named.every(({ words }) => words === named[0]?.words);
    if (!isOneWord && (!isCounted || group.count < keys.length)) group.count = Math.min(keys.length, MOST);
    const all = Array.from(
      { length: group.count },
      (_, k) => (isOneWord ? keys[k % keys.length] : keys[k]) ?? '',
    );
    const own = costume ?? draft.things[draft.addThing({ key: COSTUME, words: group.words })];
    for (const thing of named) remove(draft, thing, group);
    if (own === undefined || !draft.things.includes(own)) continue;
    draft.relate(draft.things.indexOf(group), 'wear', draft.things.indexOf(own));
    draft.costumes.set(
      own,
      all.filter((key) => key !== ''),
    );
  }
}

/** The kinds of those who are named, each as often as it is. */
function keysOf(draft: Draft, named: readonly SceneThing[], worn: readonly SceneThing[]): string[] {
  return named.flatMap((thing) =>
    Array.from({ length: worn.includes(thing) ? 1 : thing.count }, () => wornAs(draft, thing)),
  );
}

const COSTUME = 'costume';
const COSTUMED = 'trick-or-treater';
const MOST = 12;

/** What a group has on that may be any costume; trick-or-treaters get theirs here. */
function costumeOf(draft: Draft, group: SceneThing): SceneThing | undefined {
  const at = draft.things.indexOf(group);
  const worn = draft.relations.find(
    ({ kind, from, to }) => kind === 'wear' && from === at && draft.things[to]?.key === COSTUME,
  );
  if (worn !== undefined) return draft.things[worn.to];
  if (group.key !== COSTUMED || group.count < 2) return undefined;
  const added = draft.addThing({ key: COSTUME, words: group.words, count: group.count });
  draft.relate(at, 'wear', added);
  return draft.things[added];
}

/** What a group is said to be dressed as. */
function disguisesOf(draft: Draft, group: SceneThing): SceneThing[] {
  const at = draft.things.indexOf(group);
  return draft.relations.flatMap(({ kind, from, to }) => {
    const thing = draft.things[to];
    const isOther = kind === 'wear' && from === at && thing !== undefined && thing.key !== COSTUME;
    return isOther && (draft.isBeing(to) || isNoClothes(draft, to)) ? [thing] : [];
  });
}

function isNoClothes(draft: Draft, index: number): boolean {
  const { kind, worn } = draft.record(index) ?? {};
  return kind !== 'clothes' && worn === undefined;
}

/** Those named after a group in costumes of whom nothing else is said; beasts alone are with it where it is not said to be dressed. */
function listedAfter(draft: Draft, group: SceneThing, costume: SceneThing): SceneThing[] {
  const at = draft.things.indexOf(group);
  const wearer = draft.record(at);
  const isIdle = (index: number) =>
    draft.relations.every(({ from, to }) => from !== index && to !== index) &&
    draft.things[index]?.pose === undefined;
  const isNamed = (index: number) =>
    draft.words.some(({ meaning }) => meaning.as === 'thing' && meaning.thing === index);
  const listed = draft.things.flatMap((thing, index) => {
    const isCalled =
      !PLAIN_PEOPLE.test(thing.key) && canBeDressedAs(wearer, draft.recordOf(wornAs(draft, thing)));
    return index > at && draft.isBeing(index) && isCalled && isIdle(index) && isNamed(index) ? [thing] : [];
  });
  const isSaid = draft.words.some(({ text }) => DRESSED.test(text)) || costume.words.includes(' costume');
  const isOfPeople = listed.some(({ key }) => draft.recordOf(key)?.kind === 'person');
  return isSaid || isOfPeople ? listed : [];
}

/** The key of what one puts on who is dressed as a thing: a pumpkin that is not carved, where one of them is said. */
function wornAs(draft: Draft, { key, count }: SceneThing): string {
  return (count === 1 ? draft.recordOf(key)?.as?.wear : undefined) ?? key;
}

const DRESSED = /costume|dress|disfra|deguis|déguis|kostüm|verkleid/i;

/** Takes out what is now on the group; its word stands for the group. */
function remove(draft: Draft, thing: SceneThing, group: SceneThing): void {
  const at = draft.things.indexOf(thing);
  const of = draft.things.indexOf(group);
  if (at >= 0) draft.removeThing(at, { as: 'thing', thing: of > at ? of - 1 : of });
}

/** "a frog prince with a crown", "a princess with a crown wearing a crown": one of a kind is worn. */
export function wearOnce(draft: Draft): void {
  for (let at = draft.things.length - 1; at >= 0; at -= 1) {
    const wearer = draft.relations.find(({ kind, to }) => kind === 'wear' && to === at)?.from;
    const first = draft.relations.find(
      ({ kind, from, to }) =>
        kind === 'wear' && from === wearer && to < at && draft.things[to]?.key === draft.things[at]?.key,
    )?.to;
    if (wearer !== undefined && first !== undefined && draft.things[wearer]?.count === 1)
      draft.joinThing(at, first);
  }
  tryOn(draft);
}

/** "trying on silly hats": one is on, the others lie beside. Shoes are a pair, unless they are more. */
function tryOn(draft: Draft): void {
  for (const [index, { kind, from, to }] of [...draft.relations].entries()) {
    const thing = draft.things[to];
    const isTried = draft.words.some(
      ({ text, meaning }) => meaning.as === 'relation' && meaning.relation === index && TRIED_ON.test(text),
    );
    const isSeveral = thing !== undefined && thing.count > 1 && draft.things[from]?.count === 1;
    const isPair = draft.record(to)?.worn === 'feet' && (thing?.count ?? 0) <= COUNT_OF_PLURAL;
    if (kind !== 'wear' || !isTried || !isSeveral || isPair) continue;
    const others = draft.addThing({
      ...thing,
      looks: { ...thing.looks, size: 'small' },
      count: Math.min(MOST_BESIDE, thing.count - 1),
    });
    thing.count = 1;
    draft.relate(others, 'next-to', from);
  }
}

const MOST_BESIDE = 4;
