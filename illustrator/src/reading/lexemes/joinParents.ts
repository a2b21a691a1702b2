import { BEINGS } from '../../things/beings.ts';
import type { Things } from '../../things/Things.ts';
import type { Lexeme } from './lexemes.ts';

/** Makes "a triceratops mom" one noun: a mother right after one animal is that animal. */
export function joinParents(lexemes: readonly Lexeme[], things: Things): Lexeme[] {
  const joined: Lexeme[] = [];
  for (const lexeme of lexemes) {
    const before = joined.at(-1);
    const isParent = !lexeme.plural && lexeme.senses.some(({ kind }) => kind === 'parent');
    if (before !== undefined && isParent && isOneAnimal(before, things))
      joined.splice(-1, 1, { ...before, text: `${before.text} ${lexeme.text}` });
    else joined.push(lexeme);
  }
  return joined;
}

function isOneAnimal({ senses, plural }: Lexeme, things: Things): boolean {
  if (plural || senses.length === 0) return false;
  return senses.every(
    (sense) =>
      sense.kind === 'thing' &&
      sense.keys.every((key) => {
        const kind = things.get(key)?.kind ?? '';
        return BEINGS.has(kind) && kind !== 'person';
      }),
  );
}
