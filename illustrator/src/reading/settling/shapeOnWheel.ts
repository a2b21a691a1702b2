import type { Draft } from '../Draft.ts';

/** "making a vase on a potter's wheel": the wheel is drawn with what is made on it, and nobody stands on it. */
export function shapeOnWheel(draft: Draft): void {
  const at = draft.relations.findIndex(({ kind, to }) => kind === 'on' && draft.things[to]?.key === WHEEL);
  const there = draft.relations[at];
  if (there === undefined) return;
  const { from, to } = there;
  const made = draft.relations.find((one) => one.kind === 'build' && one.from === from)?.to ?? from;
  if (draft.record(to)?.has?.includes(draft.things[made]?.key ?? '') !== true) return;
  draft.dropRelation(at);
  draft.joinThing(made, to);
}

const WHEEL = 'pottery-wheel';
