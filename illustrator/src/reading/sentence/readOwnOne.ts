import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Sentence } from './Sentence.ts';
import { takePlace } from './takePlace.ts';

/** Reads "hers" and "mine" as one more of what was named last, which lies nowhere and is whole. Returns whether it is so. */
export function readOwnOne(sentence: Sentence, lexeme: Lexeme): boolean {
  const { draft, language, lexemes, at } = sentence;
  const isOwn =
    OWN_ONES[language].test(lexeme.phrase) && (!ALSO_BEFORE_NOUNS.test(lexeme.phrase) || isAtEnd(sentence));
  // "in a mine", "the mine".
  const before = lexemes[at - 1]?.senses ?? [];
  const isNoun =
    language === 'en' &&
    before.some(
      ({ kind, ...sense }) =>
        kind === 'preposition' ||
        ('role' in sense && sense.role === 'a') ||
        ('role' in sense && sense.role === 'the'),
    );
  if (!isOwn || isNoun) return false;
  const isMeant = (index: number) => draft.record(index)?.kind !== 'person' && !isImplied(sentence, index);
  const all = [...draft.things.keys()].filter(isMeant);
  const of =
    all.findLast((index) => !draft.isBeing(index) && !draft.isWorn(index)) ??
    all.findLast((index) => !draft.isBeing(index)) ??
    all.at(-1) ??
    -1;
  const thing = draft.things[of];
  if (thing === undefined) return false;
  const { turned: _, pattern: __, ...looks } = thing.looks;
  const added = draft.addThing({ key: thing.key, words: thing.words, looks });
  draft.addWord(lexeme, { as: 'thing', thing: added });
  takePlace(sentence, [added]);
  return true;
}

function isImplied({ draft }: Sentence, index: number): boolean {
  const thing = draft.things[index];
  return thing !== undefined && draft.implied.has(thing);
}

const OWN_ONES = {
  en: /^(?:hers|his|mine|theirs|ours|yours)$/,
  es: /^(?:suy[oa]|mi[oa]|tuy[oa])$/,
  fr: /^(?:sien(?:ne)?|mien(?:ne)?|tien(?:ne)?)$/,
  de: /^(?:ihre[ns]?|ihrs|seine[ns]?|seins|meine[ns]?|meins)$/,
} as const;

/** Words that mostly own what comes next. */
const ALSO_BEFORE_NOUNS = /^(?:his|ihre[ns]?|seine[ns]?|meine[ns]?)$/;

function isAtEnd({ lexemes, at }: Sentence): boolean {
  const next = lexemes[at + 1];
  return (
    next === undefined ||
    next.kind === 'comma' ||
    next.kind === 'stop' ||
    next.senses.some(
      (sense) => sense.kind === 'preposition' || (sense.kind === 'role' && ENDING.has(sense.role)),
    )
  );
}

const ENDING: ReadonlySet<string> = new Set(['and', 'with', 'while', 'is', 'has', 'who']);
