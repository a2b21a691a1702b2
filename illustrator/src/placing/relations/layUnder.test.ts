import { describe, expect, it } from 'vitest';
import { placed, shown } from '../../testing/placed.ts';

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
});
