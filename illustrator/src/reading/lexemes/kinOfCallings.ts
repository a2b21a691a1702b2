import type { Things } from '../../things/Things.ts';
import type { Lexeme } from './lexemes.ts';

/** Makes "the farmer's wife" and "a baker's daughter" one noun: of the two only she is on the page. English. */
export function kinOfCallings(lexemes: readonly Lexeme[], things: Things): Lexeme[] {
  const joined: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const [lexeme, own, kin] = lexemes.slice(at, at + 3);
    if (lexeme === undefined) continue;
    const isMeant = own?.kind === 'possessive' && kin !== undefined && KIN.test(kin.phrase);
    if (!isMeant || !isCalling(lexeme, things) || isSaidAgain(lexemes.slice(at + 3), lexeme)) {
      joined.push(lexeme);
      continue;
    }
    joined.push({ ...kin, text: `${lexeme.text}’s ${kin.text}` });
    at += 2;
  }
  return joined;
}

const KIN = /^(?:wife|husband|daughters?|sons?|child|children|kids?|apprentice)$/;

/** Whether it is a person by what that one does: no mother, nobody's friend. */
function isCalling({ senses }: Lexeme, things: Things): boolean {
  const [sense] = senses;
  const record = sense?.kind === 'thing' ? things.get(sense.keys[0] ?? '') : undefined;
  return record?.kind === 'person' && (record.home !== undefined || record.costume !== undefined);
}

/** Whether more is said of whose kin it is: "the farmer's son helping him". */
function isSaidAgain(after: readonly Lexeme[], { phrase }: Lexeme): boolean {
  return after.some((lexeme) => lexeme.phrase === phrase || lexeme.phrase === 'him');
}
