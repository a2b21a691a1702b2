import type { Entry } from '../words/Lexicon.ts';
import { isBeforeNoun } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import { isBeing, recordOf } from './nouns.ts';

type NameOf = (phrase: string) => Entry | undefined;

/**
 * Reads "a hoop that a clown holds" as "a hoop and a clown holds it": what is done to what was named before; so, without the
 * "that", "catching a ball her brother throws".
 */
export function relativeObjects(lexemes: readonly Lexeme[], nameOf: NameOf): Lexeme[] {
  const read = [...lexemes];
  for (let at = 1; at < read.length; at += 1) {
    const [head, that] = [read[at - 1], read[at]];
    if (head === undefined || that === undefined) continue;
    const isSaid = THAT.test(that.phrase);
    if (!isSaid && !(isObject(read, at - 1) && that.senses.some(({ kind }) => kind === 'role'))) continue;
    const verb = verbOfOther(read, isSaid ? at + 1 : at);
    if (verb === undefined || !head.senses.some(({ kind }) => kind === 'thing')) continue;
    const [and, it] = [nameOf('and'), nameOf(head.plural ? 'them' : 'it')];
    if (and === undefined || it === undefined) continue;
    read.splice(verb + 1, 0, { ...that, text: '', phrase: head.plural ? 'them' : 'it', senses: it.senses });
    const joint = { ...that, phrase: 'and', senses: and.senses };
    if (isSaid) read[at] = joint;
    else read.splice(at, 0, { ...joint, text: '' });
  }
  return read;
}

/** Whether something without life is named right here that is done something to. */
function isObject(lexemes: readonly Lexeme[], at: number): boolean {
  let before = at - 1;
  while (lexemes[before]?.senses.some(isBeforeNoun)) before -= 1;
  const isDone = lexemes[before]?.senses.some(({ kind }) => kind === 'verb') === true;
  return isDone && recordOf(lexemes[at]) !== undefined && !isBeing(lexemes[at]);
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
