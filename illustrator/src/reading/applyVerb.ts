import type { Draft, Slot } from './Draft.ts';
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
  if (record.wears !== undefined) dress(draft, record.wears, doers);
  const [thing] = doers;
  if (thing === undefined || record.isPartly) return;
  if (record.pose !== undefined) slot.meaning = { as: 'pose', thing };
  else if (record.mood !== undefined) slot.meaning = { as: 'look', thing, look: 'mood' };
}

/** Those who do it for fun wear what belongs to it, where they wear nothing yet. */
function dress(draft: Draft, key: string, doers: readonly number[]): void {
  for (const doer of doers) {
    const { count = 1, words = '' } = draft.things[doer] ?? {};
    const isDressed = draft.relations.some(({ kind, from }) => kind === 'wear' && from === doer);
    if (draft.isBeing(doer) && !isDressed) draft.relate(doer, 'wear', draft.addThing({ key, words, count }));
  }
}
