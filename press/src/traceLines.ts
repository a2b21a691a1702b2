import type { Raster } from './png/raster.ts';
import { traceContours } from './raster/contours.ts';
import { type CurvePath, fitCurves } from './raster/fitCurves.ts';

/** The lines of a page as one path. */
export interface TracedLines {
  /** PDF operators (PDF 1.7, 8.5) that fill the lines black; in pixels, y down. */
  operators: string;
  /** How far the ink reaches from the middle of the page, in pixels. */
  reach: { x: number; y: number };
}

/** Traces the lines of a page, a gray raster in which 0 is ink, into smooth curves. */
export function traceLines({ width, height, data }: Raster): TracedLines {
  const ink = data.map((value) => (value === 0 ? 1 : 0));
  const paths = traceContours({ width, height, ink }).map((ring) => fitCurves(ring, TOLERANCE));
  const operators = `0.1 0 0 0.1 0 0 cm\n${paths.map(writePath).join('\n')}\nf*`;
  return { operators, reach: findReach(paths, width / 2, height / 2) };
}

/** Just more than the steps of the raster; a tenth of a millimetre at 150 dpi. */
const TOLERANCE = 0.6;

function writePath({ x, y, curves }: CurvePath): string {
  const parts = [`${tenths(x)} ${tenths(y)} m`];
  for (let at = 0; at < curves.length; at += 6) {
    parts.push(
      `${curves
        .slice(at, at + 6)
        .map(tenths)
        .join(' ')} c`,
    );
  }
  return `${parts.join('\n')}\nh`;
}

function tenths(value: number): number {
  return Math.round(value * 10);
}

function findReach(paths: readonly CurvePath[], middleX: number, middleY: number): { x: number; y: number } {
  const reach = { x: 0, y: 0 };
  for (const { curves } of paths) {
    for (let at = 4; at < curves.length; at += 6) {
      reach.x = Math.max(reach.x, Math.abs((curves[at] ?? 0) - middleX));
      reach.y = Math.max(reach.y, Math.abs((curves[at + 1] ?? 0) - middleY));
    }
  }
  return reach;
}
