import type { Draft } from '../Draft.ts';

/** "while three chicks copy her": in the same pose, where that is one. */
export function copyPoses(draft: Draft): void {
  for (const { copier, of, slot } of draft.copying) {
    const [thing, other] = [draft.things.indexOf(copier), of === undefined ? -1 : draft.things.indexOf(of)];
    if (thing < 0 || other < 0) continue;
    // Where nothing is said of what the other one does, both do the same that can be seen.
    if (of !== undefined && draft.isBeing(other)) of.pose ??= copier.pose ?? COPIED;
    if (of?.pose !== undefined) copier.pose ??= of.pose;
    slot.meaning = of?.pose === undefined ? { as: 'unknown' } : { as: 'pose', thing };
  }
}

const COPIED = 'open-arms';
