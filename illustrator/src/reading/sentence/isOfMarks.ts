import type { Looks } from '../Scene.ts';
import type { Sentence } from './Sentence.ts';

/** "with big spots", "with thin stripes": what the pattern is like, and not who has it. */
export function isOfMarks(sentence: Sentence, look: keyof Looks): boolean {
  const isSize = look === 'size' || look === 'build';
  return (
    isSize &&
    sentence.preposition?.preposition === 'with' &&
    sentence.ahead(1)?.senses.some((sense) => sense.kind === 'look' && sense.look === 'pattern') === true
  );
}
