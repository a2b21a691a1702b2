import type { Draft } from '../Draft.ts';
import { isBig } from '../isBig.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import { isGoingOn } from '../words/Sense.ts';
import { chooseSense } from './chooseSense.ts';
import { dropHead } from './dropHead.ts';
import { dropHeading } from './dropHeading.ts';
import { keepPlaces } from './keepPlaces.ts';
import { putOnBoard } from './putOnBoard.ts';
import { readDeed } from './readDeed.ts';
import { readNoun } from './readNoun.ts';
import { readOwnOne } from './readOwnOne.ts';
import { readPartOf } from './readPartOf.ts';
import { readPreposition } from './readPreposition.ts';
import { readQuality } from './readQuality.ts';
import { endSentence, join, readRole } from './readRole.ts';
import { BY_HAND, readSetting } from './readSetting.ts';
import { readVerb } from './readVerb.ts';
import { Sentence } from './Sentence.ts';

/** Reads lexemes from the left into a draft. */
export function readLexemesInto(draft: Draft, facts: Pick<Sentence, 'lexemes' | 'language' | 'verbs'>): void {
  const sentence = new Sentence({ draft, ...facts });
  for (; sentence.at < facts.lexemes.length; sentence.at += 1) {
    const lexeme = facts.lexemes[sentence.at];
    if (lexeme !== undefined) readOne(sentence, lexeme);
  }
  endSentence(sentence);
  keepPlaces(sentence);
}

function readOne(sentence: Sentence, lexeme: Lexeme): void {
  if (readOwnOne(sentence, lexeme)) return;
  switch (lexeme.kind) {
    case 'known':
      readKnown(sentence, lexeme);
      return;
    case 'texts':
      putOnBoard(sentence);
      surroundText(sentence);
      sentence.draft.addWord(lexeme, { as: 'text', text: sentence.draft.texts.length });
      sentence.draft.texts.push(...(lexeme.texts ?? []));
      sentence.preposition = undefined;
      // "a big thank you card": the card is.
      if (sentence.isBeforeThing() && sentence.previous === 'determiner') return;
      enlargeText(sentence);
      sentence.previous = 'noun';
      return;
    case 'possessive':
      readPossessive(sentence);
      return;
    case 'comma':
      dropHeading(sentence);
      join(sentence, 'comma');
      return;
    case 'stop':
      if (lexeme.text === ':') {
        if (listsFeelings(sentence)) return;
        if (listsOneByOne(sentence)) {
          join(sentence, 'comma');
          return;
        }
        dropHead(sentence);
        dropHeading(sentence);
        headList(sentence);
      }
      endSentence(sentence);
      return;
    case 'unknown':
      readUnknown(sentence, lexeme);
  }
}

/** "a big letter B": letters are as large as there is room. */
function enlargeText(sentence: Sentence): void {
  const text = sentence.draft.texts.length - 1;
  const { slots, looks } = sentence.takeModifiers();
  if (isBig(looks) && slots.length === 1) for (const { slot } of slots) slot.meaning = { as: 'text', text };
}

/** "balloons surrounding the number 20": it is amid them. */
function surroundText({ verb, draft }: Sentence): void {
  if (verb?.record.relation !== 'around' || verb.objects.length > 0 || verb.doers.length === 0) return;
  draft.textAt = 'amid';
  verb.slot.meaning = { as: 'text', text: draft.texts.length };
}

/** "three cats: happy, sad and angry": how those before the colon feel. */
function listsFeelings(sentence: Sentence): boolean {
  const isFelt = (steps: number) =>
    sentence.ahead(steps)?.senses.some((sense) => sense.kind === 'look' && sense.look === 'mood') === true;
  return sentence.previous === 'noun' && isFelt(1) && sentence.nextNoun() === undefined;
}

/** "three bears: one is cooking and one is asleep": what is told after the colon is of those before it. */
function listsOneByOne(sentence: Sentence): boolean {
  const isOne = sentence.ahead(1)?.senses.some((sense) => sense.kind === 'count' && sense.count === 1);
  const isSeveral = sentence.last.some((index) => (sentence.draft.things[index]?.count ?? 1) > 1);
  return isOne === true && isSeveral && sentence.nextNoun(2) === undefined;
}

/** "shapes: circle and square": what a list is headed with that nothing is drawn for is told by the list. */
function headList({ draft, at, lexemes }: Sentence): void {
  const isListNext = lexemes.slice(at).some(({ senses }) => senses.some(({ kind }) => kind === 'thing'));
  if (!isListNext || draft.things.length > 0) return;
  for (const word of draft.words) if (word.meaning.as === 'unknown') word.meaning = { as: 'remark' };
}

/** What parts of a body may show. */
const SHOWN: ReadonlySet<string> = new Set(['pattern', 'mood']);

function readKnown(sentence: Sentence, lexeme: Lexeme): void {
  if (readPartOf(sentence, lexeme)) return;
  const sense = chooseSense(sentence, lexeme);
  // "a robot with antennas and buttons": what its own drawing has is a part of it.
  if (sense?.kind === 'thing') sentence.isAfterPart = isHad(sentence, sense.keys[0] ?? '');
  if (sense?.kind === 'verb') sentence.isAfterPart = false;
  // "a bee with stripes and wings", "a monster with sharp teeth and horns".
  const isHaving = sentence.previous === 'noun' || sentence.preposition?.preposition === 'with';
  if (sense?.kind === 'look' && SHOWN.has(sense.look) && isHaving) sentence.isAfterPart = true;
  switch (sense?.kind) {
    case 'thing':
      if (sense.order !== undefined) sentence.modifiers.order = sense.order;
      readNoun(sentence, lexeme, sense);
      return;
    case 'verb':
      readVerb(sentence, lexeme, sense);
      return;
    case 'preposition':
      readPreposition(sentence, lexeme, sense.preposition);
      return;
    case 'role':
      readRole(sentence, lexeme, sense.role);
      return;
    case 'setting':
      readSetting(sentence, lexeme, sense.setting);
      return;
    default:
      if (sense === undefined && readDeed(sentence, lexeme)) return;
      if (sense === undefined && isTaken(sentence))
        sentence.verb?.asides.push(sentence.draft.addWord(lexeme));
      else readQuality(sentence, lexeme, sense);
  }
}

/** "drinking water": what comes with what the verb takes. */
function isTaken({ verb, previous, preposition }: Sentence): boolean {
  const done = verb?.record.relation;
  return previous === 'verb' && preposition === undefined && done !== undefined && BY_HAND.has(done);
}

/** "the bear's picnic": what follows is whose it is; "the bear's sleeping" is what it does. */
function readPossessive(sentence: Sentence): void {
  const next = sentence.ahead(1);
  const isDoing = next?.kind === 'known' && next.senses.some(isGoingOn);
  if (isDoing || (sentence.last.length === 0 && sentence.owners === undefined)) return;
  sentence.modifiers.determiner = 'its';
  if (sentence.owners === undefined) sentence.previous = 'determiner';
}

/** An unknown word is not done; in -ing after a thing it is something that it does. */
function readUnknown(sentence: Sentence, lexeme: Lexeme): void {
  const { draft, last } = sentence;
  const isName = /^\p{Lu}\p{Ll}/u.test(lexeme.text) && sentence.ahead(1)?.phrase === 'the';
  if (isName) {
    draft.addWord(lexeme, { as: 'remark' });
    sentence.at += 1;
    return;
  }
  // "Miss Kelly's class": whose it is.
  const isOwner = /^\p{Lu}\p{Ll}/u.test(lexeme.text) && sentence.ahead(1)?.kind === 'possessive';
  if (isOwner || isNameOfLast(sentence, lexeme)) {
    draft.addWord(lexeme, { as: 'remark' });
    return;
  }
  const next = sentence.ahead(1);
  if (next !== undefined && sentence.isBeforeThing() && COMPOUND.test(lexeme.text)) {
    draft.addWord({ text: `${lexeme.text} ${next.text}` });
    sentence.at += 1;
    endUnknown(sentence);
    return;
  }
  if (QUALITY.test(lexeme.text)) {
    draft.addWord(lexeme, { as: 'remark' });
    return;
  }
  const slot = draft.words.at(-1);
  if (sentence.ahead(-1)?.kind === 'unknown' && slot?.meaning.as === 'unknown')
    slot.text = `${slot.text} ${lexeme.text}`;
  else {
    const { slots } = sentence.modifiers;
    const counts = slots.filter(({ look }) => look === 'count').map((each) => each.slot);
    sentence.modifiers.slots = slots.filter(({ look }) => look !== 'count');
    draft.dropWords(counts);
    draft.addWord({ ...lexeme, text: [...counts.map(({ text }) => text), lexeme.text].join(' ') });
  }
  if (sentence.nextNoun() !== undefined && sentence.previous !== 'noun') return;
  if (DOING.test(lexeme.text) && sentence.previous === 'noun' && last.length > 0) {
    sentence.preposition = { preposition: 'next-to', hosts: [...last], slot: undefined };
    sentence.previous = 'preposition';
    return;
  }
  endUnknown(sentence);
}

/** "my daughter Nora", "mon frère Théo": what somebody is called, which no line shows. */
function isNameOfLast({ previous, last, draft, modifiers }: Sentence, { text }: Lexeme): boolean {
  const isFree = previous === 'noun' && modifiers.determiner === undefined;
  return isFree && /^\p{Lu}\p{Ll}+$/u.test(text) && draft.isBeing(last[0]) && last.length === 1;
}

function endUnknown(sentence: Sentence): void {
  sentence.preposition = undefined;
  sentence.takeModifiers();
  sentence.previous = 'noun';
}

const DOING = /^\p{L}{3,}ing$/u;

/** "multiplication table": a thing of an unknown kind is no thing that is known. */
const COMPOUND = /\p{L}{3}(?:tion|sion|ment|ology|ics)$/iu;

/** Adverbs and adjectives of feeling, told by their endings. */
const QUALITY = /^\p{Ll}{2,}(?:ful|ous|ously|fully|ingly|ily|tastic|licious|some|able|ible)$/u;

function isHad({ draft, preposition, last }: Sentence, key: string): boolean {
  const host = preposition?.preposition === 'with' ? (preposition.hosts[0] ?? last[0]) : undefined;
  return draft.record(host)?.has?.includes(key) === true;
}
