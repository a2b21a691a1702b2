import { CRAFTS } from '../../things/crafts.ts';
import type { Use } from '../../things/recordTerms.ts';
import type { Draft } from '../Draft.ts';
import { hasWindow } from './doTo.ts';
import type { Sentence } from './Sentence.ts';
import { takePlace } from './takePlace.ts';

/** A pronoun stands for what was named last that fits and is not the one that it is said of. */
export function readPronoun(sentence: Sentence, role: 'it' | 'them' | 'him'): void {
  const { draft, preposition, verb, verbLast } = sentence;
  // "an ant carrying a leaf bigger than him": who does it may well be what something is compared with.
  const isCompared = /^(?:bigger|smaller)-than$/.test(preposition?.preposition ?? '');
  const [apart] = preposition?.hosts ?? [];
  // "feeding ducks with a cat beside her": whom she came with is no doer, so "her" may be one.
  const isOfDoer = apart !== undefined && verb?.doers.includes(apart) === false && role === 'him';
  const doers = isCompared || isOfDoer ? [] : [...(verb?.doers ?? []), ...(verbLast?.head ?? [])];
  const others = new Set([...(preposition?.hosts ?? []), ...doers]);
  const isObject =
    preposition !== undefined ||
    (verb !== undefined && sentence.joint === undefined && !sentence.isNewSubject);
  const fits = (index: number): boolean => {
    if ((isObject && others.has(index)) || draft.isWorn(index)) return false;
    if (role === 'him') return draft.isBeing(index);
    if (role === 'them') return (draft.things[index]?.count ?? 1) > 1 || sentence.subject.length > 1;
    return isObject || draft.isBeing(index) || draft.things.every((_, each) => !isIt(draft, each));
  };
  // "a robot mopping while a cat rides on it": no mop, which nobody named.
  const isNamed = (index: number): boolean =>
    draft.words.some(({ meaning }) => meaning.as === 'thing' && meaning.thing === index);
  const candidates = draft.things
    .map((_, index) => index)
    .reverse()
    .sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
  // "a knight hugging a dragon, they are friends": all who were named.
  const beings = draft.things
    .map((_, index) => index)
    .filter((index) => draft.isBeing(index) && !draft.isWorn(index));
  if (role === 'them' && !isObject && beings.length > 1 && !beings.some(fits)) {
    sentence.isNewSubject = true;
    takePlace(sentence, beings);
    return;
  }
  // "a crab watching them": people rather than their buckets.
  const isOfBeings = role === 'them' && isObject && verb?.record.relation === 'look-at';
  // "over a rainbow with a girl on it": on what one rides rather.
  const isRider = preposition?.preposition === 'on' && draft.record(preposition.hosts[0])?.kind === 'person';
  const isMount = (index: number): boolean =>
    draft.isBeing(index) && draft.record(index)?.uses?.includes('ridden') === true;
  // "a girl and her horse, she is brushing him": people rather than their animals.
  const isSomebody = role === 'him' && (!isObject || isOfDoer);
  // "a bridge with a troll under it and three goats on it": the same once more.
  const isPlace = role === 'it' && preposition !== undefined && PLACES.has(preposition.preposition);
  // "a cake with five candles and a mouse jumping out of it": the cake.
  const isOne = (index: number): boolean => draft.things[index]?.count === 1;
  const { place } = sentence;
  // "a telescope pointing at saturn, a boy looking through it".
  const isThrough = role === 'it' && verb?.record.relation === 'look-out-of' && verb.objects.length === 0;
  const isLens = (index: number): boolean =>
    draft.record(index)?.usedAt === 'eyes' || hasWindow(draft.record(index));
  // "a baby in a cart with a banana, mom pushes it": the cart.
  const uses = USES_IN[preposition === undefined ? (verb?.record.relation ?? '') : ''] ?? [];
  const isForIt = (index: number): boolean =>
    uses.some((use) => draft.record(index)?.uses?.includes(use) === true);
  const found =
    (isObject ? candidates.find((index) => fits(index) && isForIt(index)) : undefined) ??
    (isThrough ? candidates.find((index) => fits(index) && isLens(index)) : undefined) ??
    (isPlace ? carrierBefore(sentence) : undefined) ??
    (isPlace && place !== undefined && fits(place) && isWithHost(sentence, place) ? place : undefined) ??
    (isSomebody
      ? candidates.find((index) => draft.record(index)?.kind === 'person' && fits(index))
      : undefined) ??
    (isRider
      ? candidates.find((index) => !preposition.hosts.includes(index) && isMount(index))
      : undefined) ??
    (isOfBeings ? candidates.find((index) => fits(index) && draft.isBeing(index)) : undefined) ??
    (role === 'it' ? candidates.find((index) => isOne(index) && fits(index)) : undefined) ??
    candidates.find(fits) ??
    candidates.find((index) => !isObject || !others.has(index));
  if (found === undefined) return;
  if (isPlace) sentence.place = found;
  const [host] = preposition?.hosts ?? [];
  const beside = draft.relations.findIndex(
    ({ kind, from, to }, index) =>
      from === host &&
      (kind === 'next-to' || (kind === 'in' && to !== found && index === draft.relations.length - 1)),
  );
  // "a sled with two children on it", "a table next to a house with a cake on it": they are there and nowhere else.
  if (beside >= 0 && preposition !== undefined && preposition.preposition !== 'with')
    draft.dropRelation(beside);
  const meant =
    role === 'them' && sentence.subject.includes(found) && (draft.things[found]?.count ?? 1) === 1
      ? sentence.subject
      : [found];
  if (!isObject) sentence.isNewSubject = true;
  takePlace(sentence, [...meant]);
}

/** "a bench under a tree with a cat on it": on what stands there and is made for it, not on what it stands by. */
function carrierBefore({ draft, preposition, subject }: Sentence): number | undefined {
  const isOn = preposition?.preposition === 'on';
  if (preposition === undefined || !(isOn || preposition.preposition === 'in')) return undefined;
  const hosts = preposition.hosts;
  const place = draft.relations.findLast(
    ({ kind, from, to }) => STANDING_BY.has(kind) && !hosts.includes(from) && !hosts.includes(to),
  );
  if (place === undefined || !subject.includes(place.from)) return undefined;
  const carries = (index: number): boolean => {
    const { uses = [], kind, places } = draft.record(index) ?? {};
    return (
      (isOn ? ON_IT : IN_IT).some((use) => uses.includes(use)) ||
      (!isOn && (CRAFTS.has(kind ?? 'person') || places?.inside !== undefined))
    );
  };
  const { kind, rests } = draft.record(place.to) ?? {};
  return carries(place.from) &&
    !carries(place.to) &&
    (kind === 'plant' || kind === 'building' || rests === 'wall')
    ? place.from
    : undefined;
}

const STANDING_BY: ReadonlySet<string> = new Set(['under', 'next-to', 'in-front-of', 'behind', 'hang-from']);
const ON_IT: readonly Use[] = ['sat-on', 'swung-on', 'sat-at', 'slept-in'];
const IN_IT: readonly Use[] = ['driven', 'entered', 'slept-in'];

/** Whether one says "it" of somebody: of no person. "a boy flies a kite but it gets stuck": the kite does. */
function isIt(draft: Draft, index: number): boolean {
  return draft.isBeing(index) && draft.record(index)?.kind !== 'person';
}

/** What is used so is what is done so to it. */
const USES_IN: Readonly<Record<string, readonly Use[]>> = {
  push: ['pushed', 'pulled', 'driven'],
  pull: ['pulled', 'pushed'],
  ride: ['ridden'],
  play: ['played', 'strummed', 'struck', 'blown'],
};

/** Where one thing after another may be. */
const PLACES = new Set<string>(['on', 'in', 'under', 'over', 'behind', 'in-front-of', 'next-to', 'around']);

/** Whether all that was named since somebody was put there is what is put somewhere now. */
function isWithHost({ draft, preposition }: Sentence, place: number): boolean {
  const there = draft.relations.findLast(({ to }) => to === place)?.from ?? -1;
  return draft.things.every(
    (_, index) => index <= Math.max(there, place) || preposition?.hosts.includes(index),
  );
}
