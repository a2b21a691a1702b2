import { CRAFTS } from '../../things/crafts.ts';
import { isHandy } from '../../things/isHandy.ts';
import { relateAll } from '../relateAll.ts';
import type { RelationKind } from '../Scene.ts';
import { relationOf } from './kindOfPlace.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/**
 * A preposition that no noun follows is said of what was named before it: "a girl on a bike, dad running behind". What fits a hand
 * and is "up" is held: "children in the rain, umbrellas up".
 */
export function placeByLast(sentence: Sentence): void {
  const { preposition: open, previous, draft, last } = sentence;
  if (open === undefined || previous !== 'preposition' || open.preposition === 'with') return;
  if (open.preposition === 'without' || open.preposition === 'by') return;
  if (isOfPlace(sentence, open)) return;
  const isUp = open.preposition === 'up';
  const hosts = isUp ? last.slice(-1) : sentence.lastRole === 'with' ? [...last] : open.hosts;
  const kind = relationOf(open.preposition);
  const [host] = hosts;
  if (host === undefined) return;
  // "holding a hoop for a lion to jump through".
  const { given, doers = [] } = open.verb ?? sentence.verb ?? {};
  if (given !== undefined && kind !== undefined && given.length > 0) {
    relateAll(sentence, kind, [doers, given], open.slot);
    return;
  }
  // "with the sun above": where it is anyway.
  if (kind === 'over' && draft.record(host)?.kind === 'sky') {
    if (open.slot !== undefined) open.slot.meaning = { as: 'thing', thing: host };
    return;
  }
  if (isUp) {
    const first = draft.things.findIndex((_, index) => !hosts.includes(index));
    if (draft.isBeing(first) && isHandy(draft.record(host)))
      draft.replaceRelation([first, host], { kind: 'hold', from: first, to: host }, open.slot);
    return;
  }
  // "a food chain with arrows between": between them all.
  if (kind === undefined || (kind === 'between' && draft.chain !== undefined)) return;
  if (!(ALONE.has(kind) || isSaidInside(sentence, open))) return;
  const place = understoodPlace(sentence, hosts, kind);
  if (place === undefined || (kind === 'in' && !isRoomy(sentence, place, host))) return;
  for (const one of hosts) dropAlong(sentence, one);
  const isLed = kind === 'behind' && hosts.some((one) => (draft.things[one]?.count ?? 1) > 1);
  // "a duck swimming with six ducklings behind": one after another.
  const isAcross = kind === 'over' && goesOver(sentence, place, host);
  const said = isLed && draft.isBeing(place) && draft.isBeing(host) ? 'follow' : isAcross ? 'on' : kind;
  const places = kind === 'between' ? betweenWhich(sentence, hosts) : [place];
  relateAll(sentence, said, [hosts, places], open.slot);
}

/** "a troll under a bridge, goats crossing above": on what somebody is under, but for those in the air. */
function goesOver({ draft }: Sentence, place: number, host: number): boolean {
  const isRoof = draft.relations.some(({ kind, to }) => kind === 'under' && to === place);
  return (
    isRoof &&
    draft.isBeing(host) &&
    draft.record(host)?.kind !== 'flier' &&
    draft.things[host]?.pose !== 'fly'
  );
}

/** "kids waving inside": nothing follows that they are in. */
function isSaidInside({ lexemes }: Sentence, { preposition, at }: OpenPreposition): boolean {
  return preposition === 'in' && INSIDE.test(lexemes[at ?? -1]?.phrase ?? '');
}

const INSIDE = /^(?:inside|within|dentro|drin|drinnen|dedans)$/;

/** Whether something is large and hollow enough for another thing. */
function isRoomy({ draft }: Sentence, place: number, host: number): boolean {
  const [outer, inner] = [draft.record(place), draft.record(host)];
  if (outer === undefined || inner === undefined || draft.isBeing(place)) return false;
  const isHollow = outer.places?.inside !== undefined || outer.boarded !== undefined;
  return (isHollow || CRAFTS.has(outer.kind) || outer.kind === 'building') && outer.size > inner.size;
}

/** "a boy and a girl with a dog in between": the two before it, or several of one. */
function betweenWhich({ draft }: Sentence, hosts: readonly number[]): number[] {
  return draft.things.flatMap((_, index) => (hosts.includes(index) ? [] : [index])).slice(0, 2);
}

/** "with mountains behind", "and the moon above", "a river underneath": places and skies are where they are. */
function isOfPlace({ draft }: Sentence, { slot }: OpenPreposition): boolean {
  const [said, before] = [draft.words.at(-1), draft.words.at(-2)?.meaning];
  if (slot === undefined || said !== slot || (before?.as !== 'setting' && before?.as !== 'weather'))
    return false;
  slot.meaning = before;
  return true;
}

/**
 * What is meant by a place that is not named: what the others came along with, or what was named first. What is under or on
 * top of somebody in or at something is so of that: "a family at the table, a dog underneath".
 */
export function understoodPlace(
  { draft }: Sentence,
  hosts: readonly number[],
  kind: RelationKind,
): number | undefined {
  const sizeOf = (index: number) => draft.record(index)?.size ?? 0;
  const along = draft.relations.find(
    ({ kind: how, from, to }) => how === 'next-to' && hosts.includes(from) && !hosts.includes(to),
  );
  const first = along?.to ?? draft.things.findIndex((_, index) => !hosts.includes(index));
  if (first < 0) return undefined;
  const steps = STEPS[kind] ?? [];
  const largest = Math.max(...hosts.map(sizeOf));
  // "a chair on a porch with a cat underneath": what has room for it is meant, not what that one is on.
  const isLow = (index: number): boolean => draft.isBeing(index) || sizeOf(index) < largest;
  const on = draft.relations.find(
    ({ kind: how, from, to }) => to === first && steps.includes(how) && !hosts.includes(from) && !isLow(from),
  );
  if (on !== undefined) return on.from;
  const place = draft.relations.find(({ kind: how, from }) => from === first && steps.includes(how))?.to;
  return place === undefined || hosts.includes(place) || (kind === 'under' && !isLow(first)) ? first : place;
}

/** By which relations one gets from who was named to what is meant. */
const STEPS: Partial<Record<RelationKind, readonly RelationKind[]>> = {
  under: ['on', 'in', 'sit-at', 'sleep-in', 'climb'],
  on: ['on', 'under', 'in', 'around', 'sit-at', 'share', 'play'],
  over: ['under'],
  'in-front-of': ['in'],
};

/** What comes along with something is where the next word says. */
function dropAlong({ draft }: Sentence, host: number): void {
  const along = draft.relations.findIndex(({ kind, from }) => kind === 'next-to' && from === host);
  if (along >= 0) draft.dropRelation(along);
}

/** What may stand without its noun. */
const ALONE: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'behind',
  'in-front-of',
  'under',
  'around',
  'over',
  'next-to',
  'between',
]);
