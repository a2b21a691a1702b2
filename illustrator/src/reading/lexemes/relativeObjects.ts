import type { Entry } from '../words/Lexicon.ts';
import { isBeforeNoun } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import { isBeing } from './nouns.ts';

type NameOf = (phrase: string) => Entry | undefined;

/** Reads "a hoop that a clown holds" as "a hoop and a clown holds it": what is done to what was named before. */
export function relativeObjects(lexemes: readonly Lexeme[], nameOf: NameOf): Lexeme[] {
  const read = [...lexemes];
  for (let at = 1; at < read.length; at += 1) {
    const [head, that] = [read[at - 1], read[at]];
    if (head === undefined || that === undefined || !THAT.test(that.phrase)) continue;
    const verb = verbOfOther(read, at + 1);
    if (verb === undefined || !head.senses.some(({ kind }) => kind === 'thing')) continue;
    const [and, it] = [nameOf('and'), nameOf(head.plural ? 'them' : 'it')];
    if (and === undefined || it === undefined) continue;
    read.splice(verb + 1, 0, { ...that, text: '', phrase: head.plural ? 'them' : 'it', senses: it.senses });
    read[at] = { ...that, phrase: 'and', senses: and.senses };
  }
  return read;
}

const THAT = /^(?:that|which|whom?)$/;

/** Where the verb is that somebody who is named right here does, where nothing is named after it that it is done to. */
function verbOfOther(lexemes: readonly Lexeme[], from: number): number | undefined {
  let at = from;
  while (lexemes[at]?.senses.some(isBeforeNoun)) at += 1;
  if (!isBeing(lexemes[at])) return undefined;
  at += 1;
  if (AUXILIARY.test(lexemes[at]?.phrase ?? '')) at += 1;
  const isVerb = lexemes[at]?.senses.some(({ kind }) => kind === 'verb');
  const next = lexemes[at + 1];
  const isBare =
    next === undefined ||
    next.kind === 'comma' ||
    next.kind === 'stop' ||
    next.senses.some(({ kind }) => kind === 'preposition');
  return isVerb && isBare ? at : undefined;
}

const AUXILIARY = /^(?:is|are)$/;
