import type { Draft } from './Draft.ts';
import type { SceneThing } from './Scene.ts';

/** Leaves to things what only the living look like: an old car is of an old make, a silly hat makes laugh. */
export function settleLooks(draft: Draft): void {
  for (const [thing, { looks }] of draft.things.entries()) {
    if (draft.isBeing(thing)) continue;
    if (looks.old) leave(draft, [thing, 'old']);
    if (looks.mood === 'silly' && !FACED.has(draft.record(thing)?.kind ?? '')) leave(draft, [thing, 'mood']);
  }
}

/** Kinds that are given a face for less. */
const FACED: ReadonlySet<string> = new Set(['food', 'plant', 'sky', 'symbol', 'face', 'body']);

function leave({ things, words }: Draft, [thing, look]: readonly [number, keyof SceneThing['looks']]): void {
  delete things[thing]?.looks[look];
  for (const word of words) {
    const { meaning } = word;
    if (meaning.as === 'look' && meaning.thing === thing && meaning.look === look)
      word.meaning = { as: 'remark' };
  }
}
