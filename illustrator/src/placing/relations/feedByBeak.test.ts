import { describe, expect, it } from 'vitest';
import { boxesOf, middleOf, placed, placeOn, shown } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

describe('a bird that feeds its young', () => {
  it.each(['bird, young:bird*3, empty-nest; feed 0 1; in 1 2', 'bird, young:bird*2; feed 0 1'])(
    'has a worm in its beak, at the nearest one, over none of their faces: %s',
    (text) => {
      const pieces = placed(text);
      const { x, y } = placeOn(pieces, 0, 'mouth');
      const gaps = boxesOf(pieces, 1).map(({ left, right }) => Math.max(left - x, x - right));
      const { left, right } = shown(pieces, 0);
      expect(Math.min(...gaps)).toBeLessThan(0.15 * (right - left));
      expect(Math.max(...gaps)).toBeGreaterThan(0);
      const [worm] = pieces.filter(({ isProp }) => isProp).map(({ to, art }) => boxUnder(to, art));
      expect(worm?.left).toBeLessThan(x);
      expect(worm?.right).toBeGreaterThan(x);
      expect(worm?.bottom).toBeGreaterThan(y);
    },
  );
});

describe('water that is sprayed', () => {
  it('parts into several, with drops beyond them', () => {
    const pieces = placed('elephant, young:elephant; spray 0 1');
    const areas = pieces
      .filter(({ isProp }) => isProp)
      .map(({ art }) => art.items.filter((item) => item.kind === 'area' && item.area > 0).length);
    expect(Math.max(...areas)).toBeGreaterThan(6);
  });
});

describe('a caterpillar that eats a leaf', () => {
  it.each([3, 7])('has its head where the leaf is bitten off: seed %s', (seed) => {
    const pieces = placed('caterpillar, bitten-leaf; eat 0 1', seed);
    expect(placeOn(pieces, 0, 'mouth').x).toBeGreaterThan(middleOf(shown(pieces, 0)));
    const [body, leaf] = [shown(pieces, 0), shown(pieces, 1)];
    const wide = leaf.right - leaf.left;
    expect(body.right).toBeGreaterThan(leaf.left + 0.74 * wide);
    expect(body.right).toBeLessThan(leaf.right);
  });
});
