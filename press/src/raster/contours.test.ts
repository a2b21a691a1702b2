import { describe, expect, it } from 'vitest';
import type { Bitmap } from './bitmap.ts';
import { traceContours } from './contours.ts';
import { fitCurves } from './fitCurves.ts';

function draw(...rows: string[]): Bitmap {
  const ink = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0));
  return { width: rows[0]?.length ?? 0, height: rows.length, ink };
}

function paint(size: number, isInk: (x: number, y: number) => boolean): Bitmap {
  const ink = Uint8Array.from({ length: size * size }, (_, at) =>
    isInk((at % size) + 0.5, Math.floor(at / size) + 0.5) ? 1 : 0,
  );
  return { width: size, height: size, ink };
}

describe('traceContours', () => {
  it('goes round a pixel through the middles of its edges', () => {
    expect(traceContours(draw('...', '.#.', '...')).map((ring) => [...ring])).toEqual([
      [1.5, 1, 2, 1.5, 1.5, 2, 1, 1.5],
    ]);
  });

  it("finds the border outside and the border of the hole, also at the raster's edge", () => {
    const lengths = traceContours(draw('####', '#..#', '####')).map((ring) => ring.length / 2);
    expect(lengths).toEqual([14, 6]);
  });

  it('keeps ink together that touches by a corner alone', () => {
    expect(traceContours(draw('#.', '.#'))).toHaveLength(1);
    expect(traceContours(draw('.#', '#.'))).toHaveLength(1);
  });

  it('finds nothing on an empty raster', () => {
    expect(traceContours(draw('..', '..'))).toEqual([]);
  });
});

describe('fitCurves', () => {
  it('lays a handful of curves along a circle, none further off than the tolerance', () => {
    const [ring] = traceContours(paint(120, (x, y) => Math.hypot(x - 60, y - 60) < 50));
    if (!ring) throw new Error('There is no ring');
    const { curves, x, y } = fitCurves(ring, 0.6);
    expect(curves.length / 6).toBeLessThanOrEqual(16);
    expect(curves.slice(-2)).toEqual([x, y]);
    for (let at = 4; at < curves.length; at += 6) {
      expect(Math.abs(Math.hypot((curves[at] ?? 0) - 60, (curves[at + 1] ?? 0) - 60) - 50)).toBeLessThan(0.7);
    }
  });

  it('keeps the corners of a square and the straight lines between them', () => {
    const [ring] = traceContours(paint(100, (x, y) => x > 20 && x < 80 && y > 20 && y < 80));
    if (!ring) throw new Error('There is no ring');
    const { curves } = fitCurves(ring, 0.6);
    expect(curves.length / 6).toBe(4);
    for (const value of curves) expect(value).toBeGreaterThanOrEqual(19.9);
    for (const value of curves) expect(value).toBeLessThanOrEqual(80.1);
  });
});
