import type { Draft } from '../Draft.ts';

/** "a knight fights a dragon in front of a castle": so is whom one meets there. */
export function meetInFront(draft: Draft): void {
  for (const { kind, from, to } of [...draft.relations]) {
    if (kind !== 'in-front-of' || !draft.isBeing(from) || draft.record(to)?.kind !== 'building') continue;
    for (const other of metBy(draft, from)) if (isFree(draft, other)) draft.relate(other, kind, to);
  }
}

function metBy({ relations }: Draft, one: number): number[] {
  return relations.flatMap(({ kind, from, to }) =>
    !MEETING.has(kind) ? [] : from === one ? [to] : to === one ? [from] : [],
  );
}

/** Whether somebody on the ground is nowhere yet. */
function isFree(draft: Draft, index: number): boolean {
  const { kind, rests } = draft.record(index) ?? {};
  const isLow = kind !== 'flier' && rests !== 'air' && draft.things[index]?.pose !== 'fly';
  const isPlaced = draft.relations.some((one) => one.from === index && PLACES.has(one.kind));
  return draft.isBeing(index) && isLow && !isPlaced;
}

const MEETING: ReadonlySet<string> = new Set(['face', 'next-to']);
const PLACES: ReadonlySet<string> = new Set([
  ...['on', 'in', 'under', 'over', 'behind', 'in-front-of', 'ride', 'drive', 'look-out-of', 'hide-behind'],
]);
