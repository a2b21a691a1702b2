import { describe, expect, it } from 'vitest';
import { drawBody } from './drawBody.ts';
import { isInside } from './findHead.ts';

describe('the face of a thing that has none', () => {
  it.each(['taco', 'pencil', 'hot-dog', 'pancakes', 'popcorn', 'cupcake', 'doughnut', 'avocado'])(
    'lies on the %s and is large enough to see',
    (key) => {
      const { art, telling } = drawBody({ key, looks: { mood: 'happy' }, wears: [], variant: 0 });
      const face = telling ?? { left: 0, top: 0, right: 0, bottom: 0 };
      const radius = (face.right - face.left) / 2;
      const rim = Array.from({ length: 12 }, (_, k) => ({
        x: (face.left + face.right) / 2 + 0.85 * radius * Math.cos((k * Math.PI) / 6),
        y: (face.top + face.bottom) / 2 + 0.85 * radius * Math.sin((k * Math.PI) / 6),
      }));
      // The face's own disc is no part of the thing: it is told by its area, which counts as none.
      const solids = art.items.filter((item) => item.kind === 'area' && item.area > 0);
      const off = rim.filter(
        ({ x, y }) => !solids.some((item) => item.kind === 'area' && isInside(item.rings, x, y)),
      );
      expect(off).toEqual([]);
      expect(2 * radius).toBeGreaterThan(0.14 * Math.max(art.width, art.height));
    },
  );
});
