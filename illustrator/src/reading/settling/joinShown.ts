import type { Draft } from '../Draft.ts';

/** "the water cycle with the sun and clouds": what a diagram shows is in it, however it is said of it. */
export function joinShown(draft: Draft): void {
  for (const thing of [...draft.things]) {
    const { kind, has = [], labels } = draft.recordOf(thing.key) ?? {};
    if (kind !== 'symbol' && kind !== 'sky' && labels === undefined) continue;
    for (const other of [...draft.things]) {
      const [part, whole] = [draft.things.indexOf(other), draft.things.indexOf(thing)];
      if (part === whole || whole < 0 || !has.includes(other.key)) continue;
      // "a thunderstorm with lightning over a house": all of it is over that.
      if (kind === 'sky' && labels === undefined) passOn(draft, part, whole);
      else draft.removeThing(part, { as: 'thing', thing: whole > part ? whole - 1 : whole });
    }
  }
}

/** Joins a part to what shows it, which then stands to others as the part did. */
function passOn(draft: Draft, part: number, whole: number): void {
  const between = draft.relations.findIndex(
    ({ from, to }) => (from === part && to === whole) || (from === whole && to === part),
  );
  if (between >= 0) draft.dropRelation(between);
  draft.joinThing(part, whole);
}

/** "kids in a treehouse with a rope ladder": what is beside somebody in a house that has such a part is that. */
export function leaveToHouse(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const house = draft.relations.find((one) => one.kind === 'in' && one.from === to)?.to;
    if (kind !== 'next-to' || draft.isBeing(from) || draft.record(house)?.kind !== 'building') continue;
    if (house !== undefined && draft.record(house)?.has?.includes(draft.things[from]?.key ?? ''))
      relation.to = house;
  }
}
