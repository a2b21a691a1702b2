import { isArticle, type Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

/** "a small, a medium and a large bear", "one striped and two spotted fish": the noun of the last one is that of the others too. */
export function nounOfSeveral(lexemes: readonly Lexeme[]): Lexeme[] {
  const told: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const noun = nounAfter(lexemes, at);
    const lexeme = lexemes[at];
    if (lexeme === undefined) continue;
    told.push(lexeme);
    if (noun !== undefined)
      told.push({ ...noun, plural: isMany(lexemes[at - 1]), isAgain: true, text: noun.text });
  }
  return told;
}

/** The noun that an adjective without one goes with. */
function nounAfter(lexemes: readonly Lexeme[], at: number): Lexeme | undefined {
  if (!opensNoun(lexemes[at - 1]) || !isQuality(lexemes[at])) return undefined;
  let next = at + 1;
  let joints = 0;
  while (isJoint(lexemes[next])) {
    while (isJoint(lexemes[next])) next += 1;
    if (!opensNoun(lexemes[next]) || !isQuality(lexemes[next + 1])) return undefined;
    next += 2;
    joints += 1;
  }
  const noun = lexemes[next];
  return joints > 0 && noun?.senses.some(({ kind }) => kind === 'thing') ? noun : undefined;
}

function opensNoun(lexeme: Lexeme | undefined): boolean {
  return has(lexeme, (sense) => isArticle(sense) || sense.kind === 'count');
}

function isMany(lexeme: Lexeme | undefined): boolean {
  return has(lexeme, (sense) => sense.kind === 'count' && sense.count > 1);
}

function isQuality(lexeme: Lexeme | undefined): boolean {
  return (
    has(lexeme, ({ kind }) => kind === 'look' || kind === 'remark') &&
    !has(lexeme, ({ kind }) => kind === 'thing')
  );
}

function isJoint(lexeme: Lexeme | undefined): boolean {
  return lexeme?.kind === 'comma' || has(lexeme, (sense) => sense.kind === 'role' && sense.role === 'and');
}

function has(lexeme: Lexeme | undefined, is: (sense: Sense) => boolean): boolean {
  return lexeme?.senses.some(is) === true;
}
