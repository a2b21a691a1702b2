import { expect, it } from 'vitest';
import { boxesOf, placed } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

it.each(['dolphin*2 jump; @ocean', 'whale jump; @ocean'])(
  'has a splash at the tail of each that leaps out of the water: %s',
  (scene) => {
    const pieces = placed(scene);
    const leapers = boxesOf(pieces, 0);
    const splashes = pieces.filter(({ isProp }) => isProp).map(({ to, art }) => boxUnder(to, art));
    expect(splashes).toHaveLength(leapers.length);
    for (const { left, right, top, bottom } of leapers)
      expect(
        splashes.some((one) => one.left < right && one.right > left && one.bottom > bottom && one.top > top),
      ).toBe(true);
  },
);
