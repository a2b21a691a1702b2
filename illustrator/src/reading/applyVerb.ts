import type { Slot } from './Draft.ts';
import type { Sentence } from './Sentence.ts';
import type { VerbRecord } from './verbSchema.ts';

/** Shows on bodies what a verb says. */
export function applyVerb(
  { draft }: Sentence,
  record: VerbRecord,
  slot: Slot,
  doers: readonly number[],
): void {
  for (const index of doers) {
    const thing = draft.things[index];
    if (thing === undefined) continue;
    if (record.pose !== undefined) thing.pose = record.pose;
    if (record.mood !== undefined) thing.looks.mood = record.mood;
  }
  const [thing] = doers;
  if (thing === undefined || record.isPartly) return;
  if (record.pose !== undefined) slot.meaning = { as: 'pose', thing };
  else if (record.mood !== undefined) slot.meaning = { as: 'look', thing, look: 'mood' };
}
