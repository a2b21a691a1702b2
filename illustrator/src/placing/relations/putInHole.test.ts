import { describe, expect, it } from 'vitest';
import { placed, shown } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

describe('who hides things in the hole of a tree', () => {
  it.each([
    'squirrel, acorn*2, hollow-tree, acorn; tend 0 2; in 1 2; hold 0 3',
    'raccoon, red-apple*2, hollow-tree, red-apple; tend 0 2; in 1 2; hold 0 3',
  ])('stands beside it with one, the others in there: %s', (text) => {
    const pieces = placed(text);
    const [who, tree, held] = [shown(pieces, 0), shown(pieces, 2), shown(pieces, 3)];
    const [middle, wide] = [(tree.left + tree.right) / 2, tree.right - tree.left];
    expect(who.left < middle && who.right > middle).toBe(false);
    // The hole is a fifth of the tree to each side.
    expect(held.left < middle + 0.21 * wide && held.right > middle - 0.21 * wide).toBe(true);
    const inside = pieces.filter(({ thing }) => thing === 1).map(({ to, art }) => boxUnder(to, art));
    expect(inside).toHaveLength(2);
    for (const { left, right, top } of inside) {
      expect(Math.max(middle - left, right - middle)).toBeLessThan(0.18 * wide);
      expect(top).toBeGreaterThan(tree.top + 0.5 * (tree.bottom - tree.top));
    }
  });
});
