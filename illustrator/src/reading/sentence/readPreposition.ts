import { BEINGS } from '../../things/beings.ts';
import { CRAFTS } from '../../things/crafts.ts';
import type { Preposition } from '../languages/LanguageWords.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import { OF_TEXT } from '../lexemes/readTexts.ts';
import { CARRYING, type RelationKind } from '../Scene.ts';
import { isArticle } from '../words/Sense.ts';
import { fillPlace } from './fillPlace.ts';
import { headsFor } from './headsFor.ts';
import { isGivenInBed, isSeenOn, isWornNext, nextRecord } from './hostOfObject.ts';
import { isAroundSubject } from './isAroundSubject.ts';
import { isGivenTo } from './isGivenTo.ts';
import { isInstrument } from './isPlayedOn.ts';
import { isPronounNext } from './isPronounNext.ts';
import { ofNounBefore } from './ofNounBefore.ts';
import { putOnTop } from './putOnTop.ts';
import type { OpenVerb, Sentence } from './Sentence.ts';

/** Prepositions that are mere grammar: where nothing comes of them, nothing is missing. */
const GRAMMAR = new Set<Preposition>(['of', 'to', 'at', 'from', 'in', 'on', 'up', 'down', 'out-of']);

/** Reads a preposition, to wait for its noun. */
export function readPreposition(sentence: Sentence, lexeme: Lexeme, preposition: Preposition): void {
  if (preposition === 'to' && isForDeed(sentence)) {
    sentence.previous = 'noun';
    return;
  }
  const { verb, draft, last } = sentence;
  const isOfBearer =
    sentence.lastRole === 'with' &&
    (isPronounNext(sentence) || (preposition === 'on' && isRoofNext(sentence)));
  const own = ofNounBefore(sentence, lexeme, preposition);
  const isOfVerb =
    verb !== undefined &&
    own === undefined &&
    !isOfBearer &&
    !isOfNeighbor(sentence) &&
    (sentence.previous === 'verb' || verb.record.by?.[preposition] !== undefined);
  const slot = GRAMMAR.has(preposition) ? undefined : draft.addWord(lexeme);
  const hosts = own ?? (isOfVerb ? verb.doers : hostsOf(sentence, preposition));
  sentence.takeModifiers();
  sentence.isSaid = false;
  if (slot !== undefined && isAroundText(sentence, preposition)) {
    slot.meaning = { as: 'text', text: 0 };
    draft.textAt = 'amid';
    sentence.preposition = undefined;
    sentence.previous = 'determiner';
    return;
  }
  if (preposition === 'full-of' && slot !== undefined && fillPlace(sentence, { hosts, slot })) return;
  // "on the top shelf".
  if (preposition === 'on-top' && !sentence.isBeforeThing()) {
    putOnTop(sentence, slot);
    return;
  }
  // "casting a spell on a frog", "pointing at the letter B on a board": whoever does it is only near.
  const before = sentence.ahead(-1)?.kind;
  const isName = draft.words.at(-1 - Number(slot !== undefined))?.meaning.as === 'remark';
  const isOfUnknown =
    (before === 'texts' || (before === 'unknown' && !isName)) && sentence.previous === 'noun' && !isOfVerb;
  sentence.preposition = {
    preposition:
      isOfUnknown && ONTO.has(preposition) && last.length > 0 && !isDoing(sentence)
        ? 'next-to'
        : preposition === 'on-top'
          ? 'on'
          : preposition,
    ...(PLACES.has(preposition) ? { at: sentence.at } : {}),
    hosts,
    slot,
    ...(isOfVerb ? { verb } : {}),
  };
  sentence.joint = undefined;
  sentence.goOn = undefined;
  sentence.previous = 'preposition';
}

/** "climbing a ladder to rescue a kitten", "to pick apples": what whoever was named does there, no place. */
function isForDeed(sentence: Sentence): boolean {
  const [deed, next] = [sentence.ahead(1), sentence.ahead(2)];
  const isDone = deed?.senses.some((sense) => sense.kind === 'verb' && sense.form === 'base') === true;
  const isToArticle = next?.senses.some(isArticle);
  const isToMany = next?.plural === true && next.senses.some(({ kind }) => kind === 'thing');
  const isAfter = sentence.previous === 'noun' || sentence.previous === 'verb';
  const isToIt = next?.phrase === 'it' || next?.phrase === 'them';
  return isDone && isAfter && !sentence.canLet() && (isToArticle === true || isToMany || isToIt);
}

/** "playing cello next to a boy on the drums": he is there. */
function isOfNeighbor({ draft, verb, last, lastRole, previous }: Sentence): boolean {
  const isDone = verb !== undefined && verb.objects.length > 0 && !verb.objects.includes(last[0] ?? -1);
  return isDone && previous === 'noun' && lastRole === 'place' && draft.isBeing(last[0]);
}

/** "the name Mia with unicorns around it", "the word LOVE surrounded by hearts". */
function isAroundText(sentence: Sentence, preposition: Preposition): boolean {
  // "balloons surrounding the number 20"
  const next = sentence.ahead(1)?.senses.some(isArticle) ? sentence.ahead(2) : sentence.ahead(1);
  if (preposition === 'around' && next?.kind === 'texts') return true;
  if ((preposition !== 'around' && preposition !== 'surrounded') || sentence.draft.texts.length === 0)
    return false;
  const isOfText =
    OF_TEXT.test(sentence.ahead(1)?.phrase ?? '') || OF_TEXT.test(sentence.ahead(2)?.phrase ?? '');
  return (
    sentence.last.length === 0 || isOfText || isPronounNext(sentence) || sentence.nextNoun() === undefined
  );
}

/** Signs of a place that have no word of their own. */
const PLACES = new Set<Preposition>(['in', 'on', 'at', 'up', 'down']);

const ONTO = new Set<Preposition>(['on', 'in', 'to', 'from', 'out-of']);

/** "a boy hiccuping on a chair": an unknown word that is something done. */
function isDoing(sentence: Sentence): boolean {
  return /ing$/.test(sentence.ahead(-1)?.phrase ?? '');
}

/** Said of the noun right before. */
const OF_LAST = new Set<Preposition>([
  'of',
  'made-of',
  'full-of',
  'shaped-like',
  'surrounded',
  'bigger-than',
  'smaller-than',
]);

/** Of what a preposition after a noun says where it is. */
function hostsOf(sentence: Sentence, preposition: Preposition): number[] {
  const { draft, subject, last, lastRole, verb, verbLast, relative } = sentence;
  if (verbLast !== undefined) return verbLast.head;
  if (relative !== undefined) return relative;
  if (preposition === 'surrounded' && isAroundSubject(sentence)) return subject;
  if (OF_LAST.has(preposition)) return last;
  // "waiting for the bus under an umbrella": no bus is under one.
  const isUnder = preposition === 'under' && nextRecord(sentence)?.uses?.includes('held') === true;
  if (isUnder && draft.isBeing(subject[0]) && !draft.isBeing(last[0])) return subject;
  // "a band with a boy on drums".
  if (preposition === 'on' && draft.isBeing(last[0]) && isInstrument(nextRecord(sentence))) return last;
  // "a knight and a dragon behind him": the dragon is.
  if (lastRole === 'subject' && subject.length > 1 && isPronounNext(sentence)) {
    const own = namedLast(sentence);
    const others = subject.filter((index) => !own.includes(index));
    const many = others.reduce((sum, index) => sum + (draft.things[index]?.count ?? 1), 0);
    if (many > 0 && isPronounNext(sentence, { among: many > 1 ? MANY : ONE })) return own;
  }
  if (lastRole === 'subject') return last.length > subject.length || sentence.isLooseList ? last : subject;
  if (lastRole === 'with' && (isPronounNext(sentence) || isOnOwnNext(sentence))) return last;
  // "watching birds from her balcony": that is where she is.
  if (lastRole === 'object' && preposition === 'from' && isDoneFrom(verb)) return verb?.doers ?? subject;
  if (lastRole === 'object' && preposition === 'from')
    return draft.isBeing(last[0]) && isSeatNext(sentence) ? subject : last;
  // "chasing a boy in a red shirt", "with kids in hats": who was named right before wears it.
  if (preposition === 'in' && draft.isBeing(last[0]) && isWornNext(sentence)) return last;
  if (lastRole === 'with')
    return !isPlaced(sentence, subject) && (draft.isBeing(subject[0]) || isOnNext(sentence)) ? subject : last;
  if (lastRole === 'object' && isGivenInBed(sentence)) return verb?.objects.slice(0, 1) ?? last;
  if (lastRole === 'object') {
    const isThere = isTakenAlong(sentence, preposition) || isSeenOn(sentence, preposition);
    return isThere || isPlaced(sentence, subject) ? last : subject;
  }
  if (lastRole === 'place' && isGivenTo(sentence)) return last;
  if (headsFor(sentence, preposition)) return subject;
  return isPlaced(sentence, subject) || subject.length === 0 ? last : subject;
}

/** Whether what is done something to is where that ends: nothing worn, but "tying an apron on a girl"; "pulling weeds between the carrots" no weed. */
function isTakenAlong(sentence: Sentence, preposition: Preposition): boolean {
  const { draft, last, verb } = sentence;
  if (!verb?.record.moves) return verb?.record.rouses === true;
  const isOnBody = preposition === 'on' && BEINGS.has(nextRecord(sentence)?.kind ?? '');
  const isPulledUp = draft.relations.some(({ kind, to }) => kind === 'uproot' && last.includes(to));
  return (isOnBody || !draft.isWorn(last[0] ?? -1)) && !isPulledUp;
}

/** What is done to others from where one is. */
function isDoneFrom(verb: OpenVerb | undefined): boolean {
  const { relation, frees, shields, moves } = verb?.record ?? {};
  return relation !== undefined && FROM_AFAR.has(relation) && !(frees || shields || moves);
}

const FROM_AFAR = new Set<RelationKind>(['look-at', 'face', 'throw', 'whisper', 'blow']);

/** "a cake with six candles on a table": what they are on is on what comes next, where that is large enough. */
function isOnNext(sentence: Sentence): boolean {
  const { draft, last, subject } = sentence;
  const place = nextRecord(sentence);
  const size = draft.record(subject[0])?.size ?? 0;
  return isPlaced(sentence, last) && place !== undefined && place.size > 0.6 * size;
}

/** "feeding ducks from a bench": it is the doer who sits there. */
function isSeatNext(sentence: Sentence): boolean {
  return nextRecord(sentence)?.uses?.includes('sat-on') === true;
}

/** "a princess with a frog on her pillow", "looking at a house with a cat on the roof": that one alone, but for what one rides or wears. */
function isOnOwnNext(sentence: Sentence): boolean {
  const next = sentence.ahead(1)?.senses ?? [];
  const { kind, riders, uses, worn } = nextRecord(sentence) ?? {};
  if (kind === undefined || worn !== undefined || CRAFTS.has(kind)) return false;
  const isRidden = riders !== undefined || uses?.includes('ridden') === true;
  const isOwn = next.some((sense) => sense.kind === 'role' && sense.role === 'its');
  return !isRidden && (isOwn || isRoofNext(sentence));
}

/** "a family sitting in a car with suitcases on the roof". */
function isRoofNext(sentence: Sentence): boolean {
  return sentence.nextNoun()?.phrase === 'roof' && sentence.draft.isBeing(sentence.subject[0]);
}

/** Those that stand for one alone. */
const ONE = new Set(['it', 'him']);
const MANY = new Set(['them']);

/** What the last noun stands for: of "a girl and her band" the band. */
function namedLast({ draft, subject }: Sentence): number[] {
  const words = draft.things[subject.at(-1) ?? -1]?.words;
  const named = subject.filter((index) => draft.things[index]?.words === words);
  return named.length < subject.length ? named : subject;
}

function isPlaced({ draft }: Sentence, things: readonly number[]): boolean {
  return draft.relations.some(({ from, kind }) => things.includes(from) && CARRYING.has(kind));
}
