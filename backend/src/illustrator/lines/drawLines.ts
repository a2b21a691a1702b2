import type { Bitmap } from '../../raster/components.ts';
import { INK, type LabelMap } from '../raster/LabelMap.ts';

/**
 * Draws an even line of `width` page pixels wherever two labels of a map of twice the page's size meet, and fills
 * what is labelled `INK`. A page pixel is black when two of its four are.
 */
export function drawLines(map: LabelMap, width: number): Bitmap {
  const page = { width: map.width >> 1, height: map.height >> 1 };
  const ink = new Uint8Array(page.width * page.height);
  const reach = Math.ceil(width);
  const halves = discHalves(width, reach);
  // Covered spans as differences, in a ring of rows: row y is complete once row y + reach has been scanned.
  const rows = 2 * reach + 2;
  const pitch = (map.width + 2 * reach + 3) & ~1;
  const differences = new Int16Array(rows * pitch);
  const labels = new Uint32Array(map.labels.buffer, map.labels.byteOffset, map.labels.length >> 1);
  const covered = [new Uint8Array(map.width), new Uint8Array(map.width)] as const;
  for (let y = 0; y < map.height + reach; y += 1) {
    if (y < map.height) markBorders(map, labels, y, { differences, halves, reach, rows, pitch });
    const done = y - reach;
    if (done < 0) continue;
    const offset = (done % rows) * pitch;
    coverRow(map, done, differences.subarray(offset, offset + pitch), {
      covered: covered[done & 1 ? 1 : 0],
      reach,
    });
    if (done % 2 === 1)
      joinRows(covered, ink.subarray((done >> 1) * page.width, ((done >> 1) + 1) * page.width));
  }
  return { ...page, ink };
}

/** A page pixel is ink when two of its four map pixels are covered; rows are read two pixels at a time. */
function joinRows([upper, lower]: readonly [Uint8Array, Uint8Array], ink: Uint8Array): void {
  const [above, below] = [new Uint16Array(upper.buffer), new Uint16Array(lower.buffer)];
  for (let x = 0; x < ink.length; x += 1) {
    const sums = (above[x] ?? 0) + (below[x] ?? 0);
    if (sums !== 0 && (sums & 0xff) + (sums >> 8) >= 2) ink[x] = 1;
  }
}

interface Band {
  differences: Int16Array;
  halves: Int32Array;
  reach: number;
  rows: number;
  pitch: number;
}

function discHalves(radius: number, reach: number): Int32Array {
  const halves = new Int32Array(2 * reach + 1).fill(-1);
  for (let dy = -reach; dy <= reach; dy += 1) {
    const square = radius * radius - dy * dy;
    if (square >= 0) halves[dy + reach] = Math.round(Math.sqrt(square) - 0.25);
  }
  return halves;
}

/** `pairs` are the labels two at a time: most pairs lie inside an area and are passed over. */
function markBorders(map: LabelMap, pairs: Uint32Array, y: number, band: Band): void {
  const { width, height } = map;
  const first = (y * width) >> 1;
  const below = y + 1 < height ? width >> 1 : 0;
  for (let at = first; at < first + (width >> 1); at += 1) {
    const pair = pairs[at] ?? 0;
    if (pair === pairs[at + 1] && pair === pairs[at + below] && pair >>> 16 === (pair & 0xffff)) continue;
    markPair(map, 2 * (at - first), y, band);
  }
}

function markPair(map: LabelMap, first: number, y: number, band: Band): void {
  const { labels, width, height } = map;
  const row = y * width;
  const below = y + 1 < height ? width : 0;
  for (let x = first; x < first + 2 && x + 1 < width; x += 1) {
    const here = labels[row + x];
    const right = labels[row + x + 1];
    const under = labels[row + x + below];
    if (here === right && here === under) continue;
    if (here === INK || ((right === INK || right === here) && (under === INK || under === here))) continue;
    for (let k = 0; k < band.halves.length; k += 1) {
      const half = band.halves[k] ?? -1;
      const at = y + k - band.reach;
      if (half < 0 || at < 0 || at >= height) continue;
      const start = (at % band.rows) * band.pitch + x + band.reach;
      band.differences[start - half] = (band.differences[start - half] ?? 0) + 1;
      band.differences[start + half + 1] = (band.differences[start + half + 1] ?? 0) - 1;
    }
  }
}

/** Sets the pixels of a row that a line covers or that are labelled `INK`, and clears the differences. */
function coverRow(
  map: LabelMap,
  y: number,
  differences: Int16Array,
  { covered, reach }: { covered: Uint8Array; reach: number },
): void {
  covered.fill(0);
  // Two at a time: where no line is near, both are 0.
  const pairs = new Uint32Array(differences.buffer, differences.byteOffset, differences.length >> 1);
  let depth = 0;
  for (let at = 0; at < pairs.length; at += 1) {
    if (depth === 0 && pairs[at] === 0) continue;
    const x = 2 * at - reach;
    depth += differences[2 * at] ?? 0;
    if (depth > 0 && x >= 0) covered[x] = 1;
    depth += differences[2 * at + 1] ?? 0;
    if (depth > 0 && x >= -1) covered[x + 1] = 1;
  }
  differences.fill(0);
  const labels = map.labels.subarray(y * map.width, (y + 1) * map.width);
  for (let x = labels.indexOf(INK); x >= 0; x = labels.indexOf(INK, x + 1)) covered[x] = 1;
}
