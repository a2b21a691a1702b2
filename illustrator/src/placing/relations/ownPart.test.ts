import { describe, expect, it } from 'vitest';
import { apply } from '../../raster/LabelMap.ts';
import { placed, shown } from '../../testing/placed.ts';

describe('what is carried in the mouth', () => {
  it.each(['dog, twig', 'cat, tulip', 'fox, bone'])('is at its corner, not over the face: %s', (things) => {
    const pieces = placed(`${things}; hold.mouth 0 1`);
    const { places, to } = pieces.find(({ thing }) => thing === 0) ?? {};
    if (!places?.mouth || !to) throw new Error('It has a mouth');
    const [x] = apply(to, places.mouth.x, places.mouth.y);
    const { left, right } = shown(pieces, 1);
    expect(Math.abs((left + right) / 2 - x)).toBeGreaterThan(0.2 * (right - left));
    expect(left < x && right > x).toBe(true);
  });
});
