import type { Bitmap } from '@lineleaf/press/raster';
import { BLOCK_BITS, INK, type LabelMap } from '../raster/LabelMap.ts';

/**
 * Draws an even line of `width` page pixels wherever two labels of a map of twice the page's size meet, and fills
 * what is labelled `INK`. A page pixel is black when two of its four are. One pass over the map: the rows that a line can
 * reach are kept in a ring, and only the blocks that one did reach are looked at again.
 */
export function drawLines(map: LabelMap, width: number): Bitmap {
  const page = { width: map.width >> 1, height: map.height >> 1 };
  const ink = new Uint8Array(page.width * page.height);
  const reach = Math.ceil(width);
  const rows = 2 * reach + 2;
  const pitch = (map.width + 2 * reach + 3) & ~1;
  const blocks = (pitch >> BLOCK_BITS) + 1;
  const band: Band = {
    differences: new Int16Array(rows * pitch),
    touched: new Uint8Array(rows * blocks),
    hasInk: new Uint8Array(map.height),
    halves: discHalves(width, reach),
    ...{ reach, rows, pitch, blocks },
  };
  const labels = new Uint32Array(map.labels.buffer, map.labels.byteOffset, map.labels.length >> 1);
  const covered = [newCoveredRow(map.width, blocks), newCoveredRow(map.width, blocks)] as const;
  for (let y = 0; y < map.height + reach; y += 1) {
    if (y < map.height) markBorders(map, labels, y, band);
    const done = y - reach;
    if (done < 0) continue;
    coverRow(map, done, band, covered[done & 1 ? 1 : 0]);
    if (done % 2 === 1)
      joinRows(covered, reach, ink.subarray((done >> 1) * page.width, ((done >> 1) + 1) * page.width));
  }
  return { ...page, ink };
}

/** Covered spans as differences, in a ring of rows: row y is complete once row y + reach has been scanned. */
interface Band {
  differences: Int16Array;
  /** 1 for each block of a row of differences that a span begins, ends or runs in; a span is shorter than a block. */
  touched: Uint8Array;
  /** 1 for each row of the map with pixels labelled `INK`. */
  hasInk: Uint8Array;
  halves: Int32Array;
  reach: number;
  rows: number;
  pitch: number;
  blocks: number;
}

/** A row of the map: 1 where a line covers a pixel, and the blocks in which one does. */
interface CoveredRow {
  pixels: Uint8Array;
  touched: Uint8Array;
}

function newCoveredRow(width: number, blocks: number): CoveredRow {
  return { pixels: new Uint8Array(width), touched: new Uint8Array(blocks) };
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
  const { width, height, blocks } = map;
  const first = (y * width) >> 1;
  const below = y + 1 < height ? width >> 1 : 0;
  const marked = map.borders.subarray(y * blocks, (y + 1) * blocks);
  for (let block = marked.indexOf(1); block >= 0; block = marked.indexOf(1, block + 1)) {
    const start = block << (BLOCK_BITS - 1);
    const end = first + Math.min(width >> 1, start + (1 << (BLOCK_BITS - 1)));
    let here = pairs[first + start] ?? 0;
    for (let at = first + start; at < end; at += 1) {
      const next = pairs[at + 1] ?? 0;
      if (here !== next || here !== pairs[at + below] || here >>> 16 !== (here & 0xffff))
        markPair(map, 2 * (at - first), y, band);
      here = next;
    }
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
    if (here === INK || right === INK) band.hasInk[y] = 1;
    if (here === INK || ((right === INK || right === here) && (under === INK || under === here))) continue;
    coverDisc(x, y, height, band);
  }
}

function coverDisc(x: number, y: number, height: number, band: Band): void {
  const { differences, touched, halves, reach } = band;
  for (let k = 0; k < halves.length; k += 1) {
    const half = halves[k] ?? -1;
    const at = y + k - reach;
    if (half < 0 || at < 0 || at >= height) continue;
    const slot = at % band.rows;
    const [start, end] = [x + reach - half, x + reach + half + 1];
    const row = slot * band.pitch;
    differences[row + start] = (differences[row + start] ?? 0) + 1;
    differences[row + end] = (differences[row + end] ?? 0) - 1;
    touched[slot * band.blocks + (start >> BLOCK_BITS)] = 1;
    touched[slot * band.blocks + (end >> BLOCK_BITS)] = 1;
  }
}

/** Sets the pixels of a row that a line covers or that are labelled `INK`, and clears what the band holds of it. */
function coverRow(map: LabelMap, y: number, band: Band, row: CoveredRow): void {
  const slot = y % band.rows;
  const differences = band.differences.subarray(slot * band.pitch, (slot + 1) * band.pitch);
  const touched = band.touched.subarray(slot * band.blocks, (slot + 1) * band.blocks);
  const { pixels } = row;
  row.touched.set(touched);
  pixels.fill(0);
  let depth = 0;
  for (let block = touched.indexOf(1); block >= 0; block = touched.indexOf(1, block + 1)) {
    const last = Math.min(band.pitch, (block + 1) << BLOCK_BITS);
    for (let at = block << BLOCK_BITS; at < last; at += 1) {
      depth += differences[at] ?? 0;
      if (depth > 0 && at >= band.reach) pixels[at - band.reach] = 1;
    }
  }
  differences.fill(0);
  touched.fill(0);
  if (band.hasInk[y] !== 1) return;
  row.touched.fill(1);
  const labels = map.labels.subarray(y * map.width, (y + 1) * map.width);
  for (let x = labels.indexOf(INK); x >= 0; x = labels.indexOf(INK, x + 1)) pixels[x] = 1;
}

/** A page pixel is ink when two of its four map pixels are covered; rows are read two pixels at a time. */
function joinRows([upper, lower]: readonly [CoveredRow, CoveredRow], reach: number, ink: Uint8Array): void {
  const [above, below] = [new Uint16Array(upper.pixels.buffer), new Uint16Array(lower.pixels.buffer)];
  for (let block = 0; block < upper.touched.length; block += 1) {
    if (upper.touched[block] !== 1 && lower.touched[block] !== 1) continue;
    const last = Math.min(ink.length, (((block + 1) << BLOCK_BITS) - reach + 1) >> 1);
    for (let x = Math.max(0, ((block << BLOCK_BITS) - reach) >> 1); x < last; x += 1) {
      const sums = (above[x] ?? 0) + (below[x] ?? 0);
      if (sums !== 0 && (sums & 0xff) + (sums >> 8) >= 2) ink[x] = 1;
    }
  }
}
