import type { Draft } from '../Draft.ts';

/** "a bird on a snowman's hat": whose hat it is has it on, and who is on it is on that one's head. */
export function perchOnHat(draft: Draft): void {
  for (const relation of [...draft.relations]) {
    const { kind, from: owner, to: hat } = relation;
    const isHat = draft.record(hat)?.worn === 'head';
    const perched = draft.relations.find((one) => one.kind === 'on' && one.to === hat && one.from !== owner);
    if (kind !== 'next-to' || !isHat || perched === undefined || !draft.isBeing(owner)) continue;
    perched.to = owner;
    if (draft.record(owner)?.has?.includes(draft.things[hat]?.key ?? ''))
      draft.removeThing(hat, { as: 'part', thing: owner > hat ? owner - 1 : owner });
    else relation.kind = 'wear';
  }
}
