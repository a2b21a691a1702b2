import type { Lexeme } from './lexemes.ts';
import { recordOf } from './nouns.ts';

/** Reads "a carrot slice" and "apple pieces" as what they are of, as "a slice of carrot" is; nobody slices. English. */
export function slicesOfFood(lexemes: readonly Lexeme[]): Lexeme[] {
  const read: Lexeme[] = [];
  for (const lexeme of lexemes) {
    const food = read.at(-1);
    const [, several] = SLICE.exec(lexeme.phrase) ?? [];
    if (several === undefined || food === undefined || food.plural || recordOf(food)?.kind !== 'food')
      read.push(lexeme);
    else {
      const text = `${food.text} ${lexeme.text}`;
      read.splice(-1, 1, { ...food, text, plural: several === 's' });
    }
  }
  return read;
}

const SLICE = /^(?:slice|piece|chunk|wedge)(s?)$/;
