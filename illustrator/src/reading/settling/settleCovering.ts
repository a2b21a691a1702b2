import { hasInside } from '../../things/parts.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/**
 * What something is covered with is seen all over it: seaweed on an anchor, roses on a gate; snow lies on it, in a landscape of
 * that, and sprinkles are on it where its picture has none.
 */
export function settleCovering(draft: Draft): void {
  for (let at = 0; at < draft.words.length; at += 1) coverBy(draft, at);
  wrapAround(draft);
  tipOver(draft);
  tieTo(draft);
  strewSprinkles(draft);
  topFood(draft);
  topAllOver(draft);
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

/** "a can with ivy wrapped around the handle": around that. */
function wrapAround(draft: Draft): void {
  const word = draft.words.find(({ text, meaning }) => meaning.as === 'unknown' && WRAPPED.test(text));
  const relation = draft.relations.find(
    ({ kind, from }) => kind === 'next-to' && draft.record(from)?.wound !== undefined,
  );
  if (word === undefined || relation === undefined) return;
  relation.kind = 'around';
  word.meaning = { as: 'relation', relation: draft.relations.indexOf(relation) };
}

const WRAPPED = /^(?:wrapped|wound|twined|twisted|coiled)\b.*\baround\b/i;

/** "balloons tied to a chair": over it on their strings; "a candle inside a pumpkin": in an open one. */
function tieTo(draft: Draft): void {
  for (const { text, meaning } of draft.words) {
    const relation = meaning.as === 'relation' ? draft.relations[meaning.relation] : undefined;
    const { rests, places } = draft.record(relation?.from) ?? {};
    if (relation?.kind !== 'next-to' || !TIED.test(text) || rests !== 'air' || !places?.string) continue;
    relation.kind = 'over';
  }
  for (const { kind, from, to } of draft.relations) {
    const [host, boarded] = [draft.things[to], draft.record(to)?.boarded];
    const isPut = kind === 'in' && !draft.isBeing(from) && draft.isBeing(to);
    if (isPut && host !== undefined && boarded !== undefined) host.key = boarded;
  }
}

const TIED = /^(?:tied|tethered|attached|fastened)\b/i;

/** Contents do not lie on their side, what they are in does. */
function tipOver(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const [thing, vessel] = [draft.things[from], draft.things[to]];
    const isTipped =
      kind === 'in' && thing?.looks.turned === 'over' && draft.record(to)?.uses?.includes('poured-into');
    if (!isTipped || thing === undefined || vessel === undefined || draft.isBeing(from)) continue;
    delete thing.looks.turned;
    const { tipped } = draft.record(to) ?? {};
    if (tipped === undefined) vessel.looks.turned = 'over';
    else vessel.key = tipped;
    for (const { meaning } of draft.words)
      if (meaning.as === 'look' && meaning.thing === from && meaning.look === 'turned') meaning.thing = to;
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

/** "a waffle with strawberries": several small ones are all over what has no place on top for them to stand. */
function topAllOver(draft: Draft): void {
  for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
    const { kind = 'in', from = -1, to = -1 } = draft.relations[at] ?? {};
    const [thing, host] = [draft.things[from], draft.things[to]];
    const [small, large] = [draft.record(from), draft.record(to)];
    const isFood = small?.kind === 'food' && large?.kind === 'food' && large.places?.top === undefined;
    if (kind !== 'on' || !isFood || !thing || !host || small.size > MOST_STREWN * large.size) continue;
    if (thing.count < 2 || draft.isCounted(from) || from < to) continue;
    host.looks.cover = [...(host.looks.cover ?? []), thing.key];
    draft.removeThing(from, { as: 'look', thing: to, look: 'cover' });
  }
}

const MOST_STREWN = 0.4;

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
