import type { Draft } from '../Draft.ts';

/** "a snow globe with a snowman", "a terrarium with a lizard": in it; nothing that is said to be elsewhere, and nobody who has it in hand. */
export function enclose(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    if (kind !== 'next-to' || draft.record(to)?.encloses !== true) continue;
    const isElsewhere = draft.relations.some((one) => one !== relation && one.from === from);
    if (!isElsewhere) relation.kind = 'in';
  }
}
