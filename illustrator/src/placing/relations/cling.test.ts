import { describe, expect, it } from 'vitest';
import { boxesOf, middleOf, placed, shown } from '../../testing/placed.ts';

describe('a small animal that climbs a tree', () => {
  it.each(['squirrel, tree; climb 0 1', 'squirrel, acorn, tree; hold.mouth 0 1; climb 0 2'])(
    'is at the trunk, below the crown: %s',
    (text) => {
      const pieces = placed(text);
      const [body, tree] = [shown(pieces, 0), shown(pieces, text.includes('acorn') ? 2 : 1)];
      expect(body.top).toBeGreaterThan(tree.top + 0.35 * (tree.bottom - tree.top));
      const spare = 0.15 * (tree.right - tree.left);
      expect(body.left).toBeLessThan(middleOf(tree) + spare);
      expect(body.right).toBeGreaterThan(middleOf(tree) - spare);
    },
  );
});

it('has two of them on either side of the trunk', () => {
  const pieces = placed('squirrel*2, tree; climb 0 1');
  const trunk = middleOf(shown(pieces, 1));
  expect(boxesOf(pieces, 0).map((one) => Math.sign(middleOf(one) - trunk))).toEqual([-1, 1]);
});

describe('what an animal has in its mouth', () => {
  it.each(['dog, bone; hold.mouth 0 1', 'dog, slippers; hold.mouth 0 1', 'cat, fish; hold.mouth 0 1'])(
    'is at the end of its muzzle, smaller than the head: %s',
    (text) => {
      const pieces = placed(text);
      const [body, thing] = [shown(pieces, 0), shown(pieces, 1)];
      const high = body.bottom - body.top;
      expect(Math.abs(middleOf(thing) - middleOf(body))).toBeGreaterThan(0.3 * (body.right - body.left));
      expect(thing.bottom).toBeLessThan(body.bottom - 0.15 * high);
    },
  );
});
