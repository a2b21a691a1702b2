import type { Colorability } from './raster/measure.ts';

/** Why a page is not fit to be printed and colored in; `shaded` is a picture that is no line art (`isLineArt`). */
export type GateFault =
  | 'blank'
  | 'shaded'
  | 'too-faint'
  | 'too-dark'
  | 'solid-areas'
  | 'specks'
  | 'uneven-lines'
  | 'too-fussy'
  | 'open-outlines'
  | 'leaking-outlines';

/** What was asked for: `isSimple` where few, large shapes are meant. */
export interface PageWish {
  readonly isSimple: boolean;
}

/** What a page is judged by; `pictureShare` is the part of the printable area that the picture fills, 1 unless it is wide or narrow. */
export interface PageTerms extends PageWish {
  readonly pictureShare: number;
}

/** Share of the page that its ink covers at most. */
export const MOST_INK = 0.16;

/** Share of the page that its ink covers at least. */
export function leastInk({ isSimple, pictureShare }: PageTerms): number {
  return (isSimple ? LEAST_SIMPLE_INK : LEAST_INK) * pictureShare;
}

/** The first reason for which a page is refused; undefined where it may be kept. */
export function findGateFault(page: Colorability, terms: PageTerms): GateFault | undefined {
  return RULES.find(([, isFaulty]) => isFaulty(page, terms))?.[0];
}

/** How many of the rules a page breaks. */
export function countGateFaults(page: Colorability, terms: PageTerms): number {
  return RULES.filter(([, isFaulty]) => isFaulty(page, terms)).length;
}

/** The limits that our own pages keep. */
const RULES: readonly [GateFault, (page: Colorability, terms: PageTerms) => boolean][] = [
  ['blank', ({ regions, inkShare }) => regions === 0 && inkShare < NO_INK],
  ['too-dark', ({ inkShare }) => inkShare > MOST_INK],
  ['solid-areas', ({ largestSolidShare }) => largestSolidShare > 0.008],
  ['specks', ({ specks, tinyRegions }) => specks > 0 || tinyRegions > 0],
  ['uneven-lines', ({ lineWidth }) => lineWidth.median < 4 || lineWidth.median > 12 || lineWidth.p95 > 14],
  ['too-fussy', ({ regions, smallRegions }) => smallRegions > 150 || regions > 1200],
  ['open-outlines', ({ regions }, { isSimple }) => regions < (isSimple ? 1 : 8)],
  ['too-faint', ({ inkShare }, terms) => inkShare < leastInk(terms)],
  ['open-outlines', ({ largestRegionShare }) => largestRegionShare > 0.6],
  ['leaking-outlines', ({ leaks }) => leaks > 0],
];

const NO_INK = 0.006;
const LEAST_INK = 0.03;
/** A single plain shape has little to draw. */
const LEAST_SIMPLE_INK = 0.01;
