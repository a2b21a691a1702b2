import { BEINGS } from '../../things/beings.ts';
import { LANGUAGE_WORDS } from '../languages/index.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { VerbForm } from '../words/inflect.ts';
import { isArticle } from '../words/Sense.ts';
import type { VerbRecord } from '../words/verbSchema.ts';
import type { Sentence } from './Sentence.ts';

/** "a ball kicked by a boy": whether those who do it come next. */
export function isByNext(sentence: Sentence): boolean {
  return isBy(sentence.ahead(1));
}

/**
 * Whether a verb is done to whom the clause is about, by those named later: "a kite flown by a girl", "being pushed on a swing
 * by his dad", "thrown high in the air by a clown".
 */
export function isDoneBy(sentence: Sentence, form: VerbForm, { relation }: VerbRecord): boolean {
  if (form === 'done' && isByNext(sentence)) return true;
  if (sentence.language !== 'en' || relation === undefined || (form !== 'done' && form !== 'finite'))
    return false;
  const isBeing = [-1, -2].some((steps) => isUndergoing(sentence.ahead(steps)));
  if (form === 'finite' && (!isBeing || /s$/.test(sentence.ahead(0)?.phrase ?? ''))) return false;
  // "mom pushed a boy by the lake": an object of its own.
  const next = sentence.ahead(1);
  if (next?.senses.some((sense) => sense.kind === 'thing' || isArticle(sense))) return false;
  for (let steps = 1; steps <= MOST_BETWEEN; steps += 1) {
    const lexeme = sentence.ahead(steps);
    if (lexeme === undefined || ENDING.has(lexeme.kind)) return false;
    if (lexeme.senses.length > 0 && lexeme.senses.every(({ kind }) => kind === 'verb')) return false;
    if (isBy(lexeme)) return isSomebody(sentence, steps);
  }
  return false;
}

/** How many words there may be between the verb and "by". */
const MOST_BETWEEN = 7;

const ENDING = new Set<Lexeme['kind']>(['comma', 'stop']);

function isBy(lexeme: Lexeme | undefined): boolean {
  return (
    lexeme?.kind === 'known' && lexeme.senses.some((sense) => sense.kind === 'role' && sense.role === 'by')
  );
}

function isUndergoing(lexeme: Lexeme | undefined): boolean {
  return (
    lexeme !== undefined &&
    (PASSIVE.has(lexeme.phrase) || LANGUAGE_WORDS.en.undergoing.split(', ').includes(lexeme.phrase))
  );
}

const PASSIVE = new Set(['is', 'are', 'was', 'were', 'been', 'being']);

/** Whether who is named after "by" does things: a person or an animal, no place. */
function isSomebody({ at, lexemes, draft }: Sentence, steps: number): boolean {
  const noun = lexemes
    .slice(at + steps + 1, at + steps + 4)
    .find(({ senses }) => senses.some(({ kind }) => kind === 'thing'));
  const sense = noun?.senses.find(({ kind }) => kind === 'thing');
  const kind = sense?.kind === 'thing' ? draft.recordOf(sense.keys[0] ?? '')?.kind : undefined;
  return kind !== undefined && BEINGS.has(kind);
}
