import { artData } from '../../art/artData.ts';
import { BEINGS } from '../../things/beings.ts';
import { goesOnFours } from '../../things/fourLegged.ts';
import type { Draft } from '../Draft.ts';
import { AIR, IN_IT, ON_IT, SKY } from '../languages/surfaceWords.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import { lookAway } from '../lookAway.ts';
import { crowdPlace } from './crowdPlace.ts';
import { goByVerb } from './goByVerb.ts';
import { isAimedAt } from './isAimedAt.ts';
import { isPlacePhrase, type Sentence } from './Sentence.ts';

/** A place as the setting of the scene, and what it says of who is there. */
export function readSetting(sentence: Sentence, lexeme: Lexeme, setting: string): void {
  if (isAimedAt(sentence, lexeme, setting)) return;
  const { draft, preposition } = sentence;
  // "a skunk with its tail in the air": only that is there.
  if (isOfPart(sentence) && AIR.test(lexeme.phrase)) {
    draft.addWord(lexeme);
    return;
  }
  if (!isPlacePhrase(lexeme)) crowdPlace(sentence, setting);
  const slot = draft.addWord(lexeme);
  const { previous } = sentence;
  readModifiers(sentence);
  sentence.owners = undefined;
  // "at the bathroom sink": what is there is meant, and where it is.
  const isNamed = preposition !== undefined && preposition.preposition !== 'without';
  if (isNamed && isBeforeOwn(sentence) && !isPlacePhrase(lexeme)) {
    draft.settings.push({ setting, slot });
    slot.meaning = { as: 'setting' };
    sentence.previous = 'determiner';
    return;
  }
  sentence.preposition = undefined;
  sentence.previous = 'noun';
  sentence.joint = undefined;
  if (preposition?.preposition === 'without') return;
  sentence.isSubjectPlaced = preposition !== undefined && sentence.subject.length > 0;
  const done = sentence.verb?.record.relation;
  const isObject = preposition === undefined && previous === 'verb';
  // "pouring water": no place; "digging on an island" is one.
  if (!isPlacePhrase(lexeme) && isObject && done !== undefined && BY_HAND.has(done)) {
    sentence.verb?.asides.push(slot);
    return;
  }
  // "sailing the sea"
  const isSailed = isObject && done === 'drive';
  const isOnWater =
    setting === 'undersea' &&
    (isSailed || (preposition !== undefined && ON_WATER.has(preposition.preposition)));
  if (artData().settings.get(setting)?.kind === 'water') {
    drinkThere(sentence, preposition?.preposition);
    const isWithin = preposition === undefined ? IN_IT.test(lexeme.phrase) : preposition.preposition === 'in';
    for (const host of isWithin ? (preposition?.hosts ?? sentence.subject) : []) wadeIn(draft, host, setting);
  }
  const isOver = preposition?.preposition === 'over' ? { isOver: true as const } : {};
  const isCrossed = isCrossedBy(preposition, sentence) ? { isCrossed: true as const } : {};
  draft.settings.push({ setting: isOnWater ? 'ocean' : setting, slot, ...isOver, ...isCrossed });
  slot.meaning = { as: 'setting' };
  hideIn(sentence, setting);
  if (SKY.test(lexeme.phrase)) crossSky(sentence, preposition?.preposition);
  const isOnto = preposition ? ONTO.has(preposition.preposition) : ON_IT.test(lexeme.phrase);
  if (sentence.verb !== undefined && isOnto) sentence.verb.isOnSetting = true;
  leadThere(sentence, preposition?.preposition);
  if (preposition?.slot?.meaning.as === 'unknown') preposition.slot.meaning = { as: 'setting', leads: true };
}

/** "drinking at a pond": out of no cup. */
function drinkThere(sentence: Sentence, preposition: string | undefined): void {
  const { draft, verb } = sentence;
  const isFrom = preposition === undefined || FROM_WATER.has(preposition);
  if (verb?.record.relation !== 'drink' || verb.objects.length > 0 || !isFrom) return;
  verb.slot.meaning = { as: 'setting', leads: true };
  for (const doer of verb.doers) stoopToWater(draft, doer);
  sentence.verb = undefined;
}

/** Reads what is done to nothing as done to the place: "watching the sunset". */
function leadThere({ draft, verb }: Sentence, preposition: string | undefined): void {
  if (verb?.slot.meaning.as !== 'unknown' || verb.objects.length > 0) return;
  const { relation, isPartly, doneBy } = verb.record;
  // "getting a haircut at the barbershop": by somebody who is there.
  if (relation === undefined || isPartly || (verb.isPassive && doneBy !== undefined)) return;
  verb.slot.meaning = { as: 'setting', leads: true };
  const isSeen = preposition === undefined || preposition === 'over';
  if (relation === 'look-at' && isSeen) lookAway(draft, verb.doers);
}

/** "a country road": one place; "an old village": as with things, no line shows it; "a wide river": a place is as large as its page. */
function readModifiers(sentence: Sentence): void {
  const { parts, slots } = sentence.takeModifiers();
  for (const part of parts) part.meaning = { as: 'setting' };
  for (const { slot, look } of slots) if (OF_PLACES.has(look)) slot.meaning = { as: 'remark' };
}

/** "cross the street", "across the road", "über die Straße": from one side to the other. */
function isCrossedBy(preposition: Sentence['preposition'], { verb }: Sentence): boolean {
  if (preposition !== undefined) return CROSSING.has(preposition.preposition);
  return verb?.record.crosses === true;
}

const CROSSING = new Set<string>(['across', 'over']);

/** Whether it is told where a part of somebody is; with the wings in the air one flies. */
function isOfPart({ isAfterPart, preposition, draft, last, subject, lexemes, at }: Sentence): boolean {
  const isWing = lexemes[at - 1]?.senses.some((sense) => sense.kind === 'part' && sense.part === 'wing');
  const isOfBeing = draft.isBeing(last[0]) || draft.isBeing(subject[0]);
  return isAfterPart && preposition === undefined && isOfBeing && !isWing;
}

/** "a lion hiding in the grass", "eggs hidden in the grass": what grows there is before them. */
function hideIn(sentence: Sentence, setting: string): void {
  const { draft, verb } = sentence;
  const cover = artData().settings.get(setting)?.cover;
  if (cover === undefined || verb?.record.relation !== 'hide-behind' || !verb.record.moves) return;
  const hidden = verb.objects.length > 0 ? verb.objects : verb.doers;
  const all = [...verb.objects, ...verb.doers];
  if (draft.relations.some(({ kind, from }) => kind !== 'hold' && all.includes(from))) return;
  const place = draft.imply(cover, verb.slot.text);
  goByVerb(sentence, { preposition: 'in', slot: undefined, hosts: hidden, verb }, [place]);
}

/** "a winged horse crossing the night sky": it flies; "a unicorn crossing the sky" gallops. */
function crossSky({ draft, verb }: Sentence, preposition: string | undefined): void {
  const isAcross = preposition === undefined ? verb?.record.relation === 'on' : THROUGH.has(preposition);
  if (verb === undefined || !isAcross || !GOING.has(verb.record.pose ?? 'stand')) return;
  for (const doer of verb.doers) {
    const thing = draft.things[doer];
    if (thing === undefined || thing.pose !== verb.record.pose || !draft.isAnimal(doer)) continue;
    const record = draft.record(doer);
    const hasWings = record?.kind === 'flier' || record?.parts?.includes('wing');
    thing.pose = hasWings ? 'fly' : 'run';
  }
}

const THROUGH = new Set<string>(['across', 'along', 'through', 'over']);
const GOING = new Set<string>(['walk', 'run']);

/** Whether what comes next stands in the place and does not start a new clause, as "ducks" would. */
function isBeforeOwn(sentence: Sentence): boolean {
  const next = sentence.ahead(1);
  const thing = next?.kind === 'known' ? next.senses.find(({ kind }) => kind === 'thing') : undefined;
  // "kids in the classroom painting": that is what they do.
  if (sentence.isGoingOnAt(1) && sentence.draft.isBeing(sentence.subject[0])) return false;
  const kind = thing?.kind === 'thing' ? sentence.draft.recordOf(thing.keys[0] ?? '')?.kind : undefined;
  return kind !== undefined && !BEINGS.has(kind);
}

/** "a hippo in the river": what goes on four legs is in it up to its belly; "children in the pool": in the water, not before it. */
function wadeIn(draft: Draft, host: number, setting: string): void {
  const [thing, record] = [draft.things[host], draft.record(host)];
  const isBather = record?.kind === 'person' && setting === 'pool';
  if (thing === undefined || record === undefined || !(goesOnFours(record) || isBather)) return;
  if (thing.pose === undefined || thing.pose === 'stand') thing.pose = 'swim';
}

/** What goes on four legs stands in it with its mouth at the water. */
function stoopToWater(draft: Draft, doer: number): void {
  const [thing, record] = [draft.things[doer], draft.record(doer)];
  if (thing !== undefined && record !== undefined && goesOnFours(record)) thing.pose ??= 'drink';
}

const OF_PLACES = new Set<string>(['old', 'size', 'build']);
const ON_WATER = new Set<string>(['on', 'next-to', 'across', 'along', 'over']);
const ONTO = new Set<string>(['on', 'over', 'across', 'along', 'down', 'up', 'through']);
const FROM_WATER = new Set<string>(['from', 'at', 'next-to', 'out-of', 'of', 'in']);

/** What is done to what fits a hand. */
export const BY_HAND = new Set([
  'pour',
  'drink',
  'eat',
  'hold',
  'throw',
  'catch',
  'blow',
  'breathe',
  'dig',
  'kick',
  'water',
]);
