import { BEINGS } from '../../things/beings.ts';
import { ONE_OR_SEVERAL, STUFFED } from '../languages/groupWords.ts';
import { COUNT_OF_PLURAL, type Lexeme } from '../lexemes/lexemes.ts';
import { OF_TEXT } from '../lexemes/readTexts.ts';
import type { Sense } from '../words/Sense.ts';
import { areMembers } from './areMembers.ts';
import { bearersOf } from './bearersOf.ts';
import { belongTo } from './belongTo.ts';
import { hatOfCalling } from './hatOfCalling.ts';
import { isBothInOne } from './isBothInOne.ts';
import { isFamilyOfLast } from './isFamilyOfLast.ts';
import { isKindOfLast } from './kindOfLast.ts';
import { kinOf } from './kinOf.ts';
import { leaveOut } from './leaveOut.ts';
import { isLookOfLast } from './lookOfLast.ts';
import { memberOfFamily } from './memberOfFamily.ts';
import { lookOutOf, namedBefore } from './namedBefore.ts';
import { opensCompound } from './readCompound.ts';
import {
  isCallingOfSubject,
  isCostumeOfLast,
  isCostumeOfNext,
  isOutfitOfCalling,
  isUndrawnCostume,
} from './readCostume.ts';
import { asDisguise, disguise, opensDisguise } from './readDisguise.ts';
import type { Modifiers, Sentence } from './Sentence.ts';
import { isSaidOfSubject, wearAside } from './saidOfSubject.ts';
import { settleModifiers } from './settleModifiers.ts';
import { takePlace } from './takePlace.ts';
import { withItsPart } from './withItsPart.ts';

type ThingSense = Extract<Sense, { kind: 'thing' }>;

/** Reads a noun: a new thing, or one named before, as what the sentence waits for. */
export function readNoun(sentence: Sentence, lexeme: Lexeme, sense: ThingSense): void {
  if (sentence.preposition?.preposition === 'without') {
    leaveOut(sentence, lexeme, sense.keys);
    return;
  }
  const isEach = sentence.ahead(-1)?.senses.some((one) => one.kind === 'role' && one.role === 'each');
  if (sentence.draft.texts.length > 0 && OF_TEXT.test(isEach ? `${lexeme.phrase}s` : lexeme.phrase)) {
    // "the name Ava with stars around the letters": those that are lettered.
    sentence.takeModifiers();
    sentence.draft.addWord(lexeme, { as: 'text', text: 0 });
    sentence.previous = 'noun';
    return;
  }
  const whole = withItsPart(sentence, lexeme, sense.keys[0] ?? '');
  if (whole !== undefined) {
    readNoun(sentence, whole, sense);
    return;
  }
  if (isLookOfLast(sentence, lexeme, sense.keys) || isHueOfPart(sentence, lexeme, sense.keys)) return;
  if (
    isFamilyOfLast(sentence, lexeme) ||
    areMembers(sentence, lexeme, sense.keys) ||
    isKindOfLast(sentence, lexeme) ||
    isSaidOfSubject(sentence, lexeme) ||
    isCallingOfSubject(sentence, lexeme, sense.keys[0] ?? '') ||
    isOutfitOfCalling(sentence, lexeme, sense.keys[0] ?? '') ||
    opensDisguise(sentence, lexeme, sense.keys[0] ?? '') ||
    isCostumeOfNext(sentence, lexeme, sense.keys[0] ?? '') ||
    (sense.keys.length === 1 && opensCompound(sentence, lexeme, sense.keys[0] ?? '')) ||
    isCostumeOfLast(sentence, lexeme, sense.keys[0] ?? '')
  )
    return;
  if (isUndrawnCostume(sentence, lexeme, sense.keys[0] ?? '')) {
    sentence.takeModifiers();
    sentence.previous = 'noun';
    return;
  }
  const noun = asDisguise(sentence, lexeme, sense.keys[0] ?? '');
  const modifiers = sentence.takeModifiers();
  const known = namedBefore(sentence, lexeme, { sense, modifiers });
  const one = oneOfKinds(lexeme, sense, modifiers);
  const meant =
    known === undefined
      ? (hatOfCalling(sentence, lexeme) ??
        memberOfFamily(sentence, noun, { sense: one, modifiers }) ??
        kinOf(sentence, noun, { sense: one, modifiers }))
      : sense;
  const added = known === undefined ? addThings(sentence, noun, meant, modifiers) : [known];
  if (known !== undefined) {
    sentence.draft.addWord(noun, { as: 'thing', thing: known });
    const thing = sentence.draft.things[known];
    if (thing && sentence.draft.implied.delete(thing)) thing.words = noun.text;
    settleModifiers(sentence, modifiers, [known]);
    lookOutOf(sentence, known, sense.keys[0] ?? '');
    if (modifiers.determiner === 'each') shareOutTo(sentence, known);
  }
  disguise(sentence, added);
  if (isOwner(sentence)) {
    sentence.owners = added;
    sentence.previous = 'determiner';
    return;
  }
  const { owners } = sentence;
  sentence.owners = undefined;
  const isLead = sentence.preposition === undefined && sentence.verb === undefined;
  if (known === undefined) wearAside(sentence, modifiers, added[0]);
  takePlace(sentence, added);
  if (isLead && known !== undefined && modifiers.determiner === 'each') sentence.isEach = true;
  // Who is dressed as a bee goes on to do things, the bee does not.
  const wearer = sentence.draft.relations.find(({ kind, to }) => kind === 'wear' && to === added[0])?.from;
  if (wearer !== undefined && sentence.draft.isBeing(added[0])) sentence.last = [wearer];
  if (owners !== undefined) belongTo(sentence, owners, { added, isLead });
}

/** "a girl with a pet", "her toy": one of the kinds that the word stands for. */
function oneOfKinds(
  { plural }: Lexeme,
  sense: Extract<Sense, { kind: 'thing' }>,
  { determiner, count = 1 }: Modifiers,
): Extract<Sense, { kind: 'thing' }> {
  const isOne = sense.isOfKinds && !plural && count === 1 && (determiner === 'a' || determiner === 'its');
  return isOne ? { ...sense, keys: sense.keys.slice(0, 1) } : sense;
}

/** "three chairs with a cat on each chair": a cat for each, and nowhere else. */
function shareOutTo(sentence: Sentence, of: number): void {
  const { draft, preposition, last } = sentence;
  if (preposition === undefined) return;
  if (preposition.hosts.includes(of)) preposition.hosts = last.filter((index) => index !== of);
  for (const host of preposition.hosts) {
    const thing = draft.things[host];
    if (thing !== undefined && thing.count === 1 && host > of) thing.count = draft.things[of]?.count ?? 1;
    const beside = draft.relations.findIndex(
      ({ kind, from, to }) => kind === 'next-to' && from === host && to === of,
    );
    if (beside >= 0) draft.dropRelation(beside);
  }
}

/** "a magician's hat": the magician has no place of his own in the sentence. */
function isOwner(sentence: Sentence): boolean {
  if (sentence.ahead(1)?.kind !== 'possessive') return false;
  const owned = sentence.nextNoun(2);
  return (
    owned?.senses.some(({ kind }) => kind === 'thing' || kind === 'setting') === true &&
    owned.senses.every(({ kind }) => kind !== 'part' && kind !== 'feature')
  );
}

/** "with a rainbow mane", "with a carrot nose": what a part is like, no thing of its own. */
function isHueOfPart(
  { draft, modifiers, at, lexemes, last }: Sentence,
  lexeme: Lexeme,
  [key = '']: readonly string[],
): boolean {
  const next = lexemes[at + 1]?.senses ?? [];
  // "feeding a giraffe leaves": no leaves that are like a giraffe; "a bear and a fox sail": what they do.
  const isFed = BEINGS.has(draft.recordOf(key)?.kind ?? '') && next.some(({ kind }) => kind === 'thing');
  const isPartNext =
    !isFed && next.some(({ kind }) => kind === 'part') && next.every(({ kind }) => kind !== 'verb');
  const [thing] = [...bearersOf(draft, last), ...last];
  if (!isPartNext || thing === undefined || lexeme.plural) return false;
  if (draft.record(thing)?.has?.includes(key)) {
    draft.addWord(lexeme, { as: 'part', thing });
    return true;
  }
  modifiers.slots.push({ slot: draft.addWord(lexeme), look: 'pattern' });
  return true;
}

/** So many kinds of pairs are told apart on a page. */
const MOST_PAIRS = 2;
const PAIRS = /^(pairs|parejas|paires|paare)\b/i;

function addThings(sentence: Sentence, lexeme: Lexeme, sense: ThingSense, modifiers: Modifiers): number[] {
  const { draft } = sentence;
  const { count, looks, order } = modifiers;
  // "a Christmas dog": the feast has a sign of its own.
  const parts = modifiers.parts.filter(({ text }) => !draft.isOccasion(text));
  const text = [...parts.map((slot) => slot.text), lexeme.text].join(' ');
  for (const slot of parts) draft.words.splice(draft.words.indexOf(slot), 1);
  // "eines Piraten": a case, no plural.
  const isCase = sentence.language === 'de' && modifiers.determiner === 'a';
  const isSeveral = lexeme.plural || isBarePlural(sentence, lexeme, modifiers);
  const isMany = isSeveral && !isCase && sense.keys.length === 1 && !sense.isPluralForOne;
  const isPair = sense.isPluralForOne === true && isBothInOne(draft.recordOf(sense.keys[0] ?? ''), modifiers);
  const asked = isPair ? undefined : (count ?? eachOf(sentence));
  // "two families": each of them whole.
  const isPeople = sense.keys.length > 2 && sense.keys.every((key) => draft.recordOf(key)?.kind === 'person');
  const isWhole = lexeme.plural && isPeople;
  // "pairs of animals": two of each.
  const isPaired =
    sense.keys.length > 2 && modifiers.slots.some(({ slot: { text: each } }) => PAIRS.test(each));
  const kinds = isPaired
    ? sense.keys.slice(0, MOST_PAIRS)
    : asked === undefined || isWhole
      ? sense.keys
      : [...sense.keys, ...(sense.more ?? [])].slice(0, asked);
  const shared = asked === undefined ? (sense.counts ?? []) : shareOut(asked, kinds.length);
  const counts = (isWhole || isPaired) && asked !== undefined ? kinds.map(() => asked) : shared;
  const slot = draft.addWord({ ...lexeme, text });
  const added = kinds.slice(0, counts.length || kinds.length).map((key, k) =>
    draft.addThing({
      key,
      words: text,
      count: counts[k] ?? (isMany ? COUNT_OF_PLURAL : 1),
      looks: {
        ...looks,
        ...(parts.some((part) => STUFFED.test(part.text)) && BEINGS.has(draft.recordOf(key)?.kind ?? '')
          ? { toy: true as const }
          : {}),
        ...(sense.isYoung && draft.isYoungOfOwn(key) ? { young: true as const } : {}),
      },
    }),
  );
  // "a family": people who belong together.
  const isGroup = isPeople && added.length > 2;
  for (const index of added) {
    const thing = draft.things[index];
    const isPortion = asked === undefined && modifiers.determiner === undefined && !isMany;
    if (thing !== undefined && isPortion && draft.record(index)?.kind === 'food') draft.portions.add(thing);
    if (thing !== undefined && (order !== undefined || isGroup)) thing.order = order ?? 'portrait';
  }
  slot.meaning = { as: 'thing', thing: added[0] ?? 0 };
  settleModifiers(sentence, modifiers, added);
  return added;
}

/** "fish around a chest", "a farm with sheep": several, where articles are written with those that are one, and in a place. */
function isBarePlural(sentence: Sentence, { phrase }: Lexeme, { determiner }: Modifiers): boolean {
  const { language, lexemes, draft, preposition } = sentence;
  if (language !== 'en' || determiner !== undefined || !ONE_OR_SEVERAL.test(phrase)) return false;
  if (draft.settings.length > 0 && draft.things.length === 0) return true;
  // "Santa in his sleigh with reindeer", "Santa's reindeer".
  const isTeam = (index: number) =>
    (draft.record(index)?.flownBy ?? draft.record(index)?.fliesIn) !== undefined;
  if ([...draft.things.keys()].some(isTeam)) return true;
  const hasArticles = lexemes.some(({ senses }) =>
    senses.some((sense) => sense.kind === 'role' && sense.role === 'a'),
  );
  if (hasArticles || sentence.isPrepositionAt(1, 'around')) return true;
  return preposition !== undefined && draft.things.some(({ count }) => count > 1);
}

/** How many there are of what each of the subject has. */
function eachOf({ isEach, draft, subject, preposition, verb }: Sentence): number | undefined {
  if (!isEach || (preposition === undefined && verb === undefined)) return undefined;
  return subject.reduce((sum, index) => sum + (draft.things[index]?.count ?? 1), 0);
}

/** "five dinosaurs" of two kinds are three of one and two of the other. */
function shareOut(count: number, kinds: number): number[] {
  const used = Math.max(1, Math.min(count, kinds));
  return Array.from({ length: used }, (_, k) => Math.floor((count + used - 1 - k) / used));
}
