import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../scripts/sceneOf.ts';
import { placeScene } from './placeScene.ts';
import { boxUnder } from './silhouette.ts';

describe.each([1, 2, 3, 4, 5])('a low row under a wide sky, with the seed %i', (seed) => {
  it('has a tall tree behind it, from the ground into the sky', () => {
    const { pieces, ground } = placeScene(sceneOf('elephant*3 walk row; @garden'), { seed, detail: 'child' });
    const first = pieces.findIndex(({ thing }) => thing !== undefined);
    const trees = pieces.flatMap(({ of, role, art, to }, layer) =>
      role === 'filler' && of === 'tree' ? [{ ...boxUnder(to, art), layer }] : [],
    );
    expect(trees.length).toBeGreaterThan(0);
    for (const { top, bottom, layer } of trees) {
      expect(layer).toBeLessThan(first);
      expect(bottom).toBeGreaterThan(ground.horizon);
      expect(bottom - top).toBeGreaterThan(300);
    }
  });
});
