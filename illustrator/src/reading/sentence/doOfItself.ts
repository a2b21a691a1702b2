import type { Draft, Slot } from '../Draft.ts';
import { CARRYING, type RelationKind } from '../Scene.ts';
import type { VerbRecord } from '../words/verbSchema.ts';

/**
 * What a verb says of who does it to nothing that is named: "a vase falling" lies on its side, "a road winding" is seen by being
 * there.
 */
export function doOfItself(
  draft: Draft,
  { leaves, unseen, relation }: VerbRecord,
  { slot, doers }: { slot: Slot; doers: readonly number[] },
): void {
  const [first] = doers;
  if (first === undefined || slot.meaning.as !== 'unknown') return;
  // "the water cycle with rain falling": a diagram shows what its parts do.
  if (draft.record(first)?.labels !== undefined) slot.meaning = { as: 'remark' };
  else if (leaves !== undefined && ('turned' in leaves || leaves.pattern === 'wet' || !draft.isBeing(first)))
    leaveSo(draft, leaves, { things: doers, slot });
  else if (isUnseen(draft, { unseen }, first)) slot.meaning = { as: 'remark' };
  else if (isDoneThere(relation) && isPlaced(draft, doers, 'next-to')) slot.meaning = { as: 'remark' };
}

/** "kittens playing in a box", "a mouse hiding between two books": whether it is seen by where who does it is. */
function isDoneThere(relation: RelationKind | undefined): boolean {
  return relation === 'play' || relation === 'hide-behind';
}

/** "kittens playing around their mother": whether some of those who do something have their place by what does not. */
export function isPlaced({ relations }: Draft, doers: readonly number[], except?: RelationKind): boolean {
  return relations.some(
    ({ kind, from, to }) =>
      kind !== except && CARRYING.has(kind) && doers.includes(from) && !doers.includes(to),
  );
}

/** Whether what somebody or something does by itself is seen by being there. */
export function isUnseen(
  draft: Draft,
  { unseen }: Pick<VerbRecord, 'unseen'>,
  doer: number | undefined,
): boolean {
  return unseen === 'all' || (unseen === 'things' && doer !== undefined && !draft.isBeing(doer));
}

/** Has things look as what is done to them leaves them, who lives lie down; names that by the word. */
export function leaveSo(
  draft: Draft,
  leaves: NonNullable<VerbRecord['leaves']>,
  { things, slot }: { things: readonly number[]; slot: Slot | undefined },
): void {
  const look = 'turned' in leaves ? 'turned' : 'pattern';
  const isDown = (index: number) => look === 'turned' && draft.isBeing(index);
  for (const index of things) {
    const thing = draft.things[index];
    if (thing === undefined) continue;
    if (isDown(index)) thing.pose = 'lie';
    else thing.looks = { ...thing.looks, ...leaves };
  }
  const [first] = things;
  if (slot === undefined || first === undefined) return;
  slot.meaning = isDown(first) ? { as: 'pose', thing: first } : { as: 'look', thing: first, look };
}
