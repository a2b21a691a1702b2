import type { Bitmap } from './raster/bitmap.ts';
import { DISTANCE_UNIT } from './raster/distance.ts';
import { dilate, findRidges } from './raster/morphology.ts';

/**
 * Takes off what lines `from` pixels wide have more than `to`; the middles of thinner ones are redrawn `to` wide, so that
 * none breaks. `inside` is the ink's distance to paper.
 */
export function thinLines(
  bitmap: Bitmap,
  inside: Uint16Array,
  { from, to }: { from: number; to: number },
): Bitmap {
  const core = ((from - to) / 2) * DISTANCE_UNIT;
  const { ink } = dilate(findRidges(bitmap, inside), (to - 1) / 2);
  for (let at = 0; at < ink.length; at += 1) {
    const depth = inside[at] ?? 0;
    if (depth === 0) ink[at] = 0;
    else if (depth > core) ink[at] = 1;
  }
  return { ...bitmap, ink };
}
