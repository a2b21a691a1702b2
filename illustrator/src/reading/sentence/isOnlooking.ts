import type { VerbRecord } from '../words/verbSchema.ts';
import type { Sentence } from './Sentence.ts';

/** "a girl on a stage with people watching": who looks on with nothing else to see looks at the others. */
export function isOnlooking(sentence: Sentence, { relation }: VerbRecord): boolean {
  const next = sentence.ahead(1)?.kind;
  return relation === 'look-at' && (next === undefined || next === 'comma' || next === 'stop');
}
