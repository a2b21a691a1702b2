import { findRegions, type Regions } from './regions.ts';
import { BENCH_HEIGHT, BENCH_WIDTH, type BenchPage, random } from './testing/pages.ts';

/** What gap closing makes of seeded cuts in a page's lines. */
export interface GapCount {
  /** Width of the cuts in pixels. */
  cutPx: number;
  /** Cuts that opened a way between two areas of at least 400 px each. */
  opened: number;
  /** Those of them whose two sides are still different regions. */
  held: number;
  /** Divisions of areas that the uncut page has no line for. */
  falseParts: number;
}

const CUTS = 15;
const TRIES = 20_000;
const MIN_AREA_PX = 400;
const MOST_LINE_PX = 14;

interface Cut {
  /** Pixels to make paper. */
  pixels: number[];
  sides: [number, number];
}

/** Cuts gaps of 1 to 4 px, one at a time, at 15 places for each width, and looks at both sides of each. */
export function countGaps(page: BenchPage): GapCount[] {
  const whole = findRegions(page.lines, BENCH_WIDTH);
  const falseParts = whole.component.reduce((sum, first, id) => sum + (first === id ? 0 : 1), 0);
  return [1, 2, 3, 4].map((cutPx) => {
    const cuts = chooseCuts(page.lines, whole, cutPx);
    let held = 0;
    for (const { pixels, sides } of cuts) {
      const lines = page.lines.slice();
      for (const i of pixels) lines[i] = 255;
      const { owner } = findRegions(lines, BENCH_WIDTH);
      if (owner[sides[0]] !== owner[sides[1]]) held++;
    }
    return { cutPx, opened: cuts.length, held, falseParts };
  });
}

/** Places where a line crosses a row or a column, with a large area on either side. */
function chooseCuts(lines: Uint8Array, regions: Regions, cutPx: number): Cut[] {
  const next = random(60 + cutPx);
  const cuts: Cut[] = [];
  for (let k = 0; k < TRIES && cuts.length < CUTS; k++) {
    const x = 20 + Math.floor(next() * (BENCH_WIDTH - 40));
    const y = 20 + Math.floor(next() * (BENCH_HEIGHT - 40));
    const along = next() < 0.5 ? 1 : BENCH_WIDTH;
    const cut = cutAt(lines, regions, { from: y * BENCH_WIDTH + x, along, cutPx });
    if (cut) cuts.push(cut);
  }
  return cuts;
}

/** The straight cut through the line that begins at `from`; null if there is none between two large areas. */
function cutAt(
  lines: Uint8Array,
  { owner, area }: Regions,
  { from, along, cutPx }: { from: number; along: number; cutPx: number },
): Cut | null {
  const isPaper = (i: number) => lines[i] === 255;
  if (!isPaper(from - along) || isPaper(from)) return null;
  let length = 0;
  while (length < MOST_LINE_PX && !isPaper(from + length * along)) length++;
  const sides: [number, number] = [from - 4 * along, from + (length + 3) * along];
  const [a, b] = sides.map((i) => (isPaper(i) ? (owner[i] as number) : 0)) as [number, number];
  if (length === MOST_LINE_PX || a === 0 || b === 0 || a === b) return null;
  if ((area[a] as number) < MIN_AREA_PX || (area[b] as number) < MIN_AREA_PX) return null;
  const across = along === 1 ? BENCH_WIDTH : 1;
  const pixels: number[] = [];
  // A cut stays straight where the line is slanted: its ends reach on until they meet paper, as a missing piece would.
  for (let step = 0; step < cutPx; step++) {
    for (let k = 0; k < length; k++) pixels.push(from + k * along + step * across);
    for (let k = -1; !isPaper(from + k * along + step * across) && k > -MOST_LINE_PX; k--)
      pixels.push(from + k * along + step * across);
    for (let k = length; !isPaper(from + k * along + step * across) && k < MOST_LINE_PX * 2; k++)
      pixels.push(from + k * along + step * across);
  }
  return { pixels, sides };
}
