import type { Raster } from './png/raster.ts';

/** A smaller raster of the same shape, `width` pixels wide: the mean of the area under each new pixel, rows first, then columns. */
export function shrinkRaster(source: Raster, width: number): Raster {
  const { channels } = source;
  const height = Math.round((source.height * width) / source.width);
  const narrow = new Float32Array(width * source.height * channels);
  for (let y = 0; y < source.height; y += 1) {
    const from = {
      values: source.data,
      start: y * source.width * channels,
      step: channels,
      count: source.width,
    };
    average(from, { values: narrow, start: y * width * channels, step: channels, count: width }, channels);
  }
  const small = new Float32Array(width * height * channels);
  for (let x = 0; x < width; x += 1) {
    const step = width * channels;
    const from = { values: narrow, start: x * channels, step, count: source.height };
    average(from, { values: small, start: x * channels, step, count: height }, channels);
  }
  return { width, height, channels, data: Uint8Array.from(small, Math.round) };
}

/** A row or a column of pixels inside a raster. */
interface Line {
  values: Uint8Array | Float32Array;
  start: number;
  step: number;
  count: number;
}

function average(from: Line, to: Line, channels: number): void {
  const ratio = from.count / to.count;
  for (let index = 0; index < to.count; index += 1) {
    const left = index * ratio;
    const right = Math.min(from.count, left + ratio);
    for (let c = 0; c < channels; c += 1) {
      let sum = 0;
      for (let at = Math.floor(left); at < right; at += 1) {
        const share = Math.min(right, at + 1) - Math.max(left, at);
        sum += share * (from.values[from.start + at * from.step + c] ?? 0);
      }
      to.values[to.start + index * to.step + c] = sum / ratio;
    }
  }
}
