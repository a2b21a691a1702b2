import type { Draft } from '../Draft.ts';

/** "a camel with two baskets": a beast of burden has nothing in its hooves, it is on its back; a bucket or a carrot is at its mouth. */
export function loadBacks(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to, at } = relation;
    const isBurden = draft.record(from)?.uses?.includes('ridden') === true && draft.isAnimal(from);
    const { worn, places, kind: own } = draft.record(to) ?? {};
    const isLoad = own === 'object' && (worn === 'hands' || places?.inside !== undefined);
    const isTurn = (draft.things[to]?.count ?? 1) > 1 && isLoad;
    if (kind !== 'hold' || at !== undefined || !isBurden || !isTurn) continue;
    Object.assign(relation, { kind: 'on', from: to, to: from });
  }
}
