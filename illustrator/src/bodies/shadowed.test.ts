import { describe, expect, it } from 'vitest';
import { drawBody } from './drawBody.ts';

describe('a shadow', () => {
  it.each(['groundhog', 'boy', 'cat'])('lies before the feet, and the feet stay on the ground: %s', (key) => {
    const request = { key, wears: [], variant: 0 };
    const [plain, shaded] = [
      drawBody({ ...request, looks: {} }),
      drawBody({ ...request, looks: { shadowed: true } }),
    ];
    const footOf = ({ art }: typeof plain) => art.top + art.height * art.ground;
    expect(footOf(shaded)).toBeCloseTo(footOf(plain));
    expect(shaded.art.top + shaded.art.height).toBeGreaterThan(footOf(plain) + 0.3 * plain.art.height);
    expect(shaded.art.left).toBeLessThan(plain.art.left);
  });
});
