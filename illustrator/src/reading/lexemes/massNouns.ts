import type { Lexeme } from './lexemes.ts';

type Known = Pick<Lexeme, 'senses' | 'plural'> | undefined;

/** "in the straw", "a bed of straw", "eating straw": what has no article of one is hay, no straw to drink with. English. */
export function massNouns(lexemes: readonly Lexeme[], known: (phrase: string) => Known): Lexeme[] {
  return lexemes.map((lexeme, at) => {
    const mass = MASS[lexeme.phrase];
    const before = lexemes[at - 1]?.phrase === 'the' ? lexemes[at - 2] : lexemes[at - 1];
    if (mass === undefined || before === undefined) return lexeme;
    const isEaten = before.senses.some((sense) => sense.kind === 'verb' && sense.verb === 'eat');
    const name = isEaten || AMID.test(before.phrase) ? known(mass) : undefined;
    return name === undefined ? lexeme : { ...lexeme, ...name };
  });
}

const MASS: Readonly<Record<string, string>> = { straw: 'hay' };
const AMID = /(?:^| )(?:in|into|on|onto|of|under|inside|full of|made of|made out of)$/;
