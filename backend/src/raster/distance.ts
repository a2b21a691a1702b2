import type { Bitmap } from './components.ts';

/** Distances are counted in thirds of a pixel. */
export const DISTANCE_UNIT = 3;

/**
 * Distance of every pixel of ink to the nearest paper, 0 on paper, in thirds of a pixel. The 3-4 chamfer in two passes
 * (Borgefors 1986): within 6 % of the true distance. What lies outside the raster is neither.
 */
export function distanceInside({ width, height, ink }: Bitmap): Uint16Array {
  const distances = new Uint16Array(width * height);
  for (let at = ink.indexOf(1); at >= 0; at = ink.indexOf(1, at + 1)) {
    for (; ink[at] === 1; at += 1) distances[at] = nearest(distances, at, width, -1);
  }
  for (let at = ink.lastIndexOf(1); at >= 0; at = at === 0 ? -1 : ink.lastIndexOf(1, at - 1)) {
    for (; ink[at] === 1; at -= 1) {
      distances[at] = Math.min(distances[at] ?? 0, nearest(distances, at, width, 1));
    }
    if (at < 0) return distances;
  }
  return distances;
}

const FAR = 60_000;
const DIAGONAL = 4;

/** The least distance by way of the four neighbours on one side, before (-1) or behind (1); what lies outside is far. */
function nearest(distances: Uint16Array, at: number, width: number, side: 1 | -1): number {
  const x = at % width;
  const isFirst = side === -1 ? x === 0 : x === width - 1;
  const isLast = side === -1 ? x === width - 1 : x === 0;
  const row = at + side * width;
  const hasRow = row >= 0 && row < distances.length;
  let best = isFirst ? FAR : (distances[at + side] ?? 0) + DISTANCE_UNIT;
  if (!hasRow) return best;
  best = Math.min(best, (distances[row] ?? 0) + DISTANCE_UNIT);
  if (!isFirst) best = Math.min(best, (distances[row + side] ?? 0) + DIAGONAL);
  if (!isLast) best = Math.min(best, (distances[row - side] ?? 0) + DIAGONAL);
  return Math.min(best, FAR);
}
