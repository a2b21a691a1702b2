import { moodIn, type Sense } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

/** What a word says of how something is left by what is done to it: "open", "cracked", "dropped". */
export function stateOf(senses: readonly Sense[]): Sense | undefined {
  return (
    senses.find(({ kind }) => kind === 'state') ??
    senses.find((sense) => sense.kind === 'look' && STATES.has(sense.look)) ??
    moodIn(senses)
  );
}

/** Whether a word that is also something done tells a state: before its noun, after "is", or at the end. */
export function isInState(sentence: Sentence, verb: Extract<Sense, { kind: 'verb' }> | undefined): boolean {
  const { previous, isSaid } = sentence;
  if (verb === undefined || isSaid) return true;
  if (previous === 'noun' || previous === 'join')
    return verb.form !== 'going-on' && sentence.nextNoun() === undefined;
  return previous === 'determiner' && sentence.nextNoun() !== undefined;
}

/** Looks that something done leaves. */
const STATES: ReadonlySet<string> = new Set(['pattern', 'turned']);
