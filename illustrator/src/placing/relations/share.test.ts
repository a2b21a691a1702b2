import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { placeScene } from '../placeScene.ts';
import { boxUnder } from '../silhouette.ts';

describe.each(['child*2, umbrella; share 0 1', 'hedgehog*2, umbrella; share 0 1'])(
  'those who share %s',
  (scene) => {
    it.each([1, 2])('are both under it, with the seed %i', (seed) => {
      const { pieces, undone } = placeScene(sceneOf(scene), { seed, detail: 'child' });
      expect(undone.relations).toEqual([]);
      const boxes = (thing: number) =>
        pieces
          .filter((one) => one.thing === thing && one.again === undefined)
          .map(({ to, art }) => boxUnder(to, art));
      const [umbrella] = boxes(1);
      for (const one of boxes(0)) {
        const middle = (one.left + one.right) / 2;
        expect(middle).toBeGreaterThan(umbrella?.left ?? 0);
        expect(middle).toBeLessThan(umbrella?.right ?? 0);
        expect(one.bottom).toBeGreaterThan(umbrella?.bottom ?? 0);
        expect(one.top).toBeGreaterThan(umbrella?.top ?? 0);
      }
    });
  },
);
