import { relateAll } from '../relateAll.ts';
import type { OpenVerb, Sentence } from './Sentence.ts';

/** "a helicopter dropping candy": what flies is over it, up in the air. Returns whether it is so. */
export function dropFromAbove(
  sentence: Sentence,
  { record, slot, doers }: OpenVerb,
  objects: readonly number[],
): boolean {
  const { draft } = sentence;
  const isUp = (index: number) => {
    const { kind, rests, poses } = draft.record(index) ?? {};
    return kind === 'aircraft' || kind === 'flier' || rests === 'air' || poses?.fly !== undefined;
  };
  if (record.drops !== true || !doers.every(isUp)) return false;
  for (const doer of doers) if (draft.isBeing(doer)) Object.assign(draft.things[doer] ?? {}, { pose: 'fly' });
  slot.meaning = { as: 'unknown' };
  return relateAll(sentence, 'over', [doers, objects], slot);
}
