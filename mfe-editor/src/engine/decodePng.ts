import { PngError, readPngFile, readPngHeader, unfilterRows, unpackRgba } from '@lineleaf/press/png';
import type { Image, Transform } from './png.ts';

/**
 * Reads a PNG (any bit depth and color type, not interlaced) into RGBA. A canvas is never asked: browsers that resist
 * fingerprinting answer with noise. Throws PngError for what is broken, interlaced or over `maxPixels`.
 */
export async function decodePng(
  bytes: Uint8Array,
  inflate: Transform,
  maxPixels = 16_000_000,
): Promise<Image> {
  const file = readPngFile(bytes, maxPixels);
  const rows = await inflateRows(file.stream, inflate);
  unfilterRows(rows, file);
  return { width: file.width, height: file.height, rgba: unpackRgba(rows, file) };
}

/** Width and height that a PNG's header states, or null if it is none. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height } = readPngHeader(bytes);
    return { width, height };
  } catch {
    return null;
  }
}

async function inflateRows(
  stream: Uint8Array<ArrayBuffer>,
  inflate: Transform,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await inflate(stream);
  } catch {
    throw new PngError('corrupt');
  }
}
