import { goesOnFours, isWinged } from '../../things/fourLegged.ts';
import { hasPart } from '../../things/parts.ts';
import type { PartFamily } from '../../things/recordSchema.ts';
import type { BodySpot } from '../../things/recordTerms.ts';
import type { Slot } from '../Draft.ts';
import type { Hair } from '../Hair.ts';
import { isBig } from '../isBig.ts';
import { LANGUAGE_WORDS } from '../languages/index.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { RelationKind } from '../Scene.ts';
import { foldWord } from '../words/fold.ts';
import type { Sense } from '../words/Sense.ts';
import { doToBearer } from './atBearer.ts';
import { bearersOf } from './bearersOf.ts';
import { bindToOwned } from './bindToOwned.ts';
import { bindToPart } from './bindToPart.ts';
import { bringAlong } from './bringAlong.ts';
import { compareToPart } from './compareThings.ts';
import { countParts } from './countParts.ts';
import { giveParts } from './giveParts.ts';
import { haveByPart, showPart } from './haveByPart.ts';
import { holdInEach } from './holdInEach.ts';
import { isByNature } from './isByNature.ts';
import { mountBefore } from './mountBefore.ts';
import type { OpenVerb, Sentence } from './Sentence.ts';
import { noteBearer } from './settleBearers.ts';
import { tellKind } from './tellKind.ts';

/**
 * "with a smiling face", "its tail", "in its mouth": what a thing has is drawn with it. More about it is not done, nor what it
 * has not: a snail's wings; nor "without a tail" where it has one.
 */
export function readPart(
  sentence: Sentence,
  lexeme: Lexeme,
  sense: Extract<Sense, { kind: 'part' } | { kind: 'feature' }>,
): void {
  const { draft, preposition } = sentence;
  const { slots, looks, determiner, count } = sentence.takeModifiers();
  const isOwn = determiner === 'its' || determiner === 'the';
  sentence.isAfterPart = true;
  const hosts = hostsOf(sentence);
  tellKind(sentence, hosts, { sense, looks });
  const [thing] = hosts;
  const slot = draft.addWord(lexeme);
  if (slots.length === 0 && compareToPart(sentence, slot)) return;
  // "with curly hair and glasses": what comes next is with them too.
  if (preposition?.preposition === 'with')
    sentence.goOn = (added) => bringAlong(sentence, { ...preposition, slot: undefined }, added);
  const family = sense.kind === 'part' ? sense.part : 'any';
  const owner =
    sense.kind === 'part'
      ? (doerByHand(sentence, lexeme) ?? ownerOf(sentence, sense.part, { hosts, isOwn }))
      : undefined;
  if (sense.kind === 'part' && owner === undefined) giveParts(sentence, sense.part, { hosts, looks, slot });
  const where = sense.kind === 'part' ? sense.spot : undefined;
  const { language } = sentence;
  if (
    countParts(draft, owner, {
      part: family,
      spot: where,
      slot,
      slots,
      count,
      language,
      phrase: lexeme.phrase,
    })
  ) {
    sentence.preposition = undefined;
    sentence.previous = 'noun';
    return;
  }
  if (looks.mood !== undefined && thing !== undefined) {
    for (const index of hosts) Object.assign(draft.things[index]?.looks ?? {}, { mood: looks.mood });
    for (const each of slots) each.slot.meaning = { as: 'look', thing, look: 'mood' };
  } else if (owner !== undefined && looks.pattern !== undefined && slots.length === 1) {
    // "a puppy with a hurt paw", "muddy knees": plasters and mud are seen on who has it.
    const pattern = looks.pattern === 'cracked' && draft.isBeing(owner) ? 'hurt' : looks.pattern;
    Object.assign(draft.things[owner]?.looks ?? {}, { pattern });
    for (const each of slots) each.slot.meaning = { as: 'look', thing: owner, look: 'pattern' };
    // "drinking water, muddy knees": with them.
    if (sentence.joint === 'comma' && preposition === undefined) {
      slot.meaning = { as: 'part', thing: owner };
      sentence.previous = 'noun';
      return;
    }
  } else if (owner !== undefined && isBig(looks) && slots.length === 1 && draft.isAnimal(owner)) {
    // "a bull with big horns": those of animals are drawn large.
    for (const each of slots) each.slot.meaning = { as: 'part', thing: owner };
  } else if (owner !== undefined && slots.length === 1 && isByNature(draft.record(owner), family, looks)) {
    for (const each of slots) each.slot.meaning = { as: 'part', thing: owner };
  } else if (slots.length > 0) {
    // "big ears": more than what is drawn anyway.
    slot.text = [...slots.map((each) => each.slot.text), lexeme.text].join(' ');
    draft.dropWords(slots.map((each) => each.slot));
    sentence.preposition = undefined;
    sentence.previous = 'noun';
    return;
  }
  noteBearer(draft, sense, slot);
  if (isOwn && showPart(sentence, owner, family)) sentence.verb = undefined;
  const isLeftOut = preposition?.preposition === 'without';
  const shown = isLeftOut && owner === undefined ? thing : isLeftOut ? undefined : owner;
  if (shown !== undefined) slot.meaning = { as: 'part', thing: shown };
  if (owner !== undefined && sense.kind === 'part' && sense.hair !== undefined && !isLeftOut)
    wearHair(sentence, { owner, hair: sense.hair, slot });
  sentence.previous = 'noun';
  holdByHand(sentence, lexeme);
  if (family === 'arm' || family === 'tentacle') holdInEach(sentence);
  if (sense.kind === 'part' && isOwn) doToBearer(sentence, sense.spot, sentence.ahead(-1)?.phrase ?? '');
  const { verb } = sentence;
  if (sense.kind === 'part' && bindToOwned(sentence, lexeme, sense)) return;
  if (isOwn && mountBefore(sentence, sense)) return;
  const spot = sense.kind === 'part' ? sense.spot : undefined;
  if (spot !== undefined && verb !== undefined && doneAt(sentence, verb, spot)) return;
  // "reading with a cat on her lap": that is where the cat is.
  const isOnOwn =
    preposition === undefined || (isOwn && preposition.preposition === 'on' && sentence.lastRole !== 'with');
  if (isOnOwn && verb?.objects.length === 0) Object.assign(verb, { isOnPart: true, spot });
  if (preposition?.preposition === 'with' && verb !== undefined && isOwn) {
    // "brushes his teeth with his little arms": a tool is in them.
    if (family !== 'arm' || isHand(sentence, lexeme)) verb.isByPart = true;
    if (sense.kind === 'part') haveByPart(draft, verb, sense.part);
  }
  if (preposition !== undefined && preposition.preposition !== 'with')
    bindToPart(sentence, { sense: sense.kind === 'part' ? sense : undefined, slot }, isOwn);
  else sentence.preposition = undefined;
  const isOfMouth = spot === 'mouth' || (sense.kind === 'part' && sense.part === 'beak');
  if (isOfMouth && preposition?.preposition === 'in') holdInMouth(sentence);
}

/** "a princess with long hair": people are drawn with it, horses and lions by their manes, others not. */
function wearHair(
  { draft }: Sentence,
  { owner, hair, slot }: { owner: number; hair: Hair; slot: Slot },
): void {
  const { drawing, parts = [] } = draft.record(owner) ?? {};
  const isPerson = drawing !== undefined && 'figure' in drawing;
  if (isPerson) Object.assign(draft.things[owner]?.looks ?? {}, { hair });
  const isMane = hair === 'flowing' && parts.includes('mane');
  if (isPerson) slot.meaning = { as: 'look', thing: owner, look: 'hair' };
  else slot.meaning = isMane ? { as: 'part', thing: owner } : { as: 'unknown' };
}

/** Who may have a part: who wears or holds what was named before it, too. */
function hostsOf({ draft, preposition, last, subject }: Sentence): readonly number[] {
  if (preposition?.hosts.length) return preposition.hosts;
  const bearers = bearersOf(draft, last);
  return bearers.length > 0 ? bearers : last.length > 0 ? last : subject;
}

/** "kissing his mom on the cheek", "washing a girl's hair": where on the body it is done. Returns whether a preposition says no more. */
function doneAt(sentence: Sentence, { record, doers, objects }: OpenVerb, spot: BodySpot): boolean {
  const { draft, preposition, last } = sentence;
  // "looking into a child's ear": with a light right at it; "painting a girl's face": no picture of it.
  if (preposition === undefined && record.holdsFor?.[spot] !== undefined)
    for (const relation of draft.relations) {
      const isSeen = SEEN.has(relation.kind) && doers.includes(relation.from) && last.includes(relation.to);
      if (isSeen && draft.record(relation.from)?.kind === 'person') relation.kind = 'tend';
    }
  if (preposition === undefined) draft.locate(doers, last, spot);
  // "putting a bandage on a boy's knee".
  draft.locate(objects, last, spot, 'on');
  if (preposition?.preposition !== 'on' || !last.every((index) => objects.includes(index))) return false;
  const relation = draft.locate(doers, last, spot);
  if (relation === undefined) return false;
  sentence.preposition = undefined;
  if (preposition.slot !== undefined) preposition.slot.meaning = { as: 'relation', relation };
  return true;
}

/** Whose a part is: with "with" one of those that are said to have it, else whoever has any. */
function ownerOf(
  { draft, preposition, last, subject, verb }: Sentence,
  part: PartFamily,
  { hosts, isOwn }: { hosts: readonly number[]; isOwn: boolean },
): number | undefined {
  const isSaid = preposition?.preposition === 'with' || preposition?.preposition === 'without';
  const others = isSaid && !isOwn ? [] : [...last, ...subject, ...draft.things.keys()];
  // "an elephant picks a flower with its trunk": the elephant's.
  const isMeans = isOwn && preposition?.preposition === 'with';
  const doers = isMeans ? (verb?.doers.filter((index) => draft.isAnimal(index)) ?? []) : [];
  return [...doers, ...hosts, ...others].find((index) => {
    const record = draft.record(index);
    return record !== undefined && hasPart(record, part);
  });
}

/** "kneading bread with floury hands": those of who does it; bread has none. */
function doerByHand(
  { draft, verb, preposition, last, language }: Sentence,
  { phrase }: Lexeme,
): number | undefined {
  const isHand = LANGUAGE_WORDS[language].hands.split(', ').map(foldWord).includes(phrase);
  const [doer] = verb?.doers ?? [];
  if (!isHand || preposition?.preposition !== 'with' || !draft.isBeing(doer) || draft.isBeing(last[0]))
    return undefined;
  return verb?.objects.includes(last[0] ?? -1) ? doer : undefined;
}

/** "a dog with a bone in its mouth": what goes on four legs or has a beak has it there. */
function holdInMouth({ draft, last }: Sentence): void {
  for (const relation of draft.relations) {
    const record = draft.record(relation.from);
    const isBorne = relation.kind === 'hold' && last.includes(relation.to);
    if (isBorne && record !== undefined && (goesOnFours(record) || isWinged(record))) relation.at = 'mouth';
  }
}

/** "holding her mom's hand": the two hold hands. */
function holdByHand(sentence: Sentence, lexeme: Lexeme): void {
  const { draft, verb, preposition } = sentence;
  if (!isHand(sentence, lexeme) || preposition !== undefined || verb === undefined) return;
  // "walking with her mom holding her hand": that of the other one.
  const [doer] = verb.doers;
  const other = draft.things.findIndex((_, index) => draft.isBeing(index) && !verb.doers.includes(index));
  if (verb.objects.length === 0 && verb.record.relation === 'hold' && doer !== undefined && other >= 0)
    draft.replaceRelation([doer, other], { kind: 'hold-hands', from: doer, to: other }, verb.slot);
  for (const relation of draft.relations) {
    const isHeld = verb.doers.includes(relation.from) && verb.objects.includes(relation.to);
    if (relation.kind === 'hold' && isHeld && draft.isBeing(relation.to)) relation.kind = 'hold-hands';
  }
}

function isHand({ language }: Sentence, { phrase }: Lexeme): boolean {
  return LANGUAGE_WORDS[language].hands.split(', ').map(foldWord).includes(phrase);
}

const SEEN = new Set<RelationKind>(['look-at', 'paint']);
