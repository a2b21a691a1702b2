import { PngError, type PngFile } from './pngFile.ts';
import type { Raster } from './raster.ts';

/**
 * Undoes the row filters of an inflated stream in place (https://www.w3.org/TR/png-3/#9Filters); each row keeps the byte that
 * named its filter. Throws PngError on interlaced, incomplete or broken rows.
 */
export function unfilterRows(rows: Uint8Array, file: Omit<PngFile, 'stream'>): void {
  const { height, rowBytes, samplesPerPixel, bitDepth } = file;
  if (file.interlaced) throw new PngError('unsupported');
  if (rows.length !== (rowBytes + 1) * height) throw new PngError('truncated');
  const pixelBytes = Math.max(1, (samplesPerPixel * bitDepth) >> 3);
  let above: Uint8Array = new Uint8Array(rowBytes);
  for (let y = 0; y < height; y += 1) {
    const start = y * (rowBytes + 1);
    const row = rows.subarray(start + 1, start + 1 + rowBytes);
    const restore = RESTORERS[rows[start] ?? 0];
    if (restore === undefined) throw new PngError('corrupt');
    restore(row, above, pixelBytes);
    above = row;
  }
}

/** Rows of 8-bit samples as differences from the row above, which suits flat areas; each begins with its filter's number. */
export function filterRows({ width, height, channels, data }: Raster): Uint8Array<ArrayBuffer> {
  const rowBytes = width * channels;
  const rows = new Uint8Array((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const target = y * (rowBytes + 1);
    rows[target] = FILTER_UP;
    for (let x = 0; x < rowBytes; x += 1) {
      const above = y === 0 ? 0 : (data[(y - 1) * rowBytes + x] ?? 0);
      rows[target + 1 + x] = (data[y * rowBytes + x] ?? 0) - above;
    }
  }
  return rows;
}

const FILTER_UP = 2;

type Restorer = (row: Uint8Array, above: Uint8Array, pixelBytes: number) => void;

const RESTORERS: readonly Restorer[] = [
  () => undefined,
  (row, _above, pixelBytes) => {
    for (let x = pixelBytes; x < row.length; x += 1) row[x] = (row[x] ?? 0) + (row[x - pixelBytes] ?? 0);
  },
  (row, above) => {
    for (let x = 0; x < row.length; x += 1) row[x] = (row[x] ?? 0) + (above[x] ?? 0);
  },
  (row, above, pixelBytes) => {
    for (let x = 0; x < row.length; x += 1) {
      const left = x < pixelBytes ? 0 : (row[x - pixelBytes] ?? 0);
      row[x] = (row[x] ?? 0) + ((left + (above[x] ?? 0)) >> 1);
    }
  },
  (row, above, pixelBytes) => {
    for (let x = 0; x < row.length; x += 1) {
      const left = x < pixelBytes ? 0 : (row[x - pixelBytes] ?? 0);
      const corner = x < pixelBytes ? 0 : (above[x - pixelBytes] ?? 0);
      row[x] = (row[x] ?? 0) + paeth(left, above[x] ?? 0, corner);
    }
  },
];

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const toLeft = Math.abs(estimate - left);
  const toUp = Math.abs(estimate - up);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
