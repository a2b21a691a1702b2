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

it('is held down to who is much lower', () => {
  const { pieces } = placeScene(sceneOf('lion, sandwich, mouse; share 0 1; share 2 1'), {
    seed: 1,
    detail: 'child',
  });
  const [sandwich, mouse] = [1, 2].map((thing) => {
    const piece = pieces.find((one) => one.thing === thing);
    if (!piece) throw new Error('All are on the page');
    return boxUnder(piece.to, piece.art);
  });
  expect(sandwich?.bottom).toBeGreaterThan(((mouse?.top ?? 0) + (mouse?.bottom ?? 0)) / 2);
});
