import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** What is on food is drawn without a vessel of its own, and sprinkles are on it where its picture has none. */
export function settleToppings(draft: Draft): void {
  strewSprinkles(draft);
  topFood(draft);
  topByHand(draft);
  topAllOver(draft);
  leaveOwnSprinkles(draft);
}

/** "a cookie with icing and sprinkles": no jar of them. */
function strewSprinkles(draft: Draft): void {
  const index = draft.things.findIndex(({ key }) => key === 'sprinkles');
  const food = draft.relations.find(
    ({ kind, from, to }) => from === index && ON.has(kind) && draft.record(to)?.kind === 'food',
  )?.to;
  const thing = draft.things[food ?? -1];
  if (food === undefined || thing === undefined) return;
  thing.looks.pattern ??= 'sprinkled';
  draft.removeThing(index, { as: 'look', thing: food > index ? food - 1 : food, look: 'pattern' });
}

/** Cream on a waffle has no bowl. */
function topFood(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const thing = draft.things[from];
    const topping = draft.record(from)?.topping;
    const isOn = ON.has(kind) && draft.record(to)?.kind === 'food' && topping !== draft.things[to]?.key;
    if (thing !== undefined && topping !== undefined && isOn) thing.key = topping;
  }
}

/** "putting a cherry on a cake": it is on it, the hand is at the cake. */
function topByHand(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, to } = relation;
    const place = draft.relations.find((one) => one.kind === 'on' && one.from === to)?.to;
    const [topping, dish] = [draft.record(to), draft.record(place)];
    if (kind !== 'tend' || place === undefined || topping === undefined || dish?.kind !== 'food') continue;
    const isOne = draft.things[to]?.count === 1 && !draft.isBeing(to);
    if (isOne && topping.size < dish.size) relation.to = place;
  }
}

/** "a waffle with strawberries": several small ones are all over what has no place on top for them to stand. */
function topAllOver(draft: Draft): void {
  for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
    const { kind = 'in', from = -1, to = -1 } = draft.relations[at] ?? {};
    const [thing, host] = [draft.things[from], draft.things[to]];
    const [small, large] = [draft.record(from), draft.record(to)];
    const isFood = small?.kind === 'food' && large?.kind === 'food' && large.places?.top === undefined;
    if (kind !== 'on' || !isFood || !thing || !host || small.size > MOST_STREWN * large.size) continue;
    const isOwn = large?.has?.includes(thing.key) === true;
    if (thing.count < 2 || draft.isCounted(from) || from < to || isOwn) continue;
    host.looks.cover = [...(host.looks.cover ?? []), thing.key];
    draft.removeThing(from, { as: 'look', thing: to, look: 'cover' });
  }
}

const MOST_STREWN = 0.4;

const ON: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in', 'next-to']);

/** A donut that is drawn with sprinkles gets no more of them. */
function leaveOwnSprinkles(draft: Draft): void {
  for (const [thing, { looks }] of draft.things.entries()) {
    if (looks.pattern !== 'sprinkled' || !draft.record(thing)?.has?.includes('sprinkles')) continue;
    delete looks.pattern;
    for (const word of draft.words) {
      const { meaning } = word;
      if (meaning.as === 'look' && meaning.thing === thing && meaning.look === 'pattern')
        word.meaning = { as: 'part', thing };
    }
  }
}
