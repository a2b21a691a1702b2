import type { Draft } from '../Draft.ts';

/** "a fox stealing cookies": where nobody counts them, one is in the mouth. */
export function takeOneInMouth(draft: Draft): void {
  for (const { kind, from, to, at } of draft.relations) {
    const thing = draft.things[to];
    const isMouthful = kind === 'hold' && at === 'mouth' && draft.things[from]?.count === 1;
    if (thing === undefined || !isMouthful || thing.count === 1 || draft.isCounted(to)) continue;
    if (draft.record(to)?.kind === 'food') thing.count = 1;
  }
}
