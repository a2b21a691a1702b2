import type { GrayImage } from './grayImage.ts';
import { PAGE_HEIGHT, PAGE_WIDTH } from './pagePixels.ts';

/** Printers leave 5 mm; a quarter of an inch at 150 dpi is safe. */
export const SAFE_MARGIN = 38;

/** Pixels of the page within that margin. */
export const PRINTABLE_AREA = (PAGE_WIDTH - 2 * SAFE_MARGIN) * (PAGE_HEIGHT - 2 * SAFE_MARGIN);

/** Scales a picture, whole and undistorted, to the page within its safe margin: a tent filter, as wide as the pixels that one new pixel covers. */
export function fitPage(image: GrayImage): GrayImage {
  const scale = Math.min(
    (PAGE_WIDTH - 2 * SAFE_MARGIN) / image.width,
    (PAGE_HEIGHT - 2 * SAFE_MARGIN) / image.height,
  );
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const down = makeTaps(image.height, height);
  const readRow = narrowRows(image, makeTaps(image.width, width), { width, height: down.perPixel });
  return { width, height, gray: lowerColumns(readRow, down, { width, height }) };
}

/** A row of the old picture at its new width; good until later rows are read. */
type RowReader = (y: number) => Float32Array;

/** Narrows a row when it is read. As many as `kept.height` stay, since a row is part of several new ones: a large picture is never there twice. */
function narrowRows({ width, gray }: GrayImage, taps: Taps, kept: Size): RowReader {
  const { firsts, counts, weights, perPixel } = taps;
  const values = new Float32Array(kept.width * kept.height);
  const held = new Int32Array(kept.height).fill(-1);
  return (y) => {
    const place = y % kept.height;
    const row = values.subarray(place * kept.width, (place + 1) * kept.width);
    if (held[place] === y) return row;
    held[place] = y;
    for (let x = 0; x < kept.width; x += 1) {
      const first = y * width + (firsts[x] ?? 0);
      const weight = x * perPixel;
      const count = counts[x] ?? 0;
      let sum = 0;
      for (let tap = 0; tap < count; tap += 1) sum += (gray[first + tap] ?? 0) * (weights[weight + tap] ?? 0);
      row[x] = sum;
    }
    return row;
  };
}

/** Every column at its new height, a row at a time. */
function lowerColumns(readRow: RowReader, taps: Taps, { width, height }: Size): Uint8Array {
  const { firsts, counts, weights, perPixel } = taps;
  const gray = new Uint8Array(width * height);
  const sums = new Float32Array(width);
  for (let y = 0; y < height; y += 1) {
    sums.fill(0.5);
    const count = counts[y] ?? 0;
    for (let tap = 0; tap < count; tap += 1) {
      const row = readRow((firsts[y] ?? 0) + tap);
      const weight = weights[y * perPixel + tap] ?? 0;
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (row[x] ?? 0) * weight;
    }
    for (let x = 0; x < width; x += 1) gray[y * width + x] = sums[x] ?? 0;
  }
  return gray;
}

interface Size {
  width: number;
  height: number;
}

/** For each new pixel the old ones that it is made of, and their shares. */
interface Taps {
  firsts: Int32Array;
  counts: Int32Array;
  weights: Float32Array;
  perPixel: number;
}

function makeTaps(from: number, to: number): Taps {
  const ratio = from / to;
  const radius = Math.max(1, ratio);
  const perPixel = Math.ceil(2 * radius) + 2;
  const taps: Taps = {
    firsts: new Int32Array(to),
    counts: new Int32Array(to),
    weights: new Float32Array(to * perPixel),
    perPixel,
  };
  for (let pixel = 0; pixel < to; pixel += 1) {
    const center = (pixel + 0.5) * ratio - 0.5;
    const first = Math.max(0, Math.ceil(center - radius));
    const last = Math.min(from - 1, Math.floor(center + radius));
    let sum = 0;
    for (let at = first; at <= last; at += 1) sum += 1 - Math.abs(at - center) / radius;
    for (let at = first; at <= last; at += 1) {
      taps.weights[pixel * perPixel + at - first] = (1 - Math.abs(at - center) / radius) / sum;
    }
    taps.firsts[pixel] = first;
    taps.counts[pixel] = last - first + 1;
  }
  return taps;
}
