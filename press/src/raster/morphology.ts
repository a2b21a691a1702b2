import type { Bitmap } from './bitmap.ts';
import { invertBits, packBits, unpackBits } from './bits.ts';
import { dilateBits } from './dilateBits.ts';
import { DISTANCE_UNIT } from './distance.ts';

/** Ink grown by `radius` pixels on all sides, by the chamfer distance. */
export function dilate(bitmap: Bitmap, radius: number): Bitmap {
  return { ...bitmap, ink: unpackBits(dilateBits(packBits(bitmap, 1), radius * DISTANCE_UNIT)) };
}

/** Ink less `radius` pixels on all sides; what lies outside the raster takes nothing away. */
export function erode(bitmap: Bitmap, radius: number): Bitmap {
  return { ...bitmap, ink: unpackBits(dilateBits(packBits(bitmap, 0), radius * DISTANCE_UNIT), 0) };
}

/** Fills gaps up to twice `radius` wide and leaves the outer edges of the ink where they were. */
export function close(bitmap: Bitmap, radius: number): Bitmap {
  const limit = radius * DISTANCE_UNIT;
  const grown = dilateBits(packBits(bitmap, 1), limit);
  return { ...bitmap, ink: unpackBits(dilateBits(invertBits(grown), limit), 0) };
}

/** The middle of the ink as a bitmap; see `forEachRidge`. */
export function findRidges(bitmap: Bitmap, inside: Uint16Array): Bitmap {
  const ink = new Uint8Array(bitmap.ink.length);
  forEachRidge(bitmap, inside, (at) => {
    ink[at] = 1;
  });
  return { ...bitmap, ink };
}

/** Visits the middle of the ink: pixels about as far from paper as any of their neighbors. `inside` is the ink's distance to paper. */
export function forEachRidge({ width, ink }: Bitmap, inside: Uint16Array, visit: (at: number) => void): void {
  const last = ink.length - width - 1;
  for (let at = ink.indexOf(1, width + 1); at >= 0 && at < last; at = ink.indexOf(1, at + 1)) {
    for (; at < last && ink[at] === 1; at += 1) {
      if (isRidge(inside, at, width)) visit(at);
    }
  }
}

/** A third of a pixel: less than the step from a line's edge to its middle, more than that along a tapering line. */
const RIDGE_SLACK = 1;

/** Along a line the neighbor that is deeper is mostly one of the four beside the pixel: those are asked first. */
function isRidge(inside: Uint16Array, at: number, width: number): boolean {
  const most = (inside[at] ?? 0) + RIDGE_SLACK;
  return (
    (inside[at - 1] ?? 0) <= most &&
    (inside[at + 1] ?? 0) <= most &&
    (inside[at - width] ?? 0) <= most &&
    (inside[at + width] ?? 0) <= most &&
    (inside[at - width - 1] ?? 0) <= most &&
    (inside[at - width + 1] ?? 0) <= most &&
    (inside[at + width - 1] ?? 0) <= most &&
    (inside[at + width + 1] ?? 0) <= most
  );
}
