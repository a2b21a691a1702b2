import { dropSpecks, fillPinholes } from './cleanInk.ts';
import { type GateFault, leastInk, MOST_INK, type PageTerms } from './gate.ts';
import type { Bitmap } from './raster/bitmap.ts';
import { distanceInside } from './raster/distance.ts';
import { closeLeaks } from './raster/leaks.ts';
import type { Colorability } from './raster/measure.ts';
import { dilate } from './raster/morphology.ts';
import { thinLines } from './thinLines.ts';

/** A page whose fault is mended as far as that goes without inventing anything; undefined where nothing can be done. */
export function mendFault(
  fault: GateFault,
  ...[page, measured, terms]: Parameters<Mender>
): Bitmap | undefined {
  const mended = MENDERS[fault]?.(page, measured, terms);
  if (mended === undefined) return undefined;
  dropSpecks(mended);
  fillPinholes(mended);
  return mended;
}

/** The widest and thinnest line that the gate lets pass, with room to spare. */
const WIDEST = 10;
const THINNEST = 5;
const SLACK = 1.05;
/** In pixels on each side; less changes nothing. */
const LEAST_GROWTH = 1;

type Mender = (page: Bitmap, measured: Colorability, terms: PageTerms) => Bitmap | undefined;

const MENDERS: Partial<Record<GateFault, Mender>> = {
  'too-faint': (page, { inkShare, lineWidth }, terms) => {
    const wanted = lineWidth.median * (leastInk(terms) / inkShare) * SLACK;
    const growth = Math.max(LEAST_GROWTH, (wanted - lineWidth.median) / 2);
    return wanted <= WIDEST ? dilate(page, growth) : undefined;
  },
  'too-dark': (page, { inkShare, lineWidth }) => {
    const wanted = (lineWidth.median * (MOST_INK / inkShare)) / SLACK;
    return wanted >= THINNEST ? thin(page, { from: lineWidth.median, to: wanted }) : undefined;
  },
  'uneven-lines': (page, { lineWidth: { median, p95 } }) => {
    return median < THINNEST
      ? dilate(page, (THINNEST + 1 - median) / 2)
      : thin(page, { from: p95, to: Math.min(median, WIDEST) });
  },
  specks: (page) => ({ ...page, ink: page.ink.slice() }),
  'leaking-outlines': (page, { lineWidth }) => {
    const closed = { ...page, ink: page.ink.slice() };
    closeLeaks(closed, lineWidth.median);
    return closed;
  },
};

function thin(page: Bitmap, widths: { from: number; to: number }): Bitmap {
  return thinLines(page, distanceInside(page), widths);
}
