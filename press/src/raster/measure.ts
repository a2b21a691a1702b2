import type { Bitmap, Components, Runs } from './bitmap.ts';
import { type Bits, bitsOfRuns, unpackBits } from './bits.ts';
import { findBitComponents, findComponents } from './components.ts';
import { dilateBits, erodeBits } from './dilateBits.ts';
import { DISTANCE_UNIT, distanceInside } from './distance.ts';
import { countLeaks } from './leaks.ts';
import { forEachRidge } from './morphology.ts';

/** How well a page can be colored in. Shares are of the whole page, areas and widths in pixels. */
export interface Colorability {
  /** Pixels of nearly pure black or white before the page was made bilevel. */
  pureShare: number;
  inkShare: number;
  /** The largest area of solid ink that is no line. */
  largestSolidShare: number;
  /** Bits of ink too small to be meant. */
  specks: number;
  /** Width of the lines, solids left out; 0 where there are none. */
  lineWidth: { median: number; p95: number };
  /** Areas that can be colored: enclosed by ink and of at least MIN_REGION_AREA. */
  regions: number;
  /** Enclosed areas too small to color. */
  tinyRegions: number;
  /** Enclosed areas that only a fine pen colors. */
  smallRegions: number;
  /** Sizes of the areas that can be colored: a tenth are smaller than the first, a tenth larger than the last. */
  regionAreas: { p10: number; median: number; p90: number };
  /** The largest enclosed area. */
  largestRegionShare: number;
  /** Necks under 4 pixels through which one large area runs into another. */
  leaks: number;
}

/** Below this an enclosed area cannot be colored (a tenth of a square millimetre at 150 dpi is 3.5 pixels). */
export const MIN_REGION_AREA = 60;

/** Ink of fewer pixels than this, by itself, is a speck. */
export const MIN_INK_AREA = 40;

/** Ink that holds a disc of this radius is solid, not a line. */
export const SOLID_RADIUS = 10;

/** What the caller knows of a bitmap as it is now, and need not be found again. */
export interface KnownParts {
  ink?: Components;
  paper?: Components;
  leaks?: number;
}

/** Measures a bilevel page; `pureShare` is what the caller saw before making it so. */
export function measure(bitmap: Bitmap, pureShare = 1, known: KnownParts = {}): Colorability {
  const pixels = bitmap.width * bitmap.height;
  const inside = distanceInside(bitmap, zerosOf(pixels));
  const ink = known.ink ?? findComponents(bitmap, 1);
  const solids = findSolidBits(bitmap, ink);
  const paper = known.paper ?? findComponents(bitmap, 0);
  const enclosed = paper.areas.filter((_area, component) => paper.touchesEdge[component] === 0).sort();
  const regions = enclosed.filter((area) => area >= MIN_REGION_AREA);
  return {
    pureShare,
    inkShare: sum(ink.areas) / pixels,
    largestSolidShare: solids ? maximum(findBitComponents(solids, 1).areas) / pixels : 0,
    specks: ink.areas.filter((area) => area < MIN_INK_AREA).length,
    lineWidth: measureLines(bitmap, inside, solids && { ...bitmap, ink: unpackBits(solids) }),
    regions: regions.length,
    tinyRegions: enclosed.length - regions.length,
    smallRegions: regions.filter((area) => area < SMALL_REGION_AREA).length,
    regionAreas: { p10: rank(regions, 0.1), median: rank(regions, 0.5), p90: rank(regions, 0.9) },
    largestRegionShare: (enclosed.at(-1) ?? 0) / pixels,
    leaks: known.leaks ?? countLeaks(bitmap, paper),
  };
}

/** The array of the call before where it is as long, since pages are all of one size; nothing outside this file holds it. */
function zerosOf(length: number): Uint16Array<ArrayBuffer> {
  if (lastZeros?.length === length) lastZeros.fill(0);
  else lastZeros = new Uint16Array(length);
  return lastZeros;
}

let lastZeros: Uint16Array<ArrayBuffer> | undefined;

/** The solid ink of a bitmap: what a disc of SOLID_RADIUS can reach. */
export function findSolids(bitmap: Bitmap): Bitmap {
  const solids = findSolidBits(bitmap, findComponents(bitmap, 1));
  return { ...bitmap, ink: solids ? unpackBits(solids) : new Uint8Array(bitmap.ink.length) };
}

/** The solid ink as bits, from the runs of the ink; undefined where there is none. */
function findSolidBits(bitmap: Bitmap, runs: Runs): Bits | undefined {
  const limit = SOLID_RADIUS * DISTANCE_UNIT;
  const ink = bitsOfRuns(runs, bitmap);
  const cores = erodeBits(ink, limit);
  if (!cores.words.some((word) => word !== 0)) return undefined;
  const reached = dilateBits(cores, limit);
  for (let at = 0; at < ink.words.length; at += 1)
    reached.words[at] = (reached.words[at] ?? 0) & (ink.words[at] ?? 0);
  return reached;
}

/** Median and 95th percentile of the width of the lines, in pixels, solids left out; 0 where there are none. */
export function measureLines(
  bitmap: Bitmap,
  inside: Uint16Array,
  solids?: Bitmap,
): { median: number; p95: number } {
  const histogram = new Uint32Array(4 * SOLID_RADIUS * DISTANCE_UNIT);
  let total = 0;
  forEachRidge(bitmap, inside, (at) => {
    if (solids?.ink[at] === 1) return;
    const bin = Math.min(histogram.length - 1, inside[at] ?? 0);
    histogram[bin] = (histogram[bin] ?? 0) + 1;
    total += 1;
  });
  return { median: widthAt(histogram, total * 0.5), p95: widthAt(histogram, total * 0.95) };
}

const SMALL_REGION_AREA = 200;
/** A line of w pixels has its middle (w + 1) / 2 from the nearest paper. */
function widthAt(histogram: Uint32Array, rank: number): number {
  let seen = 0;
  for (let bin = 0; bin < histogram.length; bin += 1) {
    seen += histogram[bin] ?? 0;
    if (seen >= rank && seen > 0) return (2 * bin) / DISTANCE_UNIT - 1;
  }
  return 0;
}

function sum(areas: Uint32Array): number {
  return areas.reduce((total, area) => total + area, 0);
}

/** Of sorted values the one with `share` of the others below it; 0 where there are none. */
function rank(sorted: Uint32Array, share: number): number {
  return sorted[Math.floor(share * sorted.length)] ?? 0;
}

function maximum(areas: Uint32Array): number {
  return areas.reduce((largest, area) => Math.max(largest, area), 0);
}
