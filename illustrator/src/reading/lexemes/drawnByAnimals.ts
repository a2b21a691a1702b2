import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';
import { isBeing, isThing } from './nouns.ts';

/** Makes "a farmer in a horse-drawn cart" a farmer in a cart, and at the end a horse pulling the cart. English. */
export function drawnByAnimals(lexemes: readonly Lexeme[], nameOf: NameOf): readonly Lexeme[] {
  const at = lexemes.findIndex(
    (lexeme, index) =>
      isBeing(lexeme) && DRAWN.test(lexemes[index + 1]?.phrase ?? '') && isThing(lexemes[index + 2]),
  );
  const [animal, , cart] = lexemes.slice(at, at + 3);
  if (at < 0 || animal === undefined || cart === undefined) return lexemes;
  const said = (phrase: string): Lexeme => ({
    ...{ text: '', phrase, kind: 'known', senses: [], plural: false },
    ...nameOf(phrase),
  });
  return [
    ...lexemes.slice(0, at),
    ...lexemes.slice(at + 2),
    { ...said(''), kind: 'stop' },
    animal,
    { ...said('pulling'), text: 'drawn' },
    said('the'),
    { ...cart, plural: false },
  ];
}

const DRAWN = /^(?:drawn|pulled)$/;
