import { dropSpecks, fillPinholes } from './cleanInk.ts';
import type { Bitmap } from './raster/bitmap.ts';
import { findComponents, recolor } from './raster/components.ts';
import { DISTANCE_UNIT, distanceInside } from './raster/distance.ts';
import { findSolids, measureLines } from './raster/measure.ts';
import { close, dilate } from './raster/morphology.ts';
import { thinLines } from './thinLines.ts';

/** Width of line in pixels that a page of ours has: 1 mm at 150 dpi. */
export const WANTED_LINE = 6;

/**
 * Makes raw ink into lines to color between: specks and pinholes go, gaps up to 4 pixels close, large solid areas become
 * outlines, and lines are brought near WANTED_LINE.
 */
export function mendLines(raw: Bitmap): Bitmap {
  const cleaned = { ...raw, ink: raw.ink.slice() };
  dropSpecks(cleaned);
  const lines = shapeLines(close(cleaned, CLOSING_RADIUS));
  fillPinholes(lines);
  dropSpecks(lines);
  fillPinholes(lines);
  return lines;
}

/** Two of these bridge 4 pixels; the half pixel lets round line ends meet on more than a point. */
const CLOSING_RADIUS = 2.5;
/** Solid areas beyond this share of the page are hollowed; smaller ones are eyes and noses. */
const LARGEST_SOLID_SHARE = 0.002;
/** Lines whose 95th percentile is wider than this are brought to one width. */
const UNEVEN_WIDTH = 12;
const THINNEST_LINE = 4;

/** Turns each large solid area into an outline of its own, then thickens thin lines or thins thick ones. */
function shapeLines(bitmap: Bitmap): Bitmap {
  const inside = distanceInside(bitmap);
  const solids = findSolids(bitmap);
  if (!hollow(bitmap, inside, solids)) return setWeight(bitmap, inside, solids);
  return setWeight(bitmap, distanceInside(bitmap), findSolids(bitmap));
}

/** Hollows large solid areas, in place; false where there was none. */
function hollow(bitmap: Bitmap, inside: Uint16Array, solids: Bitmap): boolean {
  const components = findComponents(solids, 1);
  const limit = LARGEST_SOLID_SHARE * bitmap.ink.length;
  if (components.areas.every((area) => area < limit)) return false;
  const large = { ...solids, ink: solids.ink.slice() };
  recolor(large, components, (component) => (components.areas[component] ?? 0) < limit, 0);
  const rim = WANTED_LINE * DISTANCE_UNIT;
  for (let at = large.ink.indexOf(1); at >= 0; at = large.ink.indexOf(1, at + 1)) {
    if ((inside[at] ?? 0) > rim) bitmap.ink[at] = 0;
  }
  return true;
}

function setWeight(bitmap: Bitmap, inside: Uint16Array, solids: Bitmap): Bitmap {
  const { median, p95 } = measureLines(bitmap, inside, solids);
  if (p95 > UNEVEN_WIDTH) return thinLines(bitmap, inside, { from: p95, to: WANTED_LINE });
  return median < THINNEST_LINE ? dilate(bitmap, (WANTED_LINE - median) / 2) : bitmap;
}
