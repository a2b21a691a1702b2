import type { Bitmap } from './components.ts';
import { DISTANCE_UNIT, distanceTo } from './distance.ts';

/** Ink grown by `radius` pixels on all sides. */
export function dilate(bitmap: Bitmap, radius: number): Bitmap {
  const limit = radius * DISTANCE_UNIT;
  return mapPixels(bitmap, distanceTo(bitmap, 1), (distance) => distance <= limit);
}

/** Ink less `radius` pixels on all sides. */
export function erode(bitmap: Bitmap, radius: number): Bitmap {
  const limit = radius * DISTANCE_UNIT;
  return mapPixels(bitmap, distanceTo(bitmap, 0), (distance) => distance > limit);
}

/** Fills gaps up to twice `radius` wide and leaves the outer edges of the ink where they were. */
export function close(bitmap: Bitmap, radius: number): Bitmap {
  return erode(dilate(bitmap, radius), radius);
}

/** Only what holds a disc of `radius` pixels: solid areas, without lines. */
export function open(bitmap: Bitmap, radius: number): Bitmap {
  return dilate(erode(bitmap, radius), radius);
}

/** The middle of the ink: pixels about as far from paper as any of their neighbours. `inside` is the ink's distance to paper. */
export function findRidges(bitmap: Bitmap, inside: Uint16Array): Bitmap {
  const { width } = bitmap;
  return mapPixels(bitmap, inside, (distance, at) => {
    if (distance === 0) return false;
    const reach = distance + RIDGE_SLACK;
    for (const step of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]) {
      if ((inside[at + step] ?? 0) > reach) return false;
    }
    return true;
  });
}

/** A third of a pixel: less than the step from a line's edge to its middle, more than that along a tapering line. */
const RIDGE_SLACK = 1;

function mapPixels(
  { width, height }: Bitmap,
  distances: Uint16Array,
  isInk: (distance: number, at: number) => boolean,
): Bitmap {
  const ink = new Uint8Array(width * height);
  for (let at = 0; at < ink.length; at += 1) ink[at] = isInk(distances[at] ?? 0, at) ? 1 : 0;
  return { width, height, ink };
}
