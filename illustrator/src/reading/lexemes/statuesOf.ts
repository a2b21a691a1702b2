import type { Entry } from '../words/Lexicon.ts';
import type { Lexeme } from './lexemes.ts';
import { isThing, recordOf } from './nouns.ts';

/** Reads "a statue of a lion" as one in its shape: no lion is there. English. */
export function statuesOf(
  lexemes: readonly Lexeme[],
  nameOf: (phrase: string) => Entry | undefined,
): readonly Lexeme[] {
  return lexemes.map((lexeme, at) => {
    const isOfStatue = lexeme.phrase === 'of' && recordOf(lexemes[at - 1])?.key === STATUE;
    const isOfThing = lexemes.slice(at + 1, at + MOST_BETWEEN).some(isThing);
    if (!isOfStatue || !isOfThing) return lexeme;
    return { ...lexeme, senses: nameOf(SHAPED)?.senses ?? lexeme.senses };
  });
}

const STATUE = 'statue';
const SHAPED = 'in the shape of';
/** An article, an adjective and the noun. */
const MOST_BETWEEN = 4;
