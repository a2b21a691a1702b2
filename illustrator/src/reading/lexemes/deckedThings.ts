import { isAdorned } from '../../things/isAdorned.ts';
import { AROUND_IT, DECKED } from '../languages/captionWords.ts';
import { isBeforeNoun, isRoleWith } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';
import { recordOf } from './nouns.ts';

/** Leaves "decorated" untold of what is drawn so, or of which it is told with what: a cake, "a decorated fireplace with stockings". English. */
export function deckedThings(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  return lexemes.map((lexeme, at) => {
    // "a girl decorated a tree": that is done.
    if (!DECKED.test(lexeme.phrase) || recordOf(lexemes[at - 1]) !== undefined) return lexeme;
    let noun = at + 1;
    while (lexemes[noun]?.senses.some(isBeforeNoun) && recordOf(lexemes[noun]) === undefined) noun += 1;
    const isTold = lexemes[noun + 1]?.senses.some(isRoleWith) === true;
    if (!isTold && !isAdorned(recordOf(lexemes[noun]))) return lexeme;
    return { ...lexeme, kind: 'known', senses: [{ kind: 'remark' }], plural: false };
  });
}

/** Reads "a cat with four surrounding hearts" as "a cat surrounded by four hearts". English. */
export function withThingsAround(lexemes: readonly Lexeme[], nameOf: NameOf): readonly Lexeme[] {
  const read = [...lexemes];
  const surrounded = nameOf('surrounded by');
  for (const [at, lexeme] of lexemes.entries()) {
    const isCounted = lexemes[at - 1]?.senses.some(({ kind }) => kind === 'count') === true;
    const link = at - (isCounted ? 2 : 1);
    const isSo = AROUND_IT.test(lexeme.phrase) && lexemes[link]?.senses.some(isRoleWith) === true;
    const before = lexemes[link];
    if (!isSo || before === undefined || surrounded === undefined) continue;
    read[link] = { ...before, ...surrounded, phrase: 'surrounded by' };
    read[at] = { ...lexeme, senses: [{ kind: 'remark' }], plural: false };
  }
  return read;
}
