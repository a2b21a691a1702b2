import { expect, it } from 'vitest';
import { crayonHatch } from './crayonHatch.ts';

const TALL = [20, 30, 40, 160] as const;

it.each([-40, -12, 0, 30])('reaches every corner of the box at %i degrees', (degrees) => {
  const { path, transform } = crayonHatch(TALL, { degrees, gap: 6 });
  expect(transform).toBe(`rotate(${degrees} 40 110)`);
  const turns = path
    .slice(1)
    .split('L')
    .map((turn) => turn.split(' ').map(Number));
  const [xs, ys] = [turns.map(([x]) => x ?? 0), turns.map(([, y]) => y ?? 0)];
  // The corners, in the crayon's own direction.
  const angle = (-degrees * Math.PI) / 180;
  for (const [x, y] of [
    [-20, -80],
    [20, -80],
    [20, 80],
    [-20, 80],
  ] as const) {
    const across = 40 + x * Math.cos(angle) - y * Math.sin(angle);
    const along = 110 + x * Math.sin(angle) + y * Math.cos(angle);
    expect(across).toBeGreaterThan(Math.min(...xs) - 3);
    expect(across).toBeLessThan(Math.max(...xs) + 3);
    expect(along).toBeGreaterThan(Math.min(...ys) - 3);
    expect(along).toBeLessThan(Math.max(...ys) + 3);
  }
});
