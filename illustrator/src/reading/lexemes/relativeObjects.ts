import { BEINGS } from '../../things/beings.ts';
import type { Things } from '../../things/Things.ts';
import type { Entry } from '../words/Lexicon.ts';
import { isBeforeNoun } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

interface Known {
  things: Things;
  nameOf: (phrase: string) => Entry | undefined;
}

/** Reads "a hoop that a clown holds" as "a hoop and a clown holds it": what is done to what was named before. */
export function relativeObjects(lexemes: readonly Lexeme[], known: Known): Lexeme[] {
  const read = [...lexemes];
  for (let at = 1; at < read.length; at += 1) {
    const [head, that] = [read[at - 1], read[at]];
    if (head === undefined || that === undefined || !THAT.test(that.phrase)) continue;
    const verb = verbOfOther(read, at + 1, known);
    if (verb === undefined || !head.senses.some(({ kind }) => kind === 'thing')) continue;
    const [and, it] = [known.nameOf('and'), known.nameOf(head.plural ? 'them' : 'it')];
    if (and === undefined || it === undefined) continue;
    read.splice(verb + 1, 0, { ...that, text: '', phrase: head.plural ? 'them' : 'it', senses: it.senses });
    read[at] = { ...that, phrase: 'and', senses: and.senses };
  }
  return read;
}

const THAT = /^(?:that|which|whom?)$/;

/** Where the verb is that somebody who is named right here does, where nothing is named after it that it is done to. */
function verbOfOther(lexemes: readonly Lexeme[], from: number, known: Known): number | undefined {
  let at = from;
  while (lexemes[at]?.senses.some(isBeforeNoun)) at += 1;
  const isBeing = lexemes[at]?.senses.some(
    (sense) => sense.kind === 'thing' && sense.keys.every((key) => isAlive(known.things, key)),
  );
  if (isBeing !== true) return undefined;
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

function isAlive(things: Things, key: string): boolean {
  return BEINGS.has(things.get(key)?.kind ?? '');
}
