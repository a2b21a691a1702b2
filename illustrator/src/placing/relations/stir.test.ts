import { describe, expect, it } from 'vitest';
import { middleOf, placed, shown } from '../../testing/placed.ts';

describe('who stirs', () => {
  it.each(['girl, open-pot', 'bear, open-pot', 'old-woman, cauldron', 'man, soup', 'boy, batter-bowl'])(
    'is behind it, the hands at a spoon that goes down into it: %s',
    (text) => {
      const pieces = placed(`${text}, wooden-spoon; hold 0 2; tend 0 1`);
      const [body, pot, spoon] = [shown(pieces, 0), shown(pieces, 1), shown(pieces, 2)];
      expect(body.layer).toBeLessThan(pot.layer);
      expect(pot.layer).toBeLessThan(spoon.layer);
      expect(pieces.findIndex(({ again }) => again)).toBeGreaterThan(spoon.layer);
      for (const one of [body, spoon])
        expect(Math.abs(middleOf(one) - middleOf(pot))).toBeLessThan(0.2 * (pot.right - pot.left));
      // It ends at the surface, not at the near rim.
      expect(spoon.bottom).toBeGreaterThan(pot.top);
      expect(spoon.bottom).toBeLessThan(pot.top + 0.28 * (pot.bottom - pot.top));
      expect(spoon.top).toBeLessThan(pot.top);
    },
  );
});
