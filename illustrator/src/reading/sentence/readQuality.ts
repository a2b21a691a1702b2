import { EVERYWHERE } from '../languages/groupWords.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Sense } from '../words/Sense.ts';
import { bringAlong } from './bringAlong.ts';
import { closeVerb } from './closeVerb.ts';
import { gradeBySizes } from './gradeBySizes.ts';
import { isDeedNext } from './isDeedNext.ts';
import { isOfMarks } from './isOfMarks.ts';
import { isOfOneNext } from './isOfOneNext.ts';
import { opensCompound } from './readCompound.ts';
import { readMore, readOfThem, readOneOf } from './readOneOf.ts';
import { readOrder } from './readOrder.ts';
import { readPart } from './readPart.ts';
import { isWith, readState } from './readState.ts';
import type { Sentence } from './Sentence.ts';
import { spill } from './smear.ts';
import { watchSky } from './watchSky.ts';
import { isFeltInDeed, whoFeels } from './whoFeels.ts';

/** Reads a word that says what a thing is like, or the page. */
export function readQuality(sentence: Sentence, lexeme: Lexeme, sense: Sense | undefined): void {
  const { draft, modifiers } = sentence;
  switch (sense?.kind) {
    case 'count':
      if (readAge(sentence, lexeme)) return;
      if (sense.count < 1 || sense.count > MOST) {
        draft.addWord(lexeme);
        return;
      }
      if (readOfThem(sentence, lexeme, sense.count)) return;
      if (sense.count === 1 && standsForNoun(sentence) && readOneOf(sentence, lexeme)) return;
      if (sense.count > 1 && isSaidOfAll(sentence, lexeme, sense.count)) return;
      if (sense.count > 1 && sentence.nextNoun() === undefined && readMore(sentence, lexeme, sense.count))
        return;
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
      watchSky(sentence, sense.weather);
      // "under a sunny sky", "amid falling snow".
      if (sentence.preposition?.slot?.meaning.as === 'unknown')
        sentence.preposition.slot.meaning = { as: 'weather', weather: sense.weather };
      // "on a windy hill", "through the snowy woods": the hill is still to come.
      if (!sentence.isBeforeThing() && !isPlaceNext(sentence)) sentence.preposition = undefined;
      return;
    case 'state':
      readState(sentence, lexeme, sense.state);
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
    case 'pairs':
      pairUp(sentence, lexeme);
      return;
    case 'labels':
      draft.labeling.push({ slot: draft.addWord(lexeme), of: sense.of });
      return;
    case 'remark':
      if (EVERYWHERE.test(lexeme.phrase)) spill(sentence);
      draft.addWord(lexeme, { as: 'remark' });
      if (sentence.previous !== 'noun') sentence.previous = 'determiner';
      // "scared of the dark hugging his bear": a noun for what no page shows, and what is done comes next.
      if (isDeedNext(sentence)) Object.assign(sentence, { preposition: undefined, previous: 'noun' });
      return;
    default:
      draft.addWord(lexeme);
  }
}

function isPlaceNext(sentence: Sentence): boolean {
  return sentence.ahead(1)?.senses.some(({ kind }) => kind === 'setting') === true;
}

/** "animals going in two by two": two of each that was named last. */
function pairUp({ draft, last, subject }: Sentence, lexeme: Lexeme): void {
  const slot = draft.addWord(lexeme);
  const paired = [last, subject].find((all) => all.some((index) => draft.isBeing(index))) ?? [];
  for (const index of paired) Object.assign(draft.things[index] ?? {}, { count: 2 });
  const [thing] = paired;
  if (thing !== undefined) slot.meaning = { as: 'look', thing, look: 'count' };
}

/** "a strawberry house": the modifier is a thing that can be seen in what it goes with. */
function isPartOfNext(sentence: Sentence, lexeme: Lexeme): boolean {
  const thing = lexeme.senses.find(({ kind }) => kind === 'thing');
  return (
    thing?.kind === 'thing' && thing.keys.length === 1 && opensCompound(sentence, lexeme, thing.keys[0] ?? '')
  );
}

/** "a 5 year old girl": how old somebody is, and one girl. */
function readAge(sentence: Sentence, lexeme: Lexeme): boolean {
  const next = sentence.ahead(1);
  if (next === undefined || !AGES.test(next.phrase)) return false;
  sentence.draft.addWord({ text: `${lexeme.text} ${next.text}` }, { as: 'remark' });
  sentence.at += 1;
  return true;
}

const AGES = /^(?:(?:years?|yrs?) olds?|jahre? alt.{0,2}|jahrig.{0,2}|anos|ans)$/;

/** "one is asleep", "one the guitar": no number of what comes next. */
function standsForNoun(sentence: Sentence): boolean {
  const next = sentence.ahead(1);
  return (
    sentence.nextNoun() === undefined ||
    next?.senses.some((sense) => sense.kind === 'role' && (sense.role === 'a' || sense.role === 'the')) ===
      true
  );
}

/**
 * "a man and a woman, both dancing": as many as were named; what follows is said of each of them, or of all where it is one place
 * that they share: "a woman teaching a boy, both on a sofa".
 */
function isSaidOfAll(sentence: Sentence, lexeme: Lexeme, count: number): boolean {
  const { draft, subject } = sentence;
  const numberOf = (group: readonly number[]) =>
    group.reduce((sum, index) => sum + (draft.things[index]?.count ?? 1), 0);
  const beings = [...draft.things.keys()].filter((index) => draft.isBeing(index));
  const all = [subject, BOTH.test(lexeme.phrase) ? beings : []].find((group) => numberOf(group) === count);
  const [thing] = all ?? [];
  if (all === undefined || thing === undefined || sentence.nextNoun() !== undefined) return false;
  draft.addWord(lexeme, { as: 'look', thing, look: 'count' });
  if (all !== subject) {
    closeVerb(sentence);
    Object.assign(sentence, { subject: all, last: all, lastRole: 'subject', preposition: undefined });
  }
  // "both on a sofa", "both asleep on a rug".
  const isPlaceNext = [1, 2].some((steps) =>
    sentence
      .ahead(steps)
      ?.senses.some((sense) => sense.kind === 'preposition' && SHARED.has(sense.preposition)),
  );
  sentence.isEach = !isPlaceNext;
  sentence.joint = undefined;
  sentence.previous = 'noun';
  return true;
}

const BOTH = /^(?:both|beide|ambos|ambas)$/;
const SHARED: ReadonlySet<string> = new Set(['on', 'in', 'under', 'at', 'behind', 'next-to', 'in-front-of']);

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
  if (isOfMarks(sentence, look)) {
    slot.meaning = { as: 'remark' };
    sentence.previous = 'determiner';
    return;
  }
  // A mood is shown, of whatever word it is said: "with a cheerful wug".
  if (look !== 'mood' && isOfUnknown(sentence)) {
    sentence.previous = 'determiner';
    return;
  }
  const isAhead =
    sentence.previous !== 'noun' || (sentence.nextNoun() !== undefined && sentence.language === 'en');
  // "with a long trunk": what a part is like.
  const isOfPart = sentence.ahead(1)?.senses.some(({ kind }) => kind === 'part' || kind === 'feature');
  if (
    isAhead &&
    !(look === 'mood' && isFeltInDeed(sentence, lexeme)) &&
    (isOfPart || sentence.nextNoun() !== undefined || last.length === 0 || isOfOneNext(sentence))
  ) {
    Object.assign(modifiers.looks, looks);
    modifiers.slots.push({ slot, look });
    sentence.previous = 'determiner';
    return;
  }
  const isSaid = sentence.previous !== 'noun' && subject.length > 0;
  const named = isSaid ? subject : last;
  const said = look === 'mood' ? whoFeels(sentence, lexeme, named) : named;
  const bearers =
    relative ?? (isOfAllListed(sentence, lexeme) ? draft.things.map((_, index) => index) : said);
  for (const index of bearers) gradeBySizes(draft.things[index], looks);
  for (const index of bearers) Object.assign(draft.things[index]?.looks ?? {}, looks);
  const [thing] = bearers;
  if (thing !== undefined) slot.meaning = { as: 'look', thing, look };
  // "with a cute face and a mustache": what comes next is with them too.
  if (isWith(sentence, lexeme.phrase))
    sentence.goOn = (added) =>
      bringAlong(sentence, { preposition: 'with', hosts: [...bearers], slot: undefined }, added);
}

/** "a cow by a striped wug": what nobody knows is striped, and not the cow. */
function isOfUnknown(sentence: Sentence): boolean {
  const next = sentence.ahead(1);
  const isBefore = sentence.previous === 'determiner' || sentence.previous === 'preposition';
  return isBefore && next?.kind === 'unknown' && sentence.nextNoun() === undefined && !DOING.test(next.text);
}

/** Said of a deed, no thing: "a big cat flurbing", "a happy dog wuggily". */
const DOING = /(?:ing|ly)$/i;

/** "circle square triangle with smiling faces", "cupcakes and donuts with faces": faces of all of a list. */
function isOfAllListed({ draft, last }: Sentence, { phrase }: Lexeme): boolean {
  const [one] = last;
  const isSeveral = / (?:faces|smiles|caras|visages|sourires|gesichtern)$/.test(phrase);
  const isList =
    draft.relations.length === 0 && new Set(draft.things.map(({ count }) => count > 1)).size === 1;
  const kind = draft.record(one)?.kind;
  return isSeveral && isList && draft.things.every((_, index) => draft.record(index)?.kind === kind);
}

/** "scared of", "peur de", "Angst vor": what comes next is why, and no such thing itself. */
const FELT_FOR = / (?:of|by|about|de|d|a|por|par|vor)$/;
