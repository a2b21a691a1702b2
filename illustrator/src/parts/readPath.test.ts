import { expect, it } from 'vitest';
import { readPath } from './readPath.ts';

it('keeps each straight piece within 0.15 units of its curve, however large that is', () => {
  for (const r of [10, 120, 1000]) {
    const [line = []] = readPath(`M${-r} 0 C${-r} ${-1.33 * r} ${r} ${-1.33 * r} ${r} 0`);
    const steps = line.length / 2 - 1;
    const at = (t: number) => [
      r * (-((1 - t) ** 3) - 3 * t * (1 - t) ** 2 + 3 * t ** 2 * (1 - t) + t ** 3),
      -1.33 * r * 3 * t * (1 - t),
    ];
    const gaps = Array.from({ length: steps }, (_, step) => {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = line.slice(2 * step, 2 * step + 4);
      const [x = 0, y = 0] = at((step + 0.5) / steps);
      return Math.hypot((x0 + x1) / 2 - x, (y0 + y1) / 2 - y);
    });
    expect(Math.max(...gaps)).toBeLessThan(0.15);
  }
});
