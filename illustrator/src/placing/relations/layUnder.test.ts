import { describe, expect, it } from 'vitest';
import { boxesOf, placed, shown, widthOf } from '../../testing/placed.ts';

describe('what somebody puts under a tree', () => {
  it.each([
    'santa-claus, wrapped-gift, christmas-tree; tend 0 1; under 1 2',
    'girl, wrapped-gift*3, christmas-tree; tend 0 1; under 1 2',
  ])('lies at its foot, and who puts it there kneels beside it: %s', (text) => {
    const pieces = placed(text);
    const [one, gift, tree] = [shown(pieces, 0), shown(pieces, 1), shown(pieces, 2)];
    const middle = (gift.left + gift.right) / 2;
    expect(middle).toBeGreaterThan(tree.left);
    expect(middle).toBeLessThan(tree.right);
    expect(Math.abs(gift.bottom - tree.bottom)).toBeLessThan(60);
    expect(one.bottom - one.top).toBeLessThan(0.8 * (tree.bottom - tree.top));
    expect(Math.min(Math.abs(one.left - gift.right), Math.abs(gift.left - one.right))).toBeLessThan(400);
    expect(Math.abs(one.bottom - tree.bottom)).toBeLessThan(120);
  });

  it.each(['child', 'elf'])(
    'has two who put many there at both ends of the row, before none of it: %s',
    (who) => {
      const pieces = placed(`${who}*2, wrapped-gift*5, christmas-tree; tend 0 1; under 1 2`);
      const gifts = boxesOf(pieces, 1);
      for (const one of boxesOf(pieces, 0)) {
        const shared = gifts.map(({ left, right }) => Math.min(right, one.right) - Math.max(left, one.left));
        const hidden = shared.reduce((sum, wide) => sum + Math.max(0, wide), 0);
        expect(hidden).toBeLessThan(0.3 * widthOf(one));
      }
    },
  );
});
