import type { Draft } from '../Draft.ts';

/** Makes one of several a thing of its own; returns where it is. */
export function takeOne(draft: Draft, several: number): number {
  const thing = draft.things[several];
  if (thing === undefined || thing.count < 2) return several;
  thing.count -= 1;
  return draft.addThing({ ...thing, looks: { ...thing.looks }, count: 1 });
}
