import { expect, it } from 'vitest';
import { mandalaRings } from './mandalaRings.ts';
import { Sketch } from './Sketch.ts';
import { ellipse } from './shapes.ts';

const COLORS = ['#ff0000', '#00ff00', '#0000ff', '#ff00ff', '#00ffff'];

function dot(color: string) {
  const sketch = new Sketch();
  sketch.area([ellipse(0, 0, 10)], color);
  return sketch.art();
}

it.each([0, 1, 2, 3])('has the same motifs on its left half as on its right one: variant %s', (variant) => {
  for (const count of [2, 3, 4, 5]) {
    const { items } = mandalaRings(COLORS.slice(0, count).map(dot), variant, false);
    for (const color of COLORS.slice(0, count)) {
      const middles = items.flatMap((item) => {
        if (item.kind !== 'area' || item.color !== color) return [];
        const xs = [...(item.rings[0] ?? [])].filter((_, index) => index % 2 === 0);
        return [(Math.min(...xs) + Math.max(...xs)) / 2];
      });
      expect(middles.length).toBeGreaterThan(0);
      // In turn they are symmetric around the middle, else only from left to right.
      expect(Math.abs(middles.reduce((sum, x) => sum + x, 0))).toBeLessThan(2);
    }
  }
});
