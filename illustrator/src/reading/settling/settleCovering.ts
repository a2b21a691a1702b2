import { hasInside } from '../../things/parts.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/**
 * What something is covered with is seen all over it: seaweed on an anchor, roses on a gate; snow lies on it, in a landscape of
 * that, and sprinkles are on it where its picture has none.
 */
export function settleCovering(draft: Draft): void {
  for (let at = 0; at < draft.words.length; at += 1) coverBy(draft, at);
  strewSprinkles(draft);
  topFood(draft);
  for (const [thing, { looks }] of draft.things.entries()) {
    if (looks.pattern === 'snowy') {
      draft.weather.add('snow');
      draft.home ??= 'snow';
    }
    if (looks.pattern !== 'sprinkled' || !draft.record(thing)?.has?.includes('sprinkles')) continue;
    delete looks.pattern;
    for (const word of draft.words) {
      const { meaning } = word;
      if (meaning.as === 'look' && meaning.thing === thing && meaning.look === 'pattern')
        word.meaning = { as: 'part', thing };
    }
  }
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

const ON: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in', 'next-to']);

function coverBy(draft: Draft, at: number): void {
  const word = draft.words[at];
  if (word?.meaning.as !== 'relation' || !COVERED.test(word.text)) return;
  const host = draft.relations[word.meaning.relation]?.to;
  const thing = draft.things[host ?? -1];
  const record = draft.record(host);
  if (host === undefined || thing === undefined || record === undefined || draft.isBeing(host)) return;
  if (hasInside(record)) return;
  const covers = draft.relations.filter(({ kind, from, to }) => kind === 'in' && to === host && from > host);
  const keys = covers.flatMap(({ from }) => draft.things[from]?.key ?? []);
  const isSmaller = covers.every(({ from }) => !draft.isBeing(from) && from !== host);
  if (keys.length === 0 || !isSmaller) return;
  thing.looks.cover = keys;
  word.meaning = { as: 'look', thing: host, look: 'cover' };
  for (const index of covers.map(({ from }) => from).sort((a, b) => b - a))
    draft.removeThing(index, { as: 'look', thing: host, look: 'cover' });
}

const COVERED = /^(?:all )?(?:covered|cubiert|recouvert|couvert|bedeckt)/i;
