import { foldWord } from './fold.ts';
import { bearerOf } from './languages/givenNames.ts';
import type { Lexeme } from './lexemes.ts';
import type { Sense } from './Sense.ts';

/**
 * Makes a first name a child: "Emma riding a unicorn" is a girl's ride. Where the name only says what somebody else is called
 * ("my dog Oliver", "Oliver the dog"), whose something is or whom it is for, nobody is drawn for it. A name alone says
 * nothing of what to draw.
 */
export function settleGivenNames(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  if (lexemes.length === 1) return lexemes;
  return lexemes.map((lexeme, at) => {
    const bearer = lexeme.kind === 'unknown' ? bearerOf(foldWord(lexeme.text)) : undefined;
    if (bearer === undefined || isNameOf(lexemes[at - 1]) || isNamed(lexemes[at + 1])) return lexeme;
    return { ...lexeme, kind: 'known', senses: [{ kind: 'thing', keys: [bearer] }] };
  });
}

/** Whether a word before a name makes it the name of somebody who is there already, or of somebody else. */
function isNameOf(before: Lexeme | undefined): boolean {
  return before?.senses.some(({ kind }) => kind === 'thing') === true || FOR.test(before?.phrase ?? '');
}

/** Whether a word after a name says who bears it, or what its bearer owns. */
function isNamed(after: Lexeme | undefined): boolean {
  return after?.kind === 'possessive' || after?.senses.some(isThe) === true;
}

function isThe(sense: Sense): boolean {
  return sense.kind === 'role' && sense.role === 'the';
}

/** Folded. */
const FOR = /^(?:for|from|para|pour|fur|von|de)$/;
