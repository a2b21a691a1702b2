import { LANGUAGE_WORDS } from '../languages/index.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Sentence } from './Sentence.ts';

/** "a kid getting glasses", "gets a puppy": a thing follows, which one has then. */
export function isGained(sentence: Sentence, { phrase }: Lexeme): boolean {
  const isGetting = LANGUAGE_WORDS[sentence.language].undergoing.split(', ').includes(phrase);
  const next = isGetting ? sentence.nextNoun() : undefined;
  return (
    next?.senses.some(({ kind }) => kind === 'thing') === true &&
    next.senses.every(({ kind }) => kind !== 'verb')
  );
}
