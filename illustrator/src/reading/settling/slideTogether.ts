import type { Draft } from '../Draft.ts';
import { isCarrier } from './settleRiders.ts';

/** "four kids sledding down a hill on one sled": they are on it before it goes down, all together. */
export function slideTogether(draft: Draft): void {
  for (const [at, slide] of draft.relations.entries()) {
    if (slide.kind !== 'slide-down') continue;
    const on = draft.relations.findIndex(
      ({ kind, from, to }) =>
        from === slide.from && to !== slide.to && (kind === 'ride' || kind === 'on') && isCarrier(draft, to),
    );
    const aboard = draft.relations[on];
    const count = (index: number) => draft.things[index]?.count ?? 1;
    if (aboard === undefined || count(slide.from) <= count(aboard.to)) continue;
    aboard.kind = 'on';
    delete draft.things[slide.from]?.pose;
    if (on < at) continue;
    [draft.relations[at], draft.relations[on]] = [aboard, slide];
    for (const { meaning } of draft.words)
      if (meaning.as === 'relation') meaning.relation = swapped({ at, on }, meaning.relation);
  }
}

function swapped({ at, on }: { at: number; on: number }, index: number): number {
  return index === at ? on : index === on ? at : index;
}
