import { COLOR_TYPE, writePngFile } from '@lineleaf/press/png';
import type { Transform } from './png.ts';

/**
 * Writes opaque pixels (RGBA words, alpha ignored) as an 8-bit RGB PNG at 150 dpi, byte-exact on every machine whose `deflate`
 * is the same. Each row holds its difference to the row above, which suits flat areas.
 */
export async function encodePng(
  pixels: Uint32Array,
  width: number,
  deflate: Transform,
): Promise<Uint8Array<ArrayBuffer>> {
  const height = pixels.length / width;
  const stream = await deflate(filterUp(pixels, width, height));
  return writePngFile({ width, height, bitDepth: 8, colorType: COLOR_TYPE.rgb }, stream);
}

function filterUp(pixels: Uint32Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(height * (width * 3 + 1));
  let at = 0;
  for (let y = 0; y < height; y++) {
    rows[at++] = 2;
    for (let i = y * width; i < (y + 1) * width; i++) {
      const pixel = pixels[i] as number;
      const above = y === 0 ? 0 : (pixels[i - width] as number);
      rows[at++] = (pixel & 255) - (above & 255);
      rows[at++] = ((pixel >>> 8) & 255) - ((above >>> 8) & 255);
      rows[at++] = ((pixel >>> 16) & 255) - ((above >>> 16) & 255);
    }
  }
  return rows;
}
