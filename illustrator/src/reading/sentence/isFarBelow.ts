import { isHandy } from '../../things/isHandy.ts';
import type { Kind } from '../../things/recordSchema.ts';
import type { Sentence } from './Sentence.ts';

/**
 * "a balloon over a farm with cows": on that farm, far below. Who flies with balloons has those, with "her cat" takes it along,
 * "with a cat in the basket" has it there, and what is in the air is up there too.
 */
export function isFarBelow(sentence: Sentence, index: number): boolean {
  const { draft } = sentence;
  const record = draft.record(index);
  if (record === undefined || !draft.settings.at(-1)?.isOver) return false;
  if (!draft.isBeing(index) && isHandy(record)) return false;
  const isOwn = [-1, -2].some((step) =>
    sentence.ahead(step)?.senses.some((sense) => sense.kind === 'role' && sense.role === 'its'),
  );
  const isPlaced = sentence.ahead(1)?.senses.some(({ kind }) => kind === 'preposition') === true;
  return !isOwn && !isPlaced && record.rests !== 'air' && !ALOFT.has(record.kind);
}

const ALOFT: ReadonlySet<Kind> = new Set<Kind>(['flier', 'sky', 'aircraft', 'spacecraft']);
