import { deflateSync } from 'node:zlib';
import { COLOR_TYPE, writePng } from './pngFormat.ts';

/**
 * A 1-bit grey PNG at 150 dpi. `ink` holds one byte a pixel, row by row: 0 is paper (white), anything else ink (black).
 * The same ink gives the same bytes.
 */
export function encodePng1Bit(ink: Uint8Array, width: number, height: number): Uint8Array {
  if (ink.length !== width * height) throw new RangeError('The ink does not fill the picture');
  const stride = Math.ceil(width / 8) + 1;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1)
    packRow(ink, y * width, width, rows.subarray(y * stride + 1, (y + 1) * stride));
  return writePng(
    { width, height, bitDepth: 1, colorType: COLOR_TYPE.grey },
    deflateSync(rows, { level: 6 }),
  );
}

function packRow(ink: Uint8Array, offset: number, width: number, row: Uint8Array): void {
  row.fill(0xff);
  const end = offset + width;
  for (let byte = 0, at = offset; byte < row.length; byte += 1) {
    let bits = 0xff;
    for (let bit = 0x80; bit !== 0 && at < end; bit >>= 1, at += 1) if (ink[at] !== 0) bits ^= bit;
    row[byte] = bits;
  }
}
