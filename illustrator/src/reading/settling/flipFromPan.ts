import type { Draft } from '../Draft.ts';

/** "flipping a pancake in a pan": what is flipped is over the pan in the hand, and there is no second pan. */
export function flipFromPan(draft: Draft): void {
  const flipped = draft.relations.filter(({ kind }) => kind === 'flip');
  for (const { from, to } of flipped) {
    const held = draft.relations.find((one) => one.kind === 'hold' && one.from === from)?.to;
    const at = draft.relations.findIndex(({ kind, from: inside }) => LYING.has(kind) && inside === to);
    const pan = draft.relations[at]?.to;
    const isPan = pan !== undefined && pan !== held && draft.record(pan)?.uses?.includes('held') === true;
    if (held === undefined || !isPan) continue;
    const words = draft.things[pan]?.words;
    draft.joinThing(pan, held);
    const kept = held > pan ? held - 1 : held;
    if (words !== undefined) Object.assign(draft.things[kept] ?? {}, { words });
    dropPlace(draft, to > pan ? to - 1 : to, kept);
    return;
  }
}

/** What is flipped out of a pan no longer lies in it. */
function dropPlace(draft: Draft, flipped: number, pan: number): void {
  const at = draft.relations.findIndex(
    ({ kind, from, to }) => LYING.has(kind) && from === flipped && to === pan,
  );
  const done = draft.relations.findIndex(({ kind, to }) => kind === 'flip' && to === flipped);
  if (at >= 0) draft.dropRelation(at, done > at ? done - 1 : done);
}

const LYING: ReadonlySet<string> = new Set(['in', 'on']);
