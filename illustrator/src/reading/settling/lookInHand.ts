import type { Draft } from '../Draft.ts';
import { takeOne } from '../sentence/takeOne.ts';

/** "two girls looking at a map": what is for reading is in the hands of one, between two, and the others look on. */
export function lookInHand(draft: Draft): void {
  for (const [index, { count }] of draft.things.entries()) {
    const { kind, uses = [] } = draft.record(index) ?? {};
    const isRead = kind === 'object' && uses.includes('read') && uses.includes('held');
    const said = draft.relations.filter(({ from, to, also }) => [from, to, also].includes(index));
    const [first, ...others] = said;
    const isLookedAt = said.every((one) => one.kind === 'look-at' && draft.isBeing(one.from));
    if (!isRead || count > 1 || first === undefined || !isLookedAt) continue;
    if (said.some(({ from }) => draft.things[from]?.pose !== undefined || hasHandsFull(draft, from)))
      continue;
    const many = said.reduce((sum, { from }) => sum + (draft.things[from]?.count ?? 1), 0);
    if (many === 2) for (const one of said) one.kind = 'share';
    else if (others.length > 0 || many === 1) first.kind = 'read';
    else draft.relate(takeOne(draft, first.from), 'read', index);
  }
}

function hasHandsFull(draft: Draft, index: number): boolean {
  return draft.relations.some(({ kind, from }) => from === index && kind !== 'look-at' && kind !== 'wear');
}
