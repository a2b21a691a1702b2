import { describe, expect, it } from 'vitest';
import { placed } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import type { Piece } from '../Placement.ts';

/** How far across all of a tongue is, in the units of the picture. */
function tongueOf({ art: { items } }: Piece): number[] {
  const first = items.findIndex((item) => item.kind === 'area' && item.color === '#f0909c');
  expect(first).toBeGreaterThan(0);
  const rings = items.slice(first).flatMap((item) => (item.kind === 'area' ? item.rings : []));
  return rings.flatMap((ring) => [...ring].filter((_, at) => at % 2 === 0));
}

describe('who licks somebody', () => {
  it.each(['dog, boy', 'puppy, girl', 'cow, calf', 'horse, girl'])(
    'has the tongue out to the cheek of that one: %s',
    (things) => {
      const pieces = placed(`${things}; lick 0 1`);
      const [one, other] = [0, 1].map((index) => pieces.find(({ thing }) => thing === index));
      if (!one || !other?.telling) throw new Error('Both are on the page');
      const xs = tongueOf(one);
      const [x0, x1] = [Math.min(...xs), Math.max(...xs)].map((x) => x * one.to.a + one.to.e);
      const { left, top, right, bottom } = other.telling;
      const face = boxUnder(other.to, { left, top, width: right - left, height: bottom - top });
      expect(Math.max(x0 ?? 0, x1 ?? 0)).toBeGreaterThan(face.left);
      expect(Math.min(x0 ?? 0, x1 ?? 0)).toBeLessThan(face.right);
    },
  );
});

it('has the tongue come out at the end of a muzzle that is seen from the side', () => {
  const cat = placed('cat, kitten; lick 0 1').find(({ thing }) => thing === 0);
  const { telling, facing } = cat ?? {};
  if (!cat || !telling) throw new Error('It has a face');
  const share = (x: number) => (x - telling.left) / (telling.right - telling.left);
  const shares = tongueOf(cat).map((x) => (facing === 'left' ? 1 - share(x) : share(x)));
  expect(Math.min(...shares)).toBeGreaterThan(0.75);
});
