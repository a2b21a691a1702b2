import { describe, expect, it } from 'vitest';
import { placed, shown } from '../../testing/placed.ts';

const middleOf = ({ left, right }: { left: number; right: number }) => (left + right) / 2;

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
