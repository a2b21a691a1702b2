import { relateAll } from '../relateAll.ts';
import type { OpenVerb, Sentence } from './Sentence.ts';

/** "a rooster waking up a farmer": who is woken sleeps, people in a bed, and who wakes them is awake. Returns whether it is so. */
export function rouse(
  sentence: Sentence,
  { record, slot, doers }: OpenVerb,
  objects: readonly number[],
): boolean {
  const { draft } = sentence;
  const sleepers = objects.filter((index) => draft.isBeing(index) && !doers.includes(index));
  if (record.rouses !== true || sleepers.length === 0) return false;
  for (const doer of doers) delete draft.things[doer]?.pose;
  for (const sleeper of sleepers) Object.assign(draft.things[sleeper] ?? {}, { pose: 'sleep' });
  if (sleepers.some((index) => draft.record(index)?.kind === 'person')) draft.home = BEDROOM;
  slot.meaning = { as: 'unknown' };
  return relateAll(sentence, 'face', [doers, sleepers], slot);
}

const BEDROOM = 'bedroom';
