import { PAGE_HEIGHT, PAGE_WIDTH } from './pagePixels.ts';
import type { GreyImage } from './readImage.ts';

/** Printers leave 5 mm; a quarter of an inch at 150 dpi is safe. */
export const SAFE_MARGIN = 38;

/** Pixels of the page within that margin. */
export const PRINTABLE_AREA = (PAGE_WIDTH - 2 * SAFE_MARGIN) * (PAGE_HEIGHT - 2 * SAFE_MARGIN);

/** Scales a picture, whole and undistorted, to the page within its safe margin: a tent filter, as wide as the pixels that one new pixel covers. */
export function fitPage(image: GreyImage): GreyImage {
  const scale = Math.min(
    (PAGE_WIDTH - 2 * SAFE_MARGIN) / image.width,
    (PAGE_HEIGHT - 2 * SAFE_MARGIN) / image.height,
  );
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const columns = makeTaps(image.width, width);
  const rows = makeTaps(image.height, height);
  const narrow = new Float32Array(width * image.height);
  for (let y = 0; y < image.height; y += 1) {
    for (let x = 0; x < width; x += 1)
      narrow[y * width + x] = sumTaps({ values: image.grey, start: y * image.width, step: 1 }, columns, x);
  }
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      grey[y * width + x] = Math.round(sumTaps({ values: narrow, start: x, step: width }, rows, y));
  }
  return { width, height, grey };
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

/** A row or a column of a picture. */
interface Line {
  values: Uint8Array | Float32Array;
  start: number;
  step: number;
}

function sumTaps({ values, start, step }: Line, taps: Taps, pixel: number): number {
  const first = taps.firsts[pixel] ?? 0;
  const weight = pixel * taps.perPixel;
  const count = taps.counts[pixel] ?? 0;
  let sum = 0;
  for (let tap = 0; tap < count; tap += 1) {
    sum += (values[start + (first + tap) * step] ?? 0) * (taps.weights[weight + tap] ?? 0);
  }
  return sum;
}
