import { describe, expect, it } from 'vitest';
import { apply } from '../../raster/LabelMap.ts';
import { placed } from '../../testing/placed.ts';

describe('a person on a slide', () => {
  it.each(['girl, playground-slide', 'boy, waterslide', 'child, playground-slide'])(
    'sits upright, the feet ahead: %s',
    (two) => {
      const rider = placed(`${two}; slide-down 0 1`).find(({ thing }) => thing === 0);
      const { neck, seat, leftKnee } = rider?.places ?? {};
      if (!rider || !neck || !seat || !leftKnee) throw new Error('It has a body');
      const [at, lap, knee] = [neck, seat, leftKnee].map(({ x, y }) => apply(rider.to, x, y)[0] ?? 0);
      const ahead = Math.sign((knee ?? 0) - (lap ?? 0));
      expect(ahead * ((at ?? 0) - (lap ?? 0))).toBeLessThan(0.3 * Math.abs((knee ?? 0) - (lap ?? 0)));
    },
  );
});
