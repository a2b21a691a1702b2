import type { Draft } from '../Draft.ts';

/** "a camel with two baskets": an animal that is ridden has them on its back, not in its hooves; a single bucket is at its mouth. */
export function loadBacks(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to, at } = relation;
    const isBurden = draft.record(from)?.uses?.includes('ridden') === true && draft.isAnimal(from);
    const { worn, places, kind: own } = draft.record(to) ?? {};
    const isVessel = own === 'object' && (worn === 'hands' || places?.inside !== undefined);
    const isLoad = isVessel && (draft.things[to]?.count ?? 1) > 1;
    if (kind !== 'hold' || at !== undefined || !isBurden || !isLoad) continue;
    Object.assign(relation, { kind: 'on', from: to, to: from });
  }
}
