import type { Role } from '../languages/LanguageWords.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Sentence } from './Sentence.ts';

/** "feeds the ducks and her brother throws a ball", "and her doll is on a chair": what is named next does or is something else. */
export function opensClause(sentence: Sentence, { phrase }: Lexeme): boolean {
  if (!JOINED.test(phrase)) return false;
  for (let steps = 1; steps <= MOST_BEFORE_NOUN; steps += 1) {
    const noun = sentence.ahead(steps);
    if (!noun?.senses.some(({ kind }) => kind === 'thing')) continue;
    const next = sentence.ahead(steps + 1);
    const has = (role: Role) => next?.senses.some((sense) => sense.kind === 'role' && sense.role === role);
    const isDoing = next?.kind === 'known' && next.senses.some(({ kind }) => kind === 'verb');
    return has('has') === true || (sentence.verb !== undefined && (isDoing || has('is') === true));
  }
  return false;
}

/** "and her", "y su", "et son", "und ihr". */
const JOINED = /^(?:and|y|e|et|und) /;
const MOST_BEFORE_NOUN = 3;
