import { COLOR_TYPE, PngError, type PngFile } from './pngFile.ts';

/** Unfiltered rows of any depth and color type as 4 bytes a pixel, red first, alpha not multiplied. Throws PngError without a palette. */
export function unpackRgba(rows: Uint8Array, file: Omit<PngFile, 'stream'>): Uint8Array<ArrayBuffer> {
  const { width, height, colorType, samplesPerPixel: samples } = file;
  const { palette, transparency } = file;
  if (colorType === COLOR_TYPE.palette && !palette) throw new PngError('corrupt');
  const read = sampleReader(rows, file);
  const isColor = samples > 2;
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      const first = read(y, x * samples);
      if (palette && colorType === COLOR_TYPE.palette) {
        rgba.set(palette.subarray(3 * first, 3 * first + 3), at);
        rgba[at + 3] = transparency?.[first] ?? 255;
        continue;
      }
      rgba[at] = first;
      rgba[at + 1] = isColor ? read(y, x * samples + 1) : first;
      rgba[at + 2] = isColor ? read(y, x * samples + 2) : first;
      if (samples === 2 || samples === 4) rgba[at + 3] = read(y, x * samples + samples - 1);
    }
  }
  return rgba;
}

/** Sixteen-bit samples count by their high byte; smaller grays are spread to 0..255, numbers of a palette are not. */
function sampleReader(
  rows: Uint8Array,
  file: Omit<PngFile, 'stream'>,
): (y: number, sample: number) => number {
  const { bitDepth, rowBytes, colorType } = file;
  const start = (y: number) => y * (rowBytes + 1) + 1;
  if (bitDepth === 8) return (y, sample) => rows[start(y) + sample] ?? 0;
  if (bitDepth === 16) return (y, sample) => rows[start(y) + 2 * sample] ?? 0;
  const mask = 2 ** bitDepth - 1;
  const scale = colorType === COLOR_TYPE.palette ? 1 : 255 / mask;
  return (y, sample) => {
    const bit = sample * bitDepth;
    const byte = rows[start(y) + (bit >> 3)] ?? 0;
    return ((byte >> (8 - bitDepth - (bit & 7))) & mask) * scale;
  };
}
