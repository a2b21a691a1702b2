import type { Lexeme } from './lexemes.ts';

/** What the lexicon knows by a phrase. */
export type NameOf = (phrase: string) => Pick<Lexeme, 'senses' | 'plural'> | undefined;
