import type { Colorability } from '../raster/measure.ts';

/** Why a page is not fit to be printed and colored in. */
export type GateFault =
  | 'blank'
  | 'too-dark'
  | 'solid-areas'
  | 'specks'
  | 'uneven-lines'
  | 'too-fussy'
  | 'open-outlines'
  | 'leaking-outlines';

/** The first reason for which a page is refused; undefined where it may be kept. */
export function findGateFault(page: Colorability): GateFault | undefined {
  return RULES.find(([, isFaulty]) => isFaulty(page))?.[0];
}

/** Limits by our own pages and by peers' gates: ink 3 to 16 % on full scenes, less on a single simple shape. */
const RULES: readonly [GateFault, (page: Colorability) => boolean][] = [
  ['blank', ({ inkShare }) => inkShare < 0.006],
  ['too-dark', ({ inkShare }) => inkShare > 0.2],
  ['solid-areas', ({ largestSolidShare }) => largestSolidShare > 0.008],
  ['specks', ({ specks, tinyRegions }) => specks > 0 || tinyRegions > 0],
  ['uneven-lines', ({ lineWidth }) => lineWidth.median < 3 || lineWidth.median > 14 || lineWidth.p95 > 18],
  ['too-fussy', ({ regions, smallRegions }) => smallRegions > 150 || regions > 1200],
  ['open-outlines', ({ regions }) => regions < 1],
  ['leaking-outlines', ({ leaks }) => leaks > 6],
];
