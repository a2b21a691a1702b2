import { relateAll } from '../relateAll.ts';
import type { OpenVerb, Sentence } from './Sentence.ts';

/** "a helicopter dropping candy": what flies is over it, up in the air; from hands it falls to the ground. Returns whether it is so. */
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
  if (record.drops !== true) return false;
  if (!doers.every(isUp)) {
    if (isPlacedNext(sentence) || !doers.every((doer) => draft.isBeing(doer))) return false;
    for (const index of objects)
      if (!draft.isBeing(index)) Object.assign(draft.things[index]?.looks ?? {}, { turned: 'over' });
    return relateAll(sentence, 'face', [doers, objects], slot);
  }
  for (const doer of doers) if (draft.isBeing(doer)) Object.assign(draft.things[doer] ?? {}, { pose: 'fly' });
  slot.meaning = { as: 'unknown' };
  return relateAll(sentence, 'over', [doers, objects], slot);
}

/** "dropping a letter into a mailbox": it gets where it belongs. */
function isPlacedNext(sentence: Sentence): boolean {
  return sentence.ahead(1)?.senses.some(({ kind }) => kind === 'preposition') === true;
}
