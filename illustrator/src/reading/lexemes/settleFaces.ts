import type { Lexeme } from './lexemes.ts';

type Known = Pick<Lexeme, 'senses'> | undefined;

/** Makes "with a grumpy face" and "making a sad face" after somebody one word for how they feel: no face beside them. English. */
export function settleFaces(lexemes: readonly Lexeme[], known: (phrase: string) => Known): Lexeme[] {
  const settled: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const one = lexemes[at];
    if (one === undefined) continue;
    const isOpening = OPENING.test(one.phrase) && settled.at(-1)?.senses.some(({ kind }) => kind === 'thing');
    const isArticle = /^(?:an?|the|his|her|their|its)$/.test(lexemes[at + 1]?.phrase ?? '');
    const end = at + (isArticle ? 2 : 1);
    const felt = isOpening ? /^(\S+) faces?$/.exec(lexemes[end]?.phrase ?? '')?.[1] : undefined;
    const mood = known(felt ?? '')?.senses.find((sense) => sense.kind === 'look' && sense.look === 'mood');
    if (mood === undefined) {
      settled.push(one);
      continue;
    }
    const text = lexemes
      .slice(at, end + 1)
      .map((lexeme) => lexeme.text)
      .join(' ');
    settled.push({
      ...one,
      text,
      phrase: text.toLowerCase(),
      senses: [mood],
    });
    at = end;
  }
  return settled;
}

const OPENING = /^(?:with|mak(?:e|es|ing)|pull(?:s|ing)?|ha(?:s|ve|ving))$/;
