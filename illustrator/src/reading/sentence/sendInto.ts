import type { Draft } from '../Draft.ts';

/** "scoring a goal": what is taken for it is in the thing of a key then, named or not. */
export function sendInto(draft: Draft, key: string | undefined, taken: number): void {
  if (key === undefined) return;
  const named = draft.things.findIndex((each) => each.key === key);
  draft.relate(taken, 'in', named >= 0 ? named : draft.imply(key, draft.things[taken]?.words ?? key));
}
