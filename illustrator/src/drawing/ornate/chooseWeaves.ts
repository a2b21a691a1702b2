import { MOST_INK } from '@lineleaf/press/gate';
import type { Bitmap } from '@lineleaf/press/raster';
import type { Piece } from '../../placing/Placement.ts';
import { apply } from '../../raster/LabelMap.ts';
import { type AreaRuns, type Cut, cutCells } from './cutCells.ts';
import { patternFor } from './patternFor.ts';
import { type CellAt, cellsOf, FIELD, type Pattern } from './patterns.ts';

/** An area of a page, and what it is of. */
export interface OrnateArea {
  pixels: number;
  runs: AreaRuns & number[];
  piece: Piece | undefined;
  color: string | undefined;
}

interface Plan {
  area: OrnateArea;
  pattern: Pattern;
  variant: number;
  shape: Shape;
}

/**
 * Middles of the lines of all patterns of a page: first on what was asked for, largest areas first, as long as it is not too
 * dark; finer where that does not make enough areas.
 */
export function chooseWeaves(
  areas: readonly OrnateArea[],
  on: { page: Bitmap; seed: number; line: number },
): number[] {
  let woven: Woven = { points: [], added: 0 };
  for (const fineness of FINENESS) {
    woven = weave(areas, { ...on, fineness });
    if (woven.added >= (MOST_MORE - 1) * areas.length) break;
  }
  return woven.points;
}

/** By what the least size of areas and the steps of patterns shrink, try by try. */
const FINENESS = [1, 0.75, 0.6] as const;
/** How many times as many areas a page has at least, with some to spare: lines that meet cost some. */
const MOST_MORE = 2.4;

interface Woven {
  points: number[];
  added: number;
}

function weave(
  areas: readonly OrnateArea[],
  { page, seed, line, fineness }: { page: Bitmap; seed: number; line: number; fineness: number },
): Woven {
  const plans = areas
    .flatMap((area) => planOf(area, seed, fineness))
    .sort((a, b) => rankOf(b.area) - rankOf(a.area));
  const most = MOST_SHARE * page.ink.length;
  let ink = page.ink.reduce((sum, bit) => sum + bit, 0);
  let [own, around] = [0, 0];
  const points: number[] = [];
  for (const plan of plans) {
    const isAsked = plan.area.piece?.role === 'subject';
    const cut = cutOf(plan, { width: page.width, line, fineness });
    const cost = cut.points.length * line;
    const added = cut.cells - 1;
    if (added < LEAST_CELLS * fineness || ink + cost > most) continue;
    if (!isAsked && around + added > own) continue;
    ink += cost;
    if (isAsked) own += added;
    else around += added;
    for (const point of cut.points) points.push(point);
  }
  return { points, added: own + around };
}

/** A pattern of fewer cells is none. */
const LEAST_CELLS = 3;

/** Share of a page that is black at most, lines drawn twice where patterns meet the edge of an area counted. */
const MOST_SHARE = MOST_INK - 0.012;

function rankOf({ piece, pixels }: OrnateArea): number {
  return piece?.role === 'subject' ? pixels + 1e7 : pixels;
}

function planOf(area: OrnateArea, seed: number, fineness: number): Plan[] {
  const least = area.piece?.role === 'subject' ? LEAST_OWN : LEAST_AROUND;
  if (area.piece === undefined || area.piece.role === 'frame') return [];
  const share = fineness ** 3;
  if (area.pixels < least.pixels * share) return [];
  const shape = shapeOf(area.runs);
  if (area.pixels / (2 * shape.reach) < least.across * fineness ** 2) return [];
  const variant = mixed(seed, area.piece, area.color);
  const roundness = area.pixels / (Math.PI * shape.reach * shape.reach);
  const pattern = patternFor({ piece: area.piece, color: area.color, roundness, variant });
  return pattern === undefined ? [] : [{ area, pattern, variant, shape }];
}

/** Areas smaller than this have no room for a pattern, those of a place are to stay calm beside what was asked for. */
const LEAST_OWN = { pixels: 4000, across: 30 };
const LEAST_AROUND = { pixels: 60_000, across: 80 };

function mixed(seed: number, { of = '', copy = 0 }: Piece, color = ''): number {
  let mix = seed * 31 + copy;
  for (const letter of of + color) mix = (mix * 33 + letter.charCodeAt(0)) % 1_000_003;
  return Math.abs(mix);
}

function cutOf(
  { area, pattern, variant, shape }: Plan,
  { width, line, fineness }: { width: number; line: number; fineness: number },
): Cut {
  const isAround = area.piece?.role !== 'subject' || area.piece.of === undefined;
  const step = isAround
    ? AROUND_STEP * fineness
    : fineness * Math.min(MOST_STEP, Math.max(LEAST_STEP, Math.sqrt(area.pixels) / 6));
  const cells = cellsOf(pattern, { step, reach: shape.reach, angle: shape.angle, variant });
  const { x, y } = shape;
  return cutCells(area.runs, besideFace(cells, area.piece, shape), {
    x,
    y,
    width,
    line,
    least: LEAST_INSIDE * fineness,
  });
}

/** Square pixels of paper that a cell is at least: 3 mm by 3 mm. */
const LEAST_INSIDE = 320;
/** Page pixels between lines. */
const LEAST_STEP = 26;
const MOST_STEP = 58;
const AROUND_STEP = 64;

/** Leaves a face as it is. */
function besideFace(cells: CellAt, piece: Piece | undefined, { x: left, y: top }: Shape): CellAt {
  const face = piece?.telling;
  if (piece === undefined || face === undefined) return cells;
  const [x0, y0] = apply(piece.to, face.left, face.top);
  const [x1, y1] = apply(piece.to, face.right, face.bottom);
  const [x, y] = [(x0 + x1) / 2 - left, (y0 + y1) / 2 - top];
  const [rx, ry] = [Math.abs(x1 - x0) / 2, Math.abs(y1 - y0) / 2];
  return (atX, atY) => (((atX - x) / rx) ** 2 + ((atY - y) / ry) ** 2 < 1 ? FACE : cells(atX, atY));
}

const FACE = FIELD - 1;

/** The middle of an area, how far it reaches from there, and which way it is long. */
interface Shape {
  x: number;
  y: number;
  reach: number;
  angle: number;
}

function shapeOf(runs: AreaRuns): Shape {
  let [pixels, sumX, sumY] = [0, 0, 0];
  forEachRun(runs, (y, start, end) => {
    pixels += end - start;
    sumX += ((end - start) * (start + end - 1)) / 2;
    sumY += (end - start) * y;
  });
  const [x, y] = [sumX / pixels, sumY / pixels];
  let [xx, xy, yy, reach] = [0, 0, 0, 0];
  forEachRun(runs, (row, start, end) => {
    const [dx, dy, count] = [(start + end - 1) / 2 - x, row - y, end - start];
    xx += count * (dx * dx + (count * count) / 12);
    xy += count * dx * dy;
    yy += count * dy * dy;
    reach = Math.max(reach, Math.hypot(start - x, dy), Math.hypot(end - x, dy));
  });
  return { x, y, reach, angle: Math.atan2(2 * xy, xx - yy) / 2 };
}

function forEachRun(runs: AreaRuns, visit: (y: number, start: number, end: number) => void): void {
  for (let at = 0; at < runs.length; at += 3) visit(runs[at] ?? 0, runs[at + 1] ?? 0, runs[at + 2] ?? 0);
}
