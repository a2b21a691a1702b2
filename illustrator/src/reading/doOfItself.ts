import type { Draft, Slot } from './Draft.ts';
import type { VerbRecord } from './verbSchema.ts';

/**
 * What a verb says of who does it to nothing that is named: "a vase falling" lies on its side, "a road winding" is seen by being
 * there.
 */
export function doOfItself(
  draft: Draft,
  { turns, unseen }: VerbRecord,
  { slot, doers }: { slot: Slot; doers: readonly number[] },
): void {
  const [first] = doers;
  if (first === undefined || slot.meaning.as !== 'unknown') return;
  if (turns !== undefined) turnOver(draft, doers, slot);
  else if (isUnseen(draft, { unseen }, first)) slot.meaning = { as: 'remark' };
}

/** Whether what somebody or something does by itself is seen by being there. */
export function isUnseen(
  draft: Draft,
  { unseen }: Pick<VerbRecord, 'unseen'>,
  doer: number | undefined,
): boolean {
  return unseen === 'all' || (unseen === 'things' && doer !== undefined && !draft.isBeing(doer));
}

/** Lays things on their sides, who lives down; names that by the word. */
export function turnOver(draft: Draft, things: readonly number[], slot: Slot | undefined): void {
  const [first] = things;
  for (const index of things) {
    const thing = draft.things[index];
    if (thing === undefined) continue;
    if (draft.isBeing(index)) thing.pose = 'lie';
    else thing.looks = { ...thing.looks, turned: 'over' };
  }
  if (slot === undefined || first === undefined) return;
  slot.meaning = draft.isBeing(first)
    ? { as: 'pose', thing: first }
    : { as: 'look', thing: first, look: 'turned' };
}
