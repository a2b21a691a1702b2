import type { Draft } from '../Draft.ts';
import type { SceneRelation } from '../Scene.ts';

/** "a family having a picnic with their dog under a tree": the dog is on the blanket too, and the blanket under the tree. Who shares it sits there. */
export function shareBlanket(draft: Draft): void {
  for (const one of draft.relations)
    if (one.kind === 'share' && isBlanket(draft, one.to)) one.kind = 'sit-at';
  for (const seat of [...draft.relations]) {
    const { kind, from, to } = seat;
    if (kind !== 'sit-at' || !isBlanket(draft, to) || !draft.relations.includes(seat)) continue;
    for (const relation of draft.relations) {
      const mate = mateOf(draft, relation, from);
      if (mate !== undefined) Object.assign(relation, { kind, from: mate, to });
    }
    layUnder(draft, seat);
  }
}

/** What is sat at and lies on the ground. */
function isBlanket(draft: Draft, index: number): boolean {
  const { kind, uses } = draft.record(index) ?? {};
  return kind === 'object' && uses?.includes('sat-at') === true;
}

/** Who is beside somebody, and does nothing else. */
function mateOf(draft: Draft, { kind, from, to }: SceneRelation, one: number): number | undefined {
  const mate = from === one ? to : from;
  const isBeside = kind === 'next-to' && (from === one || to === one) && draft.isBeing(mate);
  const isFree = draft.relations.every((each) => each.from !== mate || each.kind === 'next-to');
  const { pose } = draft.things[mate] ?? {};
  return isBeside && isFree && (pose === undefined || pose === 'sit') ? mate : undefined;
}

/** One is under a tree with all of the blanket, which lies before its trunk. */
function layUnder(draft: Draft, { from, to: blanket }: SceneRelation): void {
  const over = draft.relations.find((one) => one.kind === 'under' && one.from === from);
  if (over === undefined) return;
  const same = draft.relations.find(
    (one) => one.kind === 'in-front-of' && one.from === blanket && one.to === over.to,
  );
  if (same === undefined) Object.assign(over, { kind: 'in-front-of', from: blanket });
  else draft.dropRelation(draft.relations.indexOf(over), draft.relations.indexOf(same));
}
