/**
 * Ink as the rows of a 1-bit gray PNG, each after a filter byte of 0. `ink` holds one byte a pixel, row by row: 0 is paper
 * (white), anything else ink (black). Throws RangeError when it does not fill the picture.
 */
export function packBits(ink: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  if (ink.length !== width * height) throw new RangeError('The ink does not fill the picture');
  const stride = Math.ceil(width / 8) + 1;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1)
    packRow(ink, y * width, width, rows.subarray(y * stride + 1, (y + 1) * stride));
  return rows;
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
