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
  const pitch = map.width + 2 * reach + 2;
  const differences = new Int16Array(rows * pitch);
  const counts = new Uint8Array(page.width);
  for (let y = 0; y < map.height + reach; y += 1) {
    if (y < map.height) markBorders(map, y, { differences, halves, reach, rows, pitch });
    const done = y - reach;
    if (done < 0) continue;
    const offset = (done % rows) * pitch;
    sumRow(map, done, differences.subarray(offset, offset + pitch), { counts, reach });
    if (done % 2 === 0) continue;
    const out = (done >> 1) * page.width;
    for (let x = 0; x < page.width; x += 1) ink[out + x] = (counts[x] ?? 0) >= 2 ? 1 : 0;
    counts.fill(0);
  }
  return { ...page, ink };
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

function markBorders(map: LabelMap, y: number, band: Band): void {
  const { labels, width, height } = map;
  const row = y * width;
  const below = y + 1 < height ? width : 0;
  for (let x = 0; x + 1 < width; x += 1) {
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

function sumRow(
  map: LabelMap,
  y: number,
  differences: Int16Array,
  into: { counts: Uint8Array; reach: number },
): void {
  let depth = 0;
  for (let k = 0; k < into.reach; k += 1) depth += differences[k] ?? 0;
  const row = y * map.width;
  for (let x = 0; x < map.width; x += 1) {
    depth += differences[x + into.reach] ?? 0;
    if (depth > 0 || map.labels[row + x] === INK) into.counts[x >> 1] = (into.counts[x >> 1] ?? 0) + 1;
  }
  differences.fill(0);
}
