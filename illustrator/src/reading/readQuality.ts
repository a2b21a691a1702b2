import { hasPart } from '../things/parts.ts';
import type { PartFamily } from '../things/recordSchema.ts';
import { foldWord } from './fold.ts';
import { LANGUAGE_WORDS } from './languages/index.ts';
import type { Lexeme } from './lexemes.ts';
import { opensCompound } from './readCompound.ts';
import { readOneOf } from './readOneOf.ts';
import { relateAll } from './relateAll.ts';
import type { SceneRelation } from './Scene.ts';
import type { Sense } from './Sense.ts';
import type { Sentence } from './Sentence.ts';

/** Reads a word that says what a thing is like, or the page. */
export function readQuality(sentence: Sentence, lexeme: Lexeme, sense: Sense | undefined): void {
  const { draft, modifiers } = sentence;
  switch (sense?.kind) {
    case 'count':
      if (sense.count < 1 || sense.count > MOST) {
        draft.addWord(lexeme);
        return;
      }
      if (sense.count === 1 && standsForNoun(sentence) && readOneOf(sentence, lexeme)) return;
      if (sense.count > 1 && isSaidOfAll(sentence, lexeme, sense.count)) return;
      modifiers.count = sense.count;
      modifiers.slots.push({ slot: draft.addWord(lexeme), look: 'count' });
      sentence.previous = 'determiner';
      return;
    case 'look':
      readLook(sentence, lexeme, sense);
      return;
    case 'order':
      readOrder(sentence, lexeme, sense.order);
      return;
    case 'weather':
      draft.weather.add(sense.weather);
      draft.addWord(lexeme, { as: 'weather', weather: sense.weather });
      sentence.preposition = undefined;
      return;
    case 'style':
      draft.styles.push(sense.style);
      draft.addWord(lexeme, { as: 'style' });
      sentence.previous = 'determiner';
      return;
    case 'modifier':
      if (isPartOfNext(sentence, lexeme)) return;
      modifiers.parts.push(draft.addWord(lexeme));
      sentence.previous = 'determiner';
      return;
    case 'part':
    case 'feature':
      readPart(sentence, lexeme, sense);
      return;
    case 'remark':
      draft.addWord(lexeme, { as: 'remark' });
      if (sentence.previous !== 'noun') sentence.previous = 'determiner';
      return;
    default:
      draft.addWord(lexeme);
  }
}

/** "a strawberry house": the modifier is a thing that can be seen in what it goes with. */
function isPartOfNext(sentence: Sentence, lexeme: Lexeme): boolean {
  const thing = lexeme.senses.find(({ kind }) => kind === 'thing');
  return (
    thing?.kind === 'thing' && thing.keys.length === 1 && opensCompound(sentence, lexeme, thing.keys[0] ?? '')
  );
}

/** "one is asleep", "one the guitar": no number of what comes next. */
function standsForNoun(sentence: Sentence): boolean {
  const next = sentence.ahead(1);
  return (
    sentence.nextNoun() === undefined ||
    next?.senses.some((sense) => sense.kind === 'role' && (sense.role === 'a' || sense.role === 'the')) ===
      true
  );
}

/** "a man and a woman, both dancing": as many as were named; what follows is said of each of them. */
function isSaidOfAll(sentence: Sentence, lexeme: Lexeme, count: number): boolean {
  const { draft, subject } = sentence;
  const [thing] = subject;
  const named = subject.reduce((sum, index) => sum + (draft.things[index]?.count ?? 1), 0);
  if (thing === undefined || named !== count || sentence.nextNoun() !== undefined) return false;
  draft.addWord(lexeme, { as: 'look', thing, look: 'count' });
  sentence.isEach = true;
  sentence.joint = undefined;
  sentence.previous = 'noun';
  return true;
}

/** More than a page holds. */
const MOST = 12;

function readLook(
  sentence: Sentence,
  lexeme: Lexeme,
  { looks, look }: Extract<Sense, { kind: 'look' }>,
): void {
  const { draft, modifiers, last, subject, relative } = sentence;
  const slot = draft.addWord(lexeme);
  const feeling = relative ?? subject;
  if (look === 'mood' && FELT_FOR.test(lexeme.phrase) && feeling[0] !== undefined) {
    for (const index of feeling) Object.assign(draft.things[index]?.looks ?? {}, looks);
    slot.meaning = { as: 'look', thing: feeling[0], look };
    Object.assign(sentence, { preposition: { preposition: 'to', hosts: feeling, slot: undefined } });
    sentence.previous = 'preposition';
    return;
  }
  const isAhead =
    sentence.previous !== 'noun' || (sentence.nextNoun() !== undefined && sentence.language === 'en');
  if (isAhead && (sentence.nextNoun() !== undefined || last.length === 0)) {
    Object.assign(modifiers.looks, looks);
    modifiers.slots.push({ slot, look });
    sentence.previous = 'determiner';
    return;
  }
  const isSaid = sentence.previous !== 'noun' && subject.length > 0;
  const bearers = isSaid ? subject : last;
  for (const index of bearers) Object.assign(draft.things[index]?.looks ?? {}, looks);
  const [thing] = bearers;
  if (thing !== undefined) slot.meaning = { as: 'look', thing, look };
}

/** "scared of", "peur de", "Angst vor": what comes next is why, and no such thing itself. */
const FELT_FOR = / (?:of|by|about|de|d|a|por|par|vor)$/;

function readOrder(
  sentence: Sentence,
  lexeme: Lexeme,
  order: NonNullable<Extract<Sense, { kind: 'order' }>['order']>,
): void {
  const { draft, modifiers, last, subject } = sentence;
  const slot = draft.addWord(lexeme);
  if (sentence.nextNoun() !== undefined && sentence.previous !== 'noun') {
    modifiers.order = order;
    modifiers.slots.push({ slot, look: 'order' });
    sentence.previous = 'determiner';
    return;
  }
  const things = subject.length > 0 ? subject : last;
  for (const index of things) {
    const thing = draft.things[index];
    if (thing !== undefined) thing.order = order;
  }
  const [thing, other] = things;
  if (thing === undefined) return;
  if (order === 'side-by-side' && other !== undefined) {
    if (relateAll(sentence, 'next-to', [[thing], [other]], slot)) return;
  }
  slot.meaning = { as: 'look', thing, look: 'order' };
}

/**
 * "with a smiling face", "its tail", "in its mouth": what a thing has is drawn with it. More about it is not done, nor what it
 * has not: a snail's wings; nor "without a tail" where it has one.
 */
function readPart(
  sentence: Sentence,
  lexeme: Lexeme,
  sense: Extract<Sense, { kind: 'part' } | { kind: 'feature' }>,
): void {
  const { draft, preposition, last, subject } = sentence;
  const { slots, looks, determiner } = sentence.takeModifiers();
  const isOwn = determiner === 'its' || determiner === 'the';
  sentence.isAfterPart = true;
  const hosts = preposition?.hosts.length ? preposition.hosts : last.length > 0 ? last : subject;
  const [thing] = hosts;
  const slot = draft.addWord(lexeme);
  const owner = sense.kind === 'part' ? ownerOf(sentence, sense.part, { hosts, isOwn }) : undefined;
  // "a cone, silly face", "a tree with eyes": what has none is given one, and it smiles.
  const isFace = sense.kind === 'part' && sense.part === 'face' && owner === undefined;
  if (isFace && thing !== undefined && !draft.isBeing(thing) && preposition?.preposition !== 'without') {
    looks.mood ??= 'happy';
    slot.meaning = { as: 'look', thing, look: 'mood' };
  }
  if (looks.mood !== undefined && thing !== undefined) {
    for (const index of hosts) Object.assign(draft.things[index]?.looks ?? {}, { mood: looks.mood });
    for (const each of slots) each.slot.meaning = { as: 'look', thing, look: 'mood' };
  } else if (slots.length > 0) {
    // "big ears": more than what is drawn anyway.
    slot.text = [...slots.map((each) => each.slot.text), lexeme.text].join(' ');
    draft.dropWords(slots.map((each) => each.slot));
    sentence.preposition = undefined;
    sentence.previous = 'noun';
    return;
  }
  if (sense.kind === 'part' && sense.bears) draft.bearers.push({ slot, kind: sense.bears });
  const isLeftOut = preposition?.preposition === 'without';
  const shown = isLeftOut && owner === undefined ? thing : isLeftOut ? undefined : owner;
  if (shown !== undefined) slot.meaning = { as: 'part', thing: shown };
  sentence.previous = 'noun';
  holdByHand(sentence, lexeme);
  const { verb } = sentence;
  if (preposition?.preposition === 'with' && verb !== undefined && isOwn) verb.isByPart = true;
  if (preposition !== undefined && preposition.preposition !== 'with') bindToPart(sentence);
  else sentence.preposition = undefined;
}

/** Whose a part is: with "with" one of those that are said to have it, else whoever has any. */
function ownerOf(
  { draft, preposition, last, subject }: Sentence,
  part: PartFamily,
  { hosts, isOwn }: { hosts: readonly number[]; isOwn: boolean },
): number | undefined {
  const isSaid = preposition?.preposition === 'with' || preposition?.preposition === 'without';
  const others = isSaid && !isOwn ? [] : [...last, ...subject, ...draft.things.keys()];
  return [...hosts, ...others].find((index) => {
    const record = draft.record(index);
    return record !== undefined && hasPart(record, part);
  });
}

/** "holding her mom's hand": the two hold hands. */
function holdByHand({ draft, verb, language, preposition }: Sentence, { phrase }: Lexeme): void {
  const isHand = LANGUAGE_WORDS[language].hands.split(', ').map(foldWord).includes(phrase);
  if (!isHand || preposition !== undefined || verb === undefined) return;
  for (const relation of draft.relations) {
    const isHeld = verb.doers.includes(relation.from) && verb.objects.includes(relation.to);
    if (relation.kind === 'hold' && isHeld && draft.isBeing(relation.to)) relation.kind = 'hold-hands';
  }
}

/** "a bone in its mouth", "a parrot on his shoulder": held by, or on, whose it is. */
function bindToPart(sentence: Sentence): void {
  const { preposition, draft, last, subject } = sentence;
  sentence.preposition = undefined;
  // "hanging by its tail" tells what it is done with.
  if (preposition === undefined) return;
  if (BESIDE.has(preposition.preposition)) {
    if (preposition.slot !== undefined && last[0] !== undefined)
      preposition.slot.meaning = { as: 'part', thing: last[0] };
    return;
  }
  const [owner] = subject.filter((index) => !last.includes(index));
  const [thing] = last;
  if (owner === undefined || thing === undefined || !draft.isBeing(owner)) return;
  const isIn = preposition.preposition === 'in' && !(sentence.language === 'es' && draft.isBeing(thing));
  const isWorn = draft.record(thing)?.worn !== undefined;
  const relation: SceneRelation =
    isWorn || isIn
      ? { kind: isWorn ? 'wear' : 'hold', from: owner, to: thing }
      : { kind: 'on', from: thing, to: owner };
  draft.replaceRelation([owner, thing], relation, preposition.slot);
}

const BESIDE = new Set<string>(['by', 'next-to']);
