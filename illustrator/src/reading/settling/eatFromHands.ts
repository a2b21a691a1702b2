import type { Draft } from '../Draft.ts';

/** "a dog licking a girl's ice cream": it is in her hand, and the mouth is at it. */
export function eatFromHands(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    if (kind !== 'eat' || !draft.isAnimal(from) || draft.isBeing(to)) continue;
    const having = draft.relations.find(
      (one) =>
        HAVING.has(one.kind) &&
        one.to === to &&
        one.from !== from &&
        draft.record(one.from)?.kind === 'person',
    );
    const isFed = draft.relations.some((one) => one.kind === 'feed' && one.to === from);
    if (having === undefined || isFed) continue;
    having.kind = 'hold';
    Object.assign(relation, { kind: 'feed', from: having.from, to: from });
  }
}

const HAVING: ReadonlySet<string> = new Set(['hold', 'next-to']);
