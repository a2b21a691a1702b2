import type { Draft } from '../Draft.ts';

/** "kids at a race, flags waving": what waves in the wind does so by its picture, and has no arms for it. */
export function waveInWind(draft: Draft): void {
  for (const [index, thing] of draft.things.entries()) {
    const isFlown = FLAGS.test(thing.key) || FLYING.has(draft.record(index)?.kind ?? '');
    if (thing.pose !== 'wave' || !isFlown) continue;
    delete thing.pose;
    for (const word of draft.words)
      if (word.meaning.as === 'pose' && word.meaning.thing === index)
        word.meaning = { as: 'part', thing: index };
  }
}

/** What has flags of its own. */
const FLYING: ReadonlySet<string> = new Set(['building', 'boat']);
const FLAGS = /(?:^|-)(?:flag|banner|ribbon|sail|bunting|curtain)(?:-|$)/;
