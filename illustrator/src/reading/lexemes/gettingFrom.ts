import type { Entry } from '../words/Lexicon.ts';
import type { Lexeme } from './lexemes.ts';
import { isThing } from './nouns.ts';

/** Reads "getting a cookie out of a jar" as taking it: "getting dressed" and "getting a haircut" are other things. English. */
export function gettingFrom(
  lexemes: readonly Lexeme[],
  nameOf: (phrase: string) => Entry | undefined,
): readonly Lexeme[] {
  return lexemes.map((lexeme, at) => {
    const taking = TAKING.get(lexeme.phrase);
    if (taking === undefined) return lexeme;
    const from = lexemes.findIndex(({ phrase }, index) => index > at && FROM.test(phrase));
    const got = lexemes.slice(at + 1, from);
    const isGot = from > at && got.length <= MOST_BETWEEN && isThing(got.at(-1));
    const isFromThing = lexemes.slice(from + 1, from + 1 + MOST_BETWEEN).some(isThing);
    const senses = nameOf(taking)?.senses;
    return isGot && isFromThing && senses !== undefined
      ? { ...lexeme, phrase: taking, kind: 'known', senses }
      : lexeme;
  });
}

const TAKING: ReadonlyMap<string, string> = new Map([
  ['get', 'take'],
  ['gets', 'takes'],
  ['getting', 'taking'],
]);
const FROM = /^(?:out of|from|out from)$/;
/** An article, an adjective and the noun. */
const MOST_BETWEEN = 3;
