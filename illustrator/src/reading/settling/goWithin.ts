import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** "reading in a treehouse", "a tea party in a treehouse": where somebody does something there, all is seen from within. */
export function goWithin(draft: Draft): void {
  for (const [index, thing] of [...draft.things.entries()].reverse()) {
    const setting = draft.recordOf(thing.key)?.room;
    const about = draft.relations.filter(({ from, to }) => from === index || to === index);
    const isOnlyIn = about.length > 0 && about.every(({ kind, to }) => kind === 'in' && to === index);
    const isFull = draft.relations.some(({ kind, from }) => isBusy(draft, kind, from, index));
    if (setting === undefined || draft.settings.length > 0 || !isOnlyIn || !isFull) continue;
    const slot = draft.words.find(({ meaning }) => meaning.as === 'thing' && meaning.thing === index);
    draft.removeThing(index, { as: 'setting' });
    draft.settings.push({ setting, ...(slot ? { slot } : {}) });
  }
}

/** Whether somebody who is in it does something with what is there, or something stands on a table. */
function isBusy(draft: Draft, kind: RelationKind, from: number, room: number): boolean {
  const isThere = draft.relations.some((one) => one.kind === 'in' && one.from === from && one.to === room);
  return kind === 'on' ? !draft.isBeing(from) : isThere && DEEDS.has(kind);
}

const DEEDS: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...(['read', 'play', 'sit-at', 'eat', 'share', 'paint', 'build', 'hug', 'hold', 'sleep-in'] as const),
]);
