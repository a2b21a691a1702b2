import { LEADING_WORDS } from '../languages/textWords.ts';
import type { Lexeme } from './lexemes.ts';
import { isBeing, recordOf } from './nouns.ts';

/**
 * Reads "a 'Keep Out' sign" as "a sign 'Keep Out'", which bears its words; and says no more by what only leads to words: "a jar
 * labeled 'Buttons'", "stars spelling out 'Winter'". English.
 */
export function textsOnBoards(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  return withoutLeads(lexemes).flatMap((lexeme, at, all): Lexeme[] => {
    if (isBorneAt(all, at)) return [all[at + 1] as Lexeme, lexeme];
    return isBorneAt(all, at - 1) ? [] : [lexeme];
  });
}

/** Whether words are at `at` and what bears them is next. */
function isBorneAt(lexemes: readonly Lexeme[], at: number): boolean {
  const [words, board] = [lexemes[at], lexemes[at + 1]];
  const isBoard = board?.plural === false && recordOf(board)?.lettered !== undefined;
  return words?.kind === 'texts' && isBoard && recordOf(board)?.kind === 'object';
}

function withoutLeads(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  return lexemes.map((lexeme, at) => {
    let next = at + 1;
    while (LEADING_WORDS.test(lexemes[next]?.phrase ?? '')) next += 1;
    const isLead =
      LEADING_WORDS.test(lexeme.phrase) && lexemes[next]?.kind === 'texts' && !isBorneAt(lexemes, next);
    // "a girl reading 'Snow White'" has a book.
    const isDeed = /^read/.test(lexeme.phrase) && isBeing(lexemes[at - 1]);
    return isLead && !isDeed
      ? { ...lexeme, kind: 'known', senses: [{ kind: 'remark' }], plural: false }
      : lexeme;
  });
}
