import type { Draft } from '../Draft.ts';
import { splitOff } from './splitOff.ts';

/** "kids hitting a piñata": one has the bat, and all others look on. */
export function doByTurns(draft: Draft): void {
  for (const [index, thing] of [...draft.things.entries()]) {
    const { struck } = draft.record(index) ?? {};
    const [first, ...others] = draft.relations.filter(({ kind, to }) => kind === 'tend' && to === index);
    if (struck === undefined || first === undefined) continue;
    const isHung = draft.relations.some(({ kind, from }) => kind === 'hang-from' && from === index);
    if (!isHung) thing.key = struck;
    // Cake and gifts are by those who are there.
    for (const beside of draft.relations)
      if (beside.kind === 'next-to' && beside.from === index) beside.from = first.from;
    for (const other of others) lookOn(draft, other.from, index);
    const doer = draft.things[first.from];
    if (doer === undefined || doer.count < 2) continue;
    draft.relate(splitOff(draft, doer, doer.count - 1), 'look-at', index);
    for (const { kind, from, to } of draft.relations) {
      const tool = draft.things[to];
      if (kind === 'hold' && from === first.from && tool) tool.count = 1;
    }
  }
}

/** Who is at it as well lets go of what it is done with. */
function lookOn(draft: Draft, doer: number, struck: number): void {
  for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
    const relation = draft.relations[at];
    if (relation?.from !== doer) continue;
    if (relation.kind === 'hold') draft.dropRelation(at);
    else if (relation.kind === 'tend' && relation.to === struck) relation.kind = 'look-at';
  }
}
