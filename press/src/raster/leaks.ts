import type { Bitmap, Components } from './bitmap.ts';
import { bitsOfRuns, invertBits } from './bits.ts';
import { findBitComponents, findComponents } from './components.ts';
import { dilateBits } from './dilateBits.ts';
import { DISTANCE_UNIT } from './distance.ts';

/**
 * Necks of up to 4 pixels through which one large area of paper runs into another: the parts into which areas fall
 * when their necks are closed, beyond the first of each. `paper` are the components of the bitmap's paper.
 */
export function countLeaks(bitmap: Bitmap, paper: Components): number {
  return findLeaks(bitmap, paper).leaks;
}

/** Draws a line of `width` pixels across every such neck, in place; false where there was none. `paper` as in `countLeaks`. */
export function closeLeaks(bitmap: Bitmap, width: number, paper = findComponents(bitmap, 0)): boolean {
  const found = findLeaks(bitmap, paper);
  if (found.leaks === 0) return false;
  for (const seam of findSeams(bitmap, found)) stamp(bitmap, seam, width / 2);
  return true;
}

/** Smaller parts are pockets of a drawing, not areas of their own. */
const LEAK_AREA = 2000;
/** Paper within 2 pixels of ink: gone, every neck up to 4 pixels wide is closed. */
const NECK_REACH = 2;

/** The large parts of areas without their necks, and for each part whether its area has others. */
interface Leaks {
  leaks: number;
  cores: Components;
  isParted: Uint8Array;
}

function findLeaks(bitmap: Bitmap, paper: Components): Leaks {
  const ink = invertBits(bitsOfRuns(paper, bitmap));
  const cores = findBitComponents(invertBits(dilateBits(ink, NECK_REACH * DISTANCE_UNIT)), 0);
  const owners = findOwners(cores, paper);
  const parts = new Uint32Array(paper.areas.length);
  for (const owner of owners) if (owner >= 0) parts[owner] = (parts[owner] ?? 0) + 1;
  const leaks = parts.reduce((sum, each) => sum + Math.max(0, each - 1), 0);
  return { leaks, cores, isParted: Uint8Array.from(owners, (owner) => ((parts[owner] ?? 0) > 1 ? 1 : 0)) };
}

/** For each large core the area of paper that it lies in; -1 for small ones. Both lists of runs are in reading order. */
function findOwners(cores: Components, paper: Components): Int32Array {
  const owners = new Int32Array(cores.areas.length).fill(-1);
  let at = 0;
  for (let run = 0; run < cores.runCount; run += 1) {
    const core = cores.owners[run] ?? 0;
    const [y, x] = [cores.rows[run] ?? 0, cores.starts[run] ?? 0];
    while ((paper.rows[at] ?? 0) < y || (paper.rows[at] === y && (paper.ends[at] ?? 0) <= x)) at += 1;
    if ((cores.areas[core] ?? 0) >= LEAK_AREA) owners[core] = paper.owners[at] ?? 0;
  }
  return owners;
}

/** Pixels where parts of one area meet when each grows into the necks. */
function findSeams({ width, ink }: Bitmap, { cores, isParted }: Leaks): number[] {
  const labels = labelParted(cores, isParted, { width, pixels: ink.length });
  const queue: number[] = [];
  for (let run = 0; run < cores.runCount; run += 1) {
    if (isParted[cores.owners[run] ?? 0] !== 1) continue;
    const row = (cores.rows[run] ?? 0) * width;
    for (let at = row + (cores.starts[run] ?? 0); at < row + (cores.ends[run] ?? 0); at += 1)
      if (neighbors(at, width).some((next) => labels[next] === 0)) queue.push(at);
  }
  const seams: number[] = [];
  for (let head = 0; head < queue.length; head += 1) {
    const at = queue[head] ?? 0;
    for (const next of neighbors(at, width)) {
      if (ink[next] !== 0) continue;
      if (labels[next] === 0) {
        labels[next] = labels[at] ?? 0;
        queue.push(next);
      } else if (labels[next] !== labels[at]) seams.push(at);
    }
  }
  return seams;
}

/** For each pixel of the parts of areas that have several the part's number from 1, 0 for all others. */
function labelParted(
  cores: Components,
  isParted: Uint8Array,
  { width, pixels }: { width: number; pixels: number },
): Uint16Array {
  let count = 0;
  const numbers = Uint16Array.from(isParted, (parted) => (parted === 1 ? ++count : 0));
  const labels = new Uint16Array(pixels);
  for (let run = 0; run < cores.runCount; run += 1) {
    const number = numbers[cores.owners[run] ?? 0] ?? 0;
    if (number === 0) continue;
    const row = (cores.rows[run] ?? 0) * width;
    labels.fill(number, row + (cores.starts[run] ?? 0), row + (cores.ends[run] ?? 0));
  }
  return labels;
}

/** The pixels on four sides; beyond the raster's left and right edge the pixel itself. */
function neighbors(at: number, width: number): [number, number, number, number] {
  const x = at % width;
  return [x === 0 ? at : at - 1, x === width - 1 ? at : at + 1, at - width, at + width];
}

function stamp({ width, height, ink }: Bitmap, at: number, radius: number): void {
  const [x, y] = [at % width, Math.floor(at / width)];
  const reach = Math.ceil(radius);
  for (let py = Math.max(0, y - reach); py <= Math.min(height - 1, y + reach); py += 1) {
    const half = Math.floor(Math.sqrt(Math.max(0, radius * radius - (py - y) ** 2)));
    ink.fill(1, py * width + Math.max(0, x - half), py * width + Math.min(width - 1, x + half) + 1);
  }
}
