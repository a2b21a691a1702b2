import type { Bitmap } from './components.ts';
import { DISTANCE_UNIT, distanceTo } from './distance.ts';

/** Ink grown by `radius` pixels on all sides. */
export function dilate(bitmap: Bitmap, radius: number): Bitmap {
  const limit = radius * DISTANCE_UNIT;
  return { ...bitmap, ink: within(distanceTo(bitmap, 1), 0, limit) };
}

/** Ink less `radius` pixels on all sides. */
export function erode(bitmap: Bitmap, radius: number): Bitmap {
  const limit = radius * DISTANCE_UNIT;
  return { ...bitmap, ink: within(distanceTo(bitmap, 0), Math.floor(limit) + 1, FARTHEST) };
}

/** Fills gaps up to twice `radius` wide and leaves the outer edges of the ink where they were. */
export function close(bitmap: Bitmap, radius: number): Bitmap {
  return erode(dilate(bitmap, radius), radius);
}

/** 1 where a distance lies from `least` to `most`, both included. */
export function within(distances: Uint16Array, least: number, most: number): Uint8Array {
  const marks = new Uint8Array(distances.length);
  for (let at = 0; at < marks.length; at += 1) {
    const distance = distances[at] ?? 0;
    if (distance >= least && distance <= most) marks[at] = 1;
  }
  return marks;
}

/** The middle of the ink: pixels about as far from paper as any of their neighbours. `inside` is the ink's distance to paper. */
export function findRidges(bitmap: Bitmap, inside: Uint16Array): Bitmap {
  const { width, height } = bitmap;
  const ink = new Uint8Array(bitmap.ink.length);
  for (let at = width + 1; at < ink.length - width - 1; at += 1) {
    const distance = inside[at] ?? 0;
    if (distance > 0 && farthestAround(inside, at, width) <= distance + RIDGE_SLACK) ink[at] = 1;
  }
  return { width, height, ink };
}

/** A third of a pixel: less than the step from a line's edge to its middle, more than that along a tapering line. */
const RIDGE_SLACK = 1;
const FARTHEST = 65_535;

function farthestAround(inside: Uint16Array, at: number, width: number): number {
  const above = Math.max(inside[at - width - 1] ?? 0, inside[at - width] ?? 0, inside[at - width + 1] ?? 0);
  const below = Math.max(inside[at + width - 1] ?? 0, inside[at + width] ?? 0, inside[at + width + 1] ?? 0);
  return Math.max(above, below, inside[at - 1] ?? 0, inside[at + 1] ?? 0);
}
