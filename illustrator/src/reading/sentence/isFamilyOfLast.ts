import { COUNT_OF_PLURAL, type Lexeme } from '../lexemes/lexemes.ts';
import type { Sentence } from './Sentence.ts';

/** "a swan family" is several swans, "a swan couple" two. Returns whether it is so. */
export function isFamilyOfLast({ draft, previous, last, modifiers }: Sentence, lexeme: Lexeme): boolean {
  const [thing] = last;
  const family = draft.things[thing ?? -1];
  const isAside = previous !== 'noun' || modifiers.determiner !== undefined;
  const count = FAMILIES.find(([names]) => names.test(lexeme.phrase))?.[1];
  if (thing === undefined || family === undefined || isAside || count === undefined) return false;
  family.count = Math.max(family.count, count);
  draft.addWord(lexeme, { as: 'look', thing, look: 'count' });
  return true;
}

/** How many there are at least of those who are called so. */
const FAMILIES: readonly (readonly [RegExp, number])[] = [
  [/^famil(y|ies|ia|le)$/, COUNT_OF_PLURAL],
  [/^(couple|pair|pareja|paar)$/, 2],
];
