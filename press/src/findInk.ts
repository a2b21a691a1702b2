import type { GrayImage } from './grayImage.ts';
import type { Bitmap } from './raster/bitmap.ts';

/**
 * Tells ink from paper by how dark a pixel is beside the brightest of its surroundings (an adaptive threshold), so that
 * gray washes, shadows and tinted paper stay paper. Where the cut lies follows the picture's own darks (Otsu 1979).
 * What is not black must also be darker than its nearest surroundings: a line is, the inside of a dark fill is not.
 */
export function findInk(image: GrayImage): Bitmap {
  const { width, height, gray } = image;
  const ratios = divideByPaper(image);
  const cut = Math.max(LOWEST_CUT, Math.min(HIGHEST_CUT, findCut(ratios)));
  const ink = new Uint8Array(gray.length);
  markLines(image, (at, sum, count) => {
    if ((ratios[at] ?? 255) >= cut) return;
    const value = gray[at] ?? 0;
    if (value < BLACKEST || value * count < LINE_CONTRAST * sum) ink[at] = 1;
  });
  return { width, height, ink };
}

/** How bright each pixel is beside the paper around it, of 255. */
function divideByPaper(image: GrayImage): Uint8Array {
  const { width, height, gray } = image;
  const paper = estimatePaper(image);
  const scales = Float32Array.from(paper.values, (bright) => 255 / Math.max(DARKEST_PAPER, bright));
  const ratios = new Uint8ClampedArray(gray.length);
  for (let y = 0; y < height; y += 1) {
    const blocks = (y >> BLOCK_BITS) * paper.width;
    const end = (y + 1) * width;
    for (let at = y * width, x = 0; at < end; at += 1, x += 1) {
      ratios[at] = (gray[at] ?? 0) * (scales[blocks + (x >> BLOCK_BITS)] ?? 1);
    }
  }
  return new Uint8Array(ratios.buffer);
}

/** Share of pixels of nearly pure black or white, after which a page needs no threshold at all. */
export function measurePurity({ gray }: GrayImage): number {
  let pure = 0;
  for (let at = 0; at < gray.length; at += 1) {
    const value = gray[at] ?? 0;
    if (value <= PURE_RANGE || value >= 255 - PURE_RANGE) pure += 1;
  }
  return pure / gray.length;
}

const PURE_RANGE = 8;
/** Surroundings are known by blocks of 8 pixels, and reach 5 of them (40 pixels, a quarter of an inch) to each side. */
const BLOCK_BITS = 3;
const REACH_BLOCKS = 5;
/** Below this the surroundings are ink too. */
const DARKEST_PAPER = 96;
/** Limits of the cut, of 255: pencil lines at most as light as the one, washes at least as light as the other. */
const LOWEST_CUT = 110;
const HIGHEST_CUT = 190;

/** Below this a pixel is black, whatever is near it. */
const BLACKEST = 40;
/** How dark a line is beside the mean of the NEAR_REACH pixels on each side of it. */
const LINE_CONTRAST = 0.88;
const NEAR_REACH = 10;

/**
 * Tells for each pixel the sum and the number of those in the square around it; at the edges of those that there are. Sums of
 * columns slide down the picture, sums of those along each row.
 */
function markLines(
  { width, height, gray }: GrayImage,
  mark: (at: number, sum: number, count: number) => void,
): void {
  const columns = new Int32Array(width);
  for (let y = -NEAR_REACH; y < height; y += 1) {
    addRow(columns, gray, { row: y + NEAR_REACH, height, sign: 1 });
    addRow(columns, gray, { row: y - NEAR_REACH - 1, height, sign: -1 });
    if (y < 0) continue;
    const rows = Math.min(height - 1, y + NEAR_REACH) - Math.max(0, y - NEAR_REACH) + 1;
    let sum = 0;
    for (let x = 0; x < Math.min(NEAR_REACH, width); x += 1) sum += columns[x] ?? 0;
    for (let x = 0; x < width; x += 1) {
      if (x + NEAR_REACH < width) sum += columns[x + NEAR_REACH] ?? 0;
      if (x > NEAR_REACH) sum -= columns[x - NEAR_REACH - 1] ?? 0;
      const across = Math.min(width - 1, x + NEAR_REACH) - Math.max(0, x - NEAR_REACH) + 1;
      mark(y * width + x, sum, across * rows);
    }
  }
}

function addRow(
  columns: Int32Array,
  gray: Uint8Array,
  { row, height, sign }: { row: number; height: number; sign: 1 | -1 },
): void {
  if (row < 0 || row >= height) return;
  const start = row * columns.length;
  for (let x = 0; x < columns.length; x += 1) {
    columns[x] = (columns[x] ?? 0) + sign * (gray[start + x] ?? 0);
  }
}

interface Blocks {
  width: number;
  height: number;
  values: Uint8Array;
}

/** The brightest block mean around each block. */
function estimatePaper({ width, height, gray }: GrayImage): Blocks {
  const blocks = averageBlocks(width, height, gray);
  return spreadBright(spreadBright(blocks, 1, blocks.width), blocks.width, blocks.height);
}

function averageBlocks(width: number, height: number, gray: Uint8Array): Blocks {
  const size = 1 << BLOCK_BITS;
  const across = Math.ceil(width / size);
  const down = Math.ceil(height / size);
  const sums = new Float64Array(across * down);
  const counts = new Uint16Array(across * down);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const block = (y >> BLOCK_BITS) * across + (x >> BLOCK_BITS);
      sums[block] = (sums[block] ?? 0) + (gray[y * width + x] ?? 0);
      counts[block] = (counts[block] ?? 0) + 1;
    }
  }
  const values = Uint8Array.from(sums, (sum, block) => Math.round(sum / Math.max(1, counts[block] ?? 1)));
  return { width: across, height: down, values };
}

/** The maximum over REACH_BLOCKS on both sides along rows (step 1) or columns (step width) of `length` blocks. */
function spreadBright({ width, height, values }: Blocks, step: number, length: number): Blocks {
  const spread = new Uint8Array(values.length);
  for (let at = 0; at < values.length; at += 1) {
    const place = step === 1 ? at % width : Math.floor(at / width);
    const first = Math.max(-REACH_BLOCKS, -place);
    const last = Math.min(REACH_BLOCKS, length - 1 - place);
    let brightest = 0;
    for (let reach = first; reach <= last; reach += 1)
      brightest = Math.max(brightest, values[at + reach * step] ?? 0);
    spread[at] = brightest;
  }
  return { width, height, values: spread };
}

/** The cut that parts dark from light best: the greatest variance between the two. */
function findCut(values: Uint8Array): number {
  const histogram = new Float64Array(256);
  for (let at = 0; at < values.length; at += 1)
    histogram[values[at] ?? 0] = (histogram[values[at] ?? 0] ?? 0) + 1;
  const sum = histogram.reduce((total, count, value) => total + count * value, 0);
  let [best, cut, dark, darkSum] = [0, 128, 0, 0];
  for (let value = 0; value < 256; value += 1) {
    dark += histogram[value] ?? 0;
    darkSum += value * (histogram[value] ?? 0);
    const light = values.length - dark;
    if (dark === 0 || light === 0) continue;
    const variance = dark * light * (darkSum / dark - (sum - darkSum) / light) ** 2;
    if (variance > best) [best, cut] = [variance, value];
  }
  return cut + 1;
}
