import naughtyWords from 'naughty-words';
import { stripAccents } from './foldText.ts';
import { INNOCENT_WORDS } from './innocentTerms.ts';

/** Languages whose lists are kept: those of the product. Of others `hostileTerms.ts` holds the words that travel. */
const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;

/**
 * Words and phrases of the kept list (ADR 6), lower case, with and without accents, without those that are ordinary words of
 * one of the four languages as well.
 */
export const LISTED_WORDS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => naughtyWords[language] ?? [])
    .map((word) => word.trim().toLowerCase().normalize('NFC'))
    .filter((word) => word.length > 2)
    .flatMap((word) => [word, stripAccents(word)])
    .filter((word) => !INNOCENT_WORDS.has(word)),
);

/** Most words of a listed phrase. */
export const LONGEST_LISTED = 5;
