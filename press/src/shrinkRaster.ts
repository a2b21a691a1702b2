import type { Raster } from './png/raster.ts';

/** A smaller raster of the same shape, `width` pixels wide: the mean of the area under each new pixel, rows first, then columns. */
export function shrinkRaster(source: Raster, width: number): Raster {
  const { channels } = source;
  const height = Math.round((source.height * width) / source.width);
  const columns = divide(source.width, width);
  const data = new Uint8Array(width * height * channels);
  const row = new Float64Array(source.width * channels);
  for (const [y, rows] of divide(source.height, height).entries()) {
    row.fill(0);
    for (const { at, share } of rows) addRow(row, source, { y: at, share });
    for (const [x, pixels] of columns.entries()) {
      for (let c = 0; c < channels; c += 1) {
        let mean = 0;
        for (const { at, share } of pixels) mean += share * (row[at * channels + c] ?? 0);
        data[(y * width + x) * channels + c] = Math.round(mean);
      }
    }
  }
  return { width, height, channels, data };
}

/** How much a source row or column counts for in the mean of one that it lies under. */
interface Part {
  at: number;
  share: number;
}

/** For each of `count` equal pieces of `length` rows or columns, those that it covers; their shares sum to one. */
function divide(length: number, count: number): Part[][] {
  const ratio = length / count;
  return Array.from({ length: count }, (_, index) => {
    const from = index * ratio;
    const to = Math.min(length, from + ratio);
    const parts: Part[] = [];
    for (let at = Math.floor(from); at < to; at += 1)
      parts.push({ at, share: (Math.min(to, at + 1) - Math.max(from, at)) / ratio });
    return parts;
  });
}

function addRow(
  sums: Float64Array,
  { data, width, channels }: Raster,
  { y, share }: { y: number; share: number },
) {
  const count = width * channels;
  const start = y * count;
  for (let i = 0; i < count; i += 1) sums[i] = (sums[i] ?? 0) + share * (data[start + i] ?? 0);
}
