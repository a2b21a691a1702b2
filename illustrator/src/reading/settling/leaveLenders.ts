import type { Draft } from '../Draft.ts';

/** "a boy wearing his dad's big shoes": whose clothes somebody else wears is not there for them alone. */
export function leaveLenders(draft: Draft): void {
  for (let lender = draft.things.length - 1; lender >= 0; lender -= 1) {
    const related = draft.relations.filter(({ from, to }) => from === lender || to === lender);
    const isLent = related.every(({ kind, from, to }) => {
      const lent = from === lender ? to : from;
      return kind === 'next-to' && isWornByOther(draft, lent, lender);
    });
    if (related.length === 0 || !isLent || !draft.isBeing(lender)) continue;
    if (draft.things[lender]?.pose === undefined) draft.removeThing(lender, { as: 'remark' });
  }
}

function isWornByOther(draft: Draft, worn: number, lender: number): boolean {
  return draft.relations.some(({ kind, from, to }) => kind === 'wear' && to === worn && from !== lender);
}
