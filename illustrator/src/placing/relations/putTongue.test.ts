import { describe, expect, it } from 'vitest';
import { placed } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

describe('who licks somebody', () => {
  it.each(['dog, boy', 'puppy, girl', 'cow, calf', 'horse, girl'])(
    'has the tongue out to the cheek of that one: %s',
    (things) => {
      const pieces = placed(`${things}; lick 0 1`);
      const [one, other] = [0, 1].map((index) => pieces.find(({ thing }) => thing === index));
      if (!one || !other?.telling) throw new Error('Both are on the page');
      const first = one.art.items.findIndex((item) => item.kind === 'area' && item.color === '#f0909c');
      expect(first).toBeGreaterThan(0);
      const tongue = one.art.items.slice(first).flatMap((item) => (item.kind === 'area' ? item.rings : []));
      const xs = tongue.flatMap((ring) => [...ring].filter((_, at) => at % 2 === 0));
      const [x0, x1] = [Math.min(...xs), Math.max(...xs)].map((x) => x * one.to.a + one.to.e);
      const { left, top, right, bottom } = other.telling;
      const face = boxUnder(other.to, { left, top, width: right - left, height: bottom - top });
      expect(Math.max(x0 ?? 0, x1 ?? 0)).toBeGreaterThan(face.left);
      expect(Math.min(x0 ?? 0, x1 ?? 0)).toBeLessThan(face.right);
    },
  );
});
