import { describe, expect, it } from 'vitest';
import { heightOf, placed, shown } from '../../testing/placed.ts';

describe('who waters plants', () => {
  it.each(['girl, flower, watering-can', 'elephant, rose, watering-can', 'boy, potted-plant, watering-can'])(
    'has the can over what is low, not before its bloom: %s',
    (things) => {
      const pieces = placed(`${things}; water 0 1; hold 0 2`);
      const [plant, can] = [shown(pieces, 1), shown(pieces, 2)];
      expect(can.top).toBeLessThan(plant.top);
      // Tipped, so that it runs out.
      expect(Math.abs(pieces.find(({ thing }) => thing === 2)?.to.b ?? 0)).toBeGreaterThan(0.1);
    },
  );

  it('is lower than a sunflower, and waters it below the bloom', () => {
    const pieces = placed('girl, sunflower*2, watering-can; water 0 1; hold 0 2');
    const [girl, flower, can] = [shown(pieces, 0), shown(pieces, 1), shown(pieces, 2)];
    expect(heightOf(girl)).toBeLessThan(0.9 * heightOf(flower));
    expect(can.bottom).toBeGreaterThan(flower.top + 0.6 * heightOf(flower));
  });
});
