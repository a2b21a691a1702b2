import type { Entry } from '../words/Lexicon.ts';
import type { Lexeme } from './lexemes.ts';
import { isThing } from './nouns.ts';

/** "pulling a rabbit out": reads a verb and the word at the end that belongs to it as one. English. */
export function joinParticles(
  lexemes: readonly Lexeme[],
  nameOf: (phrase: string) => Entry | undefined,
): readonly Lexeme[] {
  const end = lexemes.findIndex(({ phrase }, at) => phrase === 'out' && isThing(lexemes[at - 1]));
  const at = lexemes.findLastIndex(({ phrase }, index) => index < end && TAKING.test(phrase));
  const [verb, next] = [lexemes[at], lexemes[end + 1]];
  const isNear = at >= 0 && end - at <= MOST_BETWEEN;
  const entry = verb && isNear ? nameOf(`${verb.phrase} out`) : undefined;
  if (verb === undefined || entry === undefined || next?.phrase === 'of') return lexemes;
  return lexemes.flatMap((lexeme, index) =>
    index === end
      ? []
      : [index === at ? { ...lexeme, phrase: `${verb.phrase} out`, senses: entry.senses } : lexeme],
  );
}

const TAKING = /^(?:pull(?:s|ing)?|takes?|taking)$/;
/** So many words with the noun and what stands before it. */
const MOST_BETWEEN = 5;
