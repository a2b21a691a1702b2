import { describe, expect, it } from 'vitest';
import type { Box } from '../../page.ts';
import type { Affine } from '../../raster/LabelMap.ts';
import { placed, shown } from '../../testing/placed.ts';
import { filledIn } from '../geometry/silhouette.ts';

describe('what hangs from something small', () => {
  it('is below it, as that is up there', () => {
    const pieces = placed('witch-hat, spider; hang-from 1 0');
    const [hat, spider] = [shown(pieces, 0), shown(pieces, 1)];
    expect(spider.bottom).toBeGreaterThan(hat.bottom);
    expect(spider.top).toBeGreaterThan((hat.top + hat.bottom) / 2);
  });
});

describe('who hangs from a tree', () => {
  it.each(['monkey, tree; hang-from 0 1', 'sloth, branch; hang-from 0 1'])(
    'has the feet down: %s',
    (text) => {
      const feet = placed(text).find(({ thing }) => thing === 0)?.places;
      expect(feet?.leftKnee?.y).toBeGreaterThan(feet?.seat?.y ?? 0);
    },
  );

  it('eats there, and is smaller than the tree', () => {
    const pieces = placed('monkey, tree, banana; hang-from 0 1; eat 0 2');
    const [monkey, tree] = [shown(pieces, 0), shown(pieces, 1)];
    expect(monkey.bottom - monkey.top).toBeLessThan(0.6 * (tree.bottom - tree.top));
  });
});

describe('who hangs from a bough', () => {
  it.each([
    ['boy, boughed-tree; hang-from 0 1', 2],
    ['monkey, boughed-tree; hang-from 0 1', 2],
    ['monkey, boughed-tree, banana; hang-from 0 1; hold 0 2', 1],
    ['monkey, liana, banana; hang-from 0 1; hold 0 2', 1],
  ])('has it in the hands that are free, over the head, away from the stem: %s', (text, count) => {
    const pieces = placed(text);
    const [one, host] = [0, 1].map((thing) => pieces.find((piece) => piece.thing === thing));
    const hands = [one?.places?.leftHand, one?.places?.rightHand].flatMap((place) =>
      one && place ? [{ x: place.x * one.to.a + one.to.e, y: place.y * one.to.d + one.to.f }] : [],
    );
    const head = (one?.places?.eyes?.y ?? 0) * (one?.to.d ?? 0) + (one?.to.f ?? 0);
    const near = 0.05 * (shown(pieces, 0).bottom - shown(pieces, 0).top);
    const holding = hands.filter(({ x, y }) => {
      if (!host || y > head) return false;
      const spot = { left: x - near, right: x + near, top: y - near, bottom: y + near };
      return filledIn(host.art, boxIn(host.to, spot)) > 0.1;
    });
    expect(holding).toHaveLength(count);
    // The hands are drawn once more, over what they hold.
    expect(pieces.some(({ again }) => again !== undefined && again === one?.art)).toBe(true);
  });
});

describe('who hangs from a tree', () => {
  it.each([
    ['boy, boughed-tree; hang-from 0 1', 0.49],
    ['monkey, boughed-tree; hang-by-feet 0 1', 0.4],
  ])('is no speck beside it: %s', (text, least) => {
    const pieces = placed(text);
    const [one, tree] = [shown(pieces, 0), shown(pieces, 1)];
    expect(one.bottom - one.top).toBeGreaterThan(least * (tree.bottom - tree.top));
  });
});

/** A box of the page in the units of a picture there. */
function boxIn({ a, d, e, f }: Affine, { left, right, top, bottom }: Box): Box {
  const [one, other] = [(left - e) / a, (right - e) / a];
  return {
    left: Math.min(one, other),
    right: Math.max(one, other),
    top: (top - f) / d,
    bottom: (bottom - f) / d,
  };
}

describe('who hangs by the tail', () => {
  it('has it around what it hangs from, and the face well below', () => {
    const pieces = placed('monkey, branch; hang-by-feet 0 1');
    const [monkey, branch] = [shown(pieces, 0), shown(pieces, 1)];
    const piece = pieces.find(({ thing }) => thing === 0);
    const levelOf = (place: 'eyes' | 'seat') => {
      const y = (piece?.places?.[place]?.y ?? 0) * (piece?.to.d ?? 0) + (piece?.to.f ?? 0);
      return (y - monkey.top) / (monkey.bottom - monkey.top);
    };
    expect(monkey.top).toBeLessThan(branch.bottom);
    expect(levelOf('eyes')).toBeGreaterThan(0.6);
    // Between the branch and the body there is the tail, not the feet.
    expect(levelOf('seat')).toBeGreaterThan(0.3);
  });
});

describe('what dresses a thing', () => {
  it.each(['door', 'locomotive'])('is on it, at its middle: a wreath on a %s', (host) => {
    const pieces = placed(`wreath, ${host}; hang-from 0 1`);
    const [wreath, dressed] = [shown(pieces, 0), shown(pieces, 1)];
    expect(wreath.layer).toBeGreaterThan(dressed.layer);
    expect(wreath.top).toBeGreaterThan(dressed.top);
    expect(wreath.bottom).toBeLessThan(dressed.bottom);
    const apart = Math.abs(wreath.left + wreath.right - dressed.left - dressed.right) / 2;
    expect(apart).toBeLessThan(0.05 * (dressed.right - dressed.left));
  });

  it('goes from one side to the other where it is long, in the upper half', () => {
    const pieces = placed('garland, fireplace; hang-from 0 1');
    const [garland, fireplace] = [shown(pieces, 0), shown(pieces, 1)];
    expect(garland.right - garland.left).toBeGreaterThan(0.8 * (fireplace.right - fireplace.left));
    expect(garland.bottom).toBeLessThan((fireplace.top + fireplace.bottom) / 2);
  });
});
