import { artData } from '../../art/artData.ts';
import { BEINGS } from '../../things/beings.ts';
import type { Thing } from '../../things/Things.ts';
import type { Lexeme } from './lexemes.ts';

/** The record of what a word names first of all. */
export function recordOf(lexeme: Pick<Lexeme, 'senses'> | undefined): Thing | undefined {
  const [first] = lexeme?.senses ?? [];
  return first?.kind === 'thing' ? artData().things.get(first.keys[0] ?? '') : undefined;
}

/** Whether a word names somebody or an animal. */
export function isBeing(lexeme: Lexeme | undefined): boolean {
  return BEINGS.has(recordOf(lexeme)?.kind ?? '');
}

/** Whether a word may name a thing. */
export function isThing(lexeme: Lexeme | undefined): boolean {
  return lexeme?.senses.some(({ kind }) => kind === 'thing') === true;
}
