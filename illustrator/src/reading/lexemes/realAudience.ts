import type { Entry } from '../words/Lexicon.ts';
import { isGoingOn } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

/** "playing guitar for kids sitting on logs": the kids are there, and the page is not only for them. English. */
export function realAudience(
  lexemes: readonly Lexeme[],
  nameOf: (phrase: string) => Entry | undefined,
): readonly Lexeme[] {
  return lexemes.flatMap((lexeme, at) => {
    const next = lexemes[at + 1]?.senses ?? [];
    const isDoing = next.some(isGoingOn);
    const [, told] = AUDIENCE.exec(lexeme.phrase) ?? [];
    const entry = at > 0 && isDoing && told !== undefined ? nameOf(told) : undefined;
    const link = nameOf('for');
    if (entry === undefined || told === undefined || link === undefined) return [lexeme];
    return [
      { ...lexeme, text: 'for', phrase: 'for', senses: link.senses, plural: false },
      { ...lexeme, text: told, phrase: told, senses: entry.senses, plural: true },
    ];
  });
}

const AUDIENCE = /^for (kids|children)$/;
