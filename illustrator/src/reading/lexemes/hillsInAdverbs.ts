import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';

/** Makes "sliding downhill" a slide down a hill: the hill is there to be seen. English. */
export function hillsInAdverbs(lexemes: readonly Lexeme[], nameOf: NameOf): Lexeme[] {
  const read: Lexeme[] = [];
  const add = (phrase: string, text: string): void => {
    read.push({ text, phrase, kind: 'known', senses: [], plural: false, ...nameOf(phrase) });
  };
  for (const lexeme of lexemes) {
    const way = HILLS[lexeme.phrase];
    const verb = read.at(-1);
    if (way === undefined || !verb?.senses.some(({ kind }) => kind === 'verb')) {
      read.push(lexeme);
      continue;
    }
    const whole = nameOf(`${verb.phrase} ${way}`);
    if (whole === undefined) add(way, way);
    else read.splice(-1, 1, { ...verb, ...whole, phrase: `${verb.phrase} ${way}` });
    add('a', 'a');
    add('hill', lexeme.text);
  }
  return read;
}

const HILLS: Readonly<Record<string, string>> = { downhill: 'down', uphill: 'up' };
