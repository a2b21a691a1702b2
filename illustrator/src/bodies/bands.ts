import type { Points } from '../art/art.ts';
import type { Sketch } from '../parts/Sketch.ts';
import type { Pattern } from '../reading/Pattern.ts';
import { extentOf, isInside } from './findHead.ts';

function stepOf({ left, top, right, bottom }: ReturnType<typeof extentOf>, fineness: number): number {
  const high = bottom - top;
  return Math.min(Math.max(right - left, high) / fineness, high / LEAST_BANDS);
}

/** So many bands and gaps have room at least, however wide an area is. */
const LEAST_BANDS = 4.5;

/** Bands across an area, each cut at its border row by row; with lines down them where it is checked, or in zigzags. */
export function drawBands(
  sketch: Sketch,
  rings: readonly Points[],
  { pattern, fineness }: { pattern: Pattern; fineness: number },
): void {
  const box = extentOf(rings);
  const step = stepOf(box, fineness);
  if (pattern === 'zigzag') {
    for (let y = box.top + step; y < box.bottom; y += ZIGZAG_GAP * step)
      drawZigzag(sketch, rings, { box, y, step });
    return;
  }
  for (let y = box.top + step; y + step < box.bottom; y += 2 * step) {
    for (const [left, right] of crossings(rings, y + step / 2)) {
      const edge = (at: number) => nearest(crossings(rings, at), left, right);
      const [a, b] = [edge(y), edge(y + step)];
      if (a && b)
        sketch.area([
          [a[0], y, a[1], y, right, y + step / 2, b[1], y + step, b[0], y + step, left, y + step / 2],
        ]);
    }
  }
  if (pattern !== 'checked') return;
  for (let x = box.left + 2 * step; x < box.right; x += 2 * step) {
    let from: number | undefined;
    for (let y = box.top; y <= box.bottom + 1; y += step / 4) {
      const isIn = y <= box.bottom && isInside(rings, x, y);
      if (isIn) from ??= y;
      else if (from !== undefined) {
        if (y - from > step) sketch.line([x, from, x, y - step / 4], 1);
        from = undefined;
      }
    }
  }
}

/** Where a level line is inside rings: pairs of x. */
function crossings(rings: readonly Points[], y: number): [number, number][] {
  const xs: number[] = [];
  for (const ring of rings) {
    for (let i = 0; i + 3 < ring.length; i += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [ring[i], ring[i + 1], ring[i + 2], ring[i + 3]];
      if (y0 > y !== y1 > y) xs.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    }
  }
  xs.sort((a, b) => a - b);
  const pairs: [number, number][] = [];
  for (let i = 0; i + 1 < xs.length; i += 2) pairs.push([xs[i] ?? 0, xs[i + 1] ?? 0]);
  return pairs;
}

/** Of several stretches the one that shares most with another. */
function nearest(
  pairs: readonly [number, number][],
  left: number,
  right: number,
): [number, number] | undefined {
  return pairs.find(([from, to]) => from < right && to > left);
}

/** How far apart zigzags are, how high their teeth are and how fine they are cut, as shares of a band. */
const ZIGZAG_GAP = 1.5;
const TOOTH = 0.45;
const CUTS = 8;

/** One zigzag across an area, as far as it is within it. */
function drawZigzag(
  sketch: Sketch,
  rings: readonly Points[],
  { box, y, step }: { box: ReturnType<typeof extentOf>; y: number; step: number },
): void {
  let line: number[] = [];
  const end = () => {
    if (line.length > 2 * CUTS) sketch.line(line, 1);
    line = [];
  };
  const count = Math.ceil(((box.right - box.left) * CUTS) / step);
  for (let at = 0; at <= count; at += 1) {
    const x = box.left + (at * step) / CUTS;
    const phase = (at / CUTS) % 2;
    const to = y + TOOTH * step * (2 * Math.abs(phase - 1) - 1);
    if (isInside(rings, x, to)) line.push(x, to);
    else end();
  }
  end();
}
