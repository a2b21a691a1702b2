import type { Entry } from '../words/Lexicon.ts';
import type { Lexeme } from './lexemes.ts';
import { isBeing, isThing } from './nouns.ts';

/**
 * Reads "a boy trading his apple for his friend's sandwich" as "holding his apple facing his friend holding a sandwich": each has
 * what the other one gets. English.
 */
export function tradesMade(
  lexemes: readonly Lexeme[],
  nameOf: (phrase: string) => Entry | undefined,
): readonly Lexeme[] {
  const at = lexemes.findIndex(({ phrase }) => TRADING.test(phrase));
  const link = lexemes.findIndex(({ phrase }, index) => index > at && phrase === 'for');
  const owner = lexemes.findIndex((lexeme, index) => index > link && isBeing(lexeme));
  const [trading, own] = [lexemes[at], lexemes[owner + 1]];
  const isNear = link - at <= MOST_BETWEEN && owner - link <= 2 && link > at && owner > link;
  const isOwned = own?.kind === 'possessive' && lexemes.slice(owner + 2, owner + 4).some(isThing);
  if (at < 0 || trading === undefined || !isNear || !isOwned) return lexemes;
  const made = (phrase: string, text: string): Lexeme => ({
    ...trading,
    ...{ text, phrase, senses: nameOf(phrase)?.senses ?? [] },
  });
  return [
    ...lexemes.slice(0, at),
    made('holding', trading.text),
    ...lexemes.slice(at + 1, link),
    made('facing', trading.text),
    ...lexemes.slice(link + 1, owner + 1),
    made('holding', trading.text),
    made('a', 'a'),
    ...lexemes.slice(owner + 2),
  ];
}

const TRADING = /^(?:trad(?:es?|ing)|swap(?:s|ping)?|exchang(?:es?|ing))$/;
const MOST_BETWEEN = 5;
