import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import type { Box } from '../../page.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

const middleOf = ({ left, right }: Box) => (left + right) / 2;

describe('who stirs', () => {
  it.each(['girl, open-pot', 'bear, open-pot', 'old-woman, cauldron', 'man, soup', 'boy, batter-bowl'])(
    'is behind it, the hands at a spoon that goes down into it: %s',
    (text) => {
      const { pieces, undone } = placeScene(sceneOf(`${text}, wooden-spoon; hold 0 2; tend 0 1`), {
        seed: 3,
        detail: 'child',
      });
      expect(undone).toMatchObject({ things: [], relations: [] });
      const layerOf = (thing: number) => pieces.findIndex((one) => one.thing === thing && !one.again);
      const [body, pot, spoon] = [0, 1, 2].map((thing) => {
        const piece = pieces[layerOf(thing)];
        if (piece === undefined) throw new Error(`Thing ${thing} is not on the page`);
        return boxUnder(piece.to, piece.art);
      }) as [Box, Box, Box];
      expect(layerOf(0)).toBeLessThan(layerOf(1));
      expect(layerOf(1)).toBeLessThan(layerOf(2));
      expect(pieces.findIndex(({ again }) => again)).toBeGreaterThan(layerOf(2));
      for (const one of [body, spoon])
        expect(Math.abs(middleOf(one) - middleOf(pot))).toBeLessThan(0.2 * (pot.right - pot.left));
      // It ends at the surface, not at the near rim.
      expect(spoon.bottom).toBeGreaterThan(pot.top);
      expect(spoon.bottom).toBeLessThan(pot.top + 0.28 * (pot.bottom - pot.top));
      expect(spoon.top).toBeLessThan(pot.top);
    },
  );
});
