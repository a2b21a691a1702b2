import { hasClothes } from '../../things/likenessOf.ts';
import { PLAIN_PEOPLE } from '../../things/plainPeople.ts';
import type { Things } from '../../things/Things.ts';
import type { Lexeme } from './lexemes.ts';

/** Reads "playing doctor" and "plays pirates" as being dressed as one: nobody else is there. English. */
export function callingsPlayed(lexemes: readonly Lexeme[], things: Things): readonly Lexeme[] {
  return lexemes.map((lexeme, at) => {
    const [played] = lexemes[at + 1]?.senses ?? [];
    if (!PLAYING.test(lexeme.phrase) || played?.kind !== 'thing' || !isCalling(played.keys, things))
      return lexeme;
    const senses = lexeme.senses.map((sense) => (sense.kind === 'verb' ? { ...sense, verb: 'wear' } : sense));
    return { ...lexeme, senses };
  });
}

const PLAYING = /^play(?:s|ing|ed)?$/;

/** What people are dressed as who are of that calling. */
function isCalling(keys: readonly string[], things: Things): boolean {
  return keys.every((key) => {
    const record = things.get(key);
    return record !== undefined && hasClothes(record) && !PLAIN_PEOPLE.test(key);
  });
}
