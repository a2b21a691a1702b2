import { describe, expect, it } from 'vitest';
import type { Bitmap } from './bitmap.ts';
import { findComponents } from './components.ts';
import { closeLeaks } from './leaks.ts';
import { measure } from './measure.ts';
import { close, dilate, erode } from './morphology.ts';

/** A bitmap drawn with '#' for ink. */
function draw(...rows: string[]): Bitmap {
  const width = rows[0]?.length ?? 0;
  return {
    width,
    height: rows.length,
    ink: Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0)),
  };
}

function blank(width: number, height: number): Bitmap {
  return { width, height, ink: new Uint8Array(width * height) };
}

function fillRect(
  bitmap: Bitmap,
  [left, top, right, bottom]: [number, number, number, number],
  value = 1,
): void {
  for (let y = top; y < bottom; y += 1)
    bitmap.ink.fill(value, y * bitmap.width + left, y * bitmap.width + right);
}

/** A frame of lines `weight` thick. */
function frame(
  bitmap: Bitmap,
  [left, top, right, bottom]: [number, number, number, number],
  weight: number,
): void {
  fillRect(bitmap, [left, top, right, bottom]);
  fillRect(bitmap, [left + weight, top + weight, right - weight, bottom - weight], 0);
}

describe('findComponents', () => {
  it('joins ink by corners and paper by sides alone', () => {
    const diagonal = draw('#...', '.#..', '..#.', '...#');
    expect([...findComponents(diagonal, 1).areas]).toEqual([4]);
    expect([...findComponents(diagonal, 0).areas].toSorted()).toEqual([6, 6]);
  });

  it('unites arms that meet further down', () => {
    expect([...findComponents(draw('#.#.#', '#.#.#', '#####'), 1).areas]).toEqual([11]);
    expect([...findComponents(draw('#####', '#.#.#', '#.#.#'), 0).areas]).toEqual([2, 2]);
  });

  it('agrees with a plain flood fill on random rasters', () => {
    let seed = 7;
    for (let round = 0; round < 50; round += 1) {
      const bitmap = blank(17, 13);
      for (let at = 0; at < bitmap.ink.length; at += 1) {
        seed = (seed * 1103515245 + 12345) % 2147483648;
        bitmap.ink[at] = seed / 2147483648 < 0.5 ? 1 : 0;
      }
      for (const color of [0, 1] as const) {
        expect([...findComponents(bitmap, color).areas].toSorted((a, b) => a - b)).toEqual(
          floodAreas(bitmap, color),
        );
      }
    }
  });
});

function floodAreas({ width, height, ink }: Bitmap, color: 0 | 1): number[] {
  const seen = new Set<number>();
  const steps = color === 1 ? [-1, 0, 1] : [0];
  const areas: number[] = [];
  for (let start = 0; start < ink.length; start += 1) {
    if (ink[start] !== color || seen.has(start)) continue;
    const queue = [start];
    seen.add(start);
    for (let at = queue[0], head = 0; at !== undefined; head += 1, at = queue[head]) {
      const [x, y] = [at % width, Math.floor(at / width)];
      const around = [
        ...steps.flatMap((d) => [
          [x + d, y - 1],
          [x + d, y + 1],
        ]),
        [x - 1, y],
        [x + 1, y],
      ];
      for (const [nx = 0, ny = 0] of around) {
        const next = ny * width + nx;
        const isInside = nx >= 0 && ny >= 0 && nx < width && ny < height;
        if (!isInside || ink[next] !== color || seen.has(next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
    areas.push(queue.length);
  }
  return areas.toSorted((a, b) => a - b);
}

describe('morphology', () => {
  it('grows and shrinks a rectangle by whole pixels', () => {
    const bitmap = blank(40, 40);
    fillRect(bitmap, [10, 10, 30, 30]);
    expect(findComponents(erode(bitmap, 3), 1).areas[0]).toBe(14 * 14);
    expect(findComponents(erode(dilate(bitmap, 3), 3), 1).areas[0]).toBe(20 * 20);
  });

  it.each([1, 2, 3, 4])('closes a gap of %i pixels in a line', (gap) => {
    const bitmap = blank(80, 30);
    fillRect(bitmap, [0, 12, 80, 18]);
    fillRect(bitmap, [40, 12, 40 + gap, 18], 0);
    expect(findComponents(bitmap, 0).areas.length).toBe(1);
    expect(findComponents(close(bitmap, 2.5), 0).areas.length).toBe(2);
  });
});

describe('measure', () => {
  it('measures line width, regions and ink of a drawn frame', () => {
    const bitmap = blank(400, 400);
    frame(bitmap, [50, 50, 350, 350], 6);
    fillRect(bitmap, [50, 197, 350, 203]);
    const result = measure(bitmap);
    expect(result.lineWidth).toEqual({ median: 5, p95: 5 });
    expect(result).toMatchObject({ regions: 2, tinyRegions: 0, specks: 0, leaks: 0, largestSolidShare: 0 });
    expect(result.largestRegionShare).toBeCloseTo((288 * 141) / 160_000, 5);
  });

  it('tells specks, tiny regions and solid blobs', () => {
    const bitmap = blank(400, 400);
    fillRect(bitmap, [10, 10, 14, 14]);
    frame(bitmap, [50, 50, 60, 60], 3);
    fillRect(bitmap, [100, 100, 200, 200]);
    const result = measure(bitmap);
    expect(result).toMatchObject({ specks: 1, tinyRegions: 1, regions: 0 });
    expect(result.largestSolidShare).toBeCloseTo(10_000 / 160_000, 2);
  });

  it.each([
    [3, 1],
    [12, 0],
  ])('sees a doorway of %i pixels as %i leaks', (gap, leaks) => {
    const bitmap = blank(400, 400);
    frame(bitmap, [50, 50, 350, 350], 6);
    fillRect(bitmap, [50, 197, 350, 203]);
    fillRect(bitmap, [200, 197, 200 + gap, 203], 0);
    expect(measure(bitmap)).toMatchObject({ leaks, regions: 1 });
  });

  it.each([1, 2, 3, 4])('a neck of %i pixels is drawn shut, and a doorway of 12 stays', (gap) => {
    const bitmap = blank(400, 400);
    frame(bitmap, [50, 50, 350, 350], 6);
    fillRect(bitmap, [50, 147, 350, 153]);
    fillRect(bitmap, [50, 247, 350, 253]);
    fillRect(bitmap, [200, 147, 200 + gap, 153], 0);
    fillRect(bitmap, [200, 247, 212, 253], 0);
    expect(measure(bitmap)).toMatchObject({ leaks: 1, regions: 1 });
    expect(closeLeaks(bitmap, 6)).toBe(true);
    expect(measure(bitmap)).toMatchObject({ leaks: 0, regions: 2 });
    expect(closeLeaks(bitmap, 6)).toBe(false);
  });
});
