import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { boxesOf, heightOf, placed } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

describe('who leaps out of the water', () => {
  it.each(['dolphin*2 jump; @ocean', 'whale jump; @ocean', 'shark jump; @ocean', 'fish jump; @lake'])(
    'has a splash at the tail, which alone is still in it: %s',
    (scene) => {
      const pieces = placed(scene);
      const leapers = boxesOf(pieces, 0);
      const splashes = pieces.filter(({ isProp }) => isProp).map(({ to, art }) => boxUnder(to, art));
      expect(splashes).toHaveLength(leapers.length);
      for (const one of leapers) {
        const near = splashes.filter((splash) => splash.left < one.right && splash.right > one.left);
        const downs = near.map(({ top, bottom }) => one.bottom - (top + bottom) / 2);
        expect(Math.min(...downs.map(Math.abs))).toBeLessThan(0.1 * heightOf(one));
      }
    },
  );

  it.each(['dolphin', 'whale'])('is seen against the sky: %s', (key) => {
    const { pieces, ground } = placeScene(sceneOf(`${key} jump; @ocean`), { seed: 1, detail: 'child' });
    for (const { top, bottom } of boxesOf(pieces, 0)) expect((top + bottom) / 2).toBeLessThan(ground.horizon);
  });
});
