import { COLOR_TYPE, type PngFile } from './pngFile.ts';
import type { Raster } from './raster.ts';

/** A file whose stream has been inflated. */
type Sampling = Omit<PngFile, 'stream'>;

/** Unfiltered rows of 8 bits a sample, or of 1 bit of gray, as an opaque raster over white paper. */
export function unpackSamples(rows: Uint8Array, sampling: Sampling): Raster {
  const { width, height, rowBytes, samplesPerPixel, colorType, bitDepth } = sampling;
  if (bitDepth === 1) return unpackBits(rows, sampling);
  const channels = colorType === COLOR_TYPE.gray || colorType === COLOR_TYPE.grayAlpha ? 1 : 3;
  const data = new Uint8Array(width * height * channels);
  const read = READERS[colorType] ?? readGray;
  const pixel = { rows, sampling, at: 0 };
  for (let y = 0; y < height; y += 1) {
    pixel.at = y * (rowBytes + 1) + 1;
    for (let x = 0; x < width; x += 1) {
      read(pixel, data, (y * width + x) * channels);
      pixel.at += samplesPerPixel;
    }
  }
  return { width, height, channels, data };
}

/** The same as shades of gray (luma of Rec. 601), without the colors in between. */
export function unpackGray(rows: Uint8Array, sampling: Sampling): Raster {
  const { width, height, rowBytes, samplesPerPixel, colorType } = sampling;
  const read = READERS[colorType];
  if (read === undefined || colorType === COLOR_TYPE.grayAlpha) return unpackSamples(rows, sampling);
  const data = new Uint8Array(width * height);
  const rgb = new Uint8Array(3);
  const pixel = { rows, sampling, at: 0 };
  for (let at = 0; at < data.length; at += 1) {
    if (at % width === 0) pixel.at = (at / width) * (rowBytes + 1) + 1;
    read(pixel, rgb, 0);
    data[at] = Math.round(((rgb[0] ?? 0) * 299 + (rgb[1] ?? 0) * 587 + (rgb[2] ?? 0) * 114) / 1000);
    pixel.at += samplesPerPixel;
  }
  return { width, height, channels: 1, data };
}

interface Pixel {
  rows: Uint8Array;
  sampling: Sampling;
  at: number;
}

type Reader = (pixel: Pixel, data: Uint8Array, target: number) => void;

const READERS: Readonly<Record<number, Reader>> = {
  [COLOR_TYPE.rgb]: ({ rows, at }, data, target) => {
    data[target] = rows[at] ?? 0;
    data[target + 1] = rows[at + 1] ?? 0;
    data[target + 2] = rows[at + 2] ?? 0;
  },
  [COLOR_TYPE.palette]: ({ rows, at, sampling }, data, target) => {
    const index = rows[at] ?? 0;
    const alpha = sampling.transparency?.[index] ?? 255;
    for (let c = 0; c < 3; c += 1)
      data[target + c] = overPaper(sampling.palette?.[index * 3 + c] ?? 0, alpha);
  },
  [COLOR_TYPE.grayAlpha]: ({ rows, at }, data, target) => {
    data[target] = overPaper(rows[at] ?? 0, rows[at + 1] ?? 255);
  },
  [COLOR_TYPE.rgba]: ({ rows, at }, data, target) => {
    const alpha = rows[at + 3] ?? 255;
    data[target] = overPaper(rows[at] ?? 0, alpha);
    data[target + 1] = overPaper(rows[at + 1] ?? 0, alpha);
    data[target + 2] = overPaper(rows[at + 2] ?? 0, alpha);
  },
};

function readGray({ rows, at }: Pixel, data: Uint8Array, target: number): void {
  data[target] = rows[at] ?? 0;
}

function unpackBits(rows: Uint8Array, { width, height, rowBytes }: Sampling): Raster {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * (rowBytes + 1) + 1;
    for (let x = 0; x < width; x += 1) {
      data[y * width + x] = ((rows[start + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) === 0 ? 0 : 255;
    }
  }
  return { width, height, channels: 1, data };
}

function overPaper(value: number, alpha: number): number {
  return alpha === 255 ? value : Math.round((value * alpha + 255 * (255 - alpha)) / 255);
}
