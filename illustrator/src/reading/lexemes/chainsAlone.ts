import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';

/** "food chain" alone: a picture of one, where nobody says who is in it. English. */
export function chainsAlone(lexemes: readonly Lexeme[], nameOf: NameOf): readonly Lexeme[] {
  const [first, ...others] = lexemes.filter(({ senses }) => senses.every(({ kind }) => kind !== 'role'));
  const isChain = first?.senses.some((sense) => sense.kind === 'order' && sense.order === 'chain') === true;
  const picture = nameOf(PICTURE);
  if (first === undefined || !isChain || others.length > 0 || picture === undefined) return lexemes;
  return [{ ...first, senses: picture.senses }];
}

const PICTURE = 'food chain diagram';
