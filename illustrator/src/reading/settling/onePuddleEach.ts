import type { Draft } from '../Draft.ts';

/** "a dog splashing in puddles": no more puddles than there are of those who are in them. */
export function onePuddleEach(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const [one, place] = [draft.things[from], draft.things[to]];
    const { lies, places } = draft.record(to) ?? {};
    if (kind !== 'in' || lies === undefined || places?.inside === undefined || one === undefined) continue;
    const isSole = draft.relations.every((each) => each.to !== to || each.from === from);
    if (place !== undefined && isSole && draft.isBeing(from) && !draft.isCounted(to))
      place.count = Math.min(place.count, one.count);
  }
}
