/**
 * Ink as the rows of a 1-bit gray PNG, each after a filter byte of 0. `ink` holds one byte a pixel, row by row: 0 is paper
 * (white), anything else ink (black). Throws RangeError when it does not fill the picture. Eight pixels of paper, as most
 * are, are told in two reads.
 */
export function packBits(ink: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  if (ink.length !== width * height) throw new RangeError('The ink does not fill the picture');
  const stride = Math.ceil(width / 8) + 1;
  const rows = new Uint8Array(stride * height);
  const words = new DataView(ink.buffer, ink.byteOffset, ink.byteLength);
  for (let y = 0; y < height; y += 1) {
    const end = (y + 1) * width;
    let byte = y * stride + 1;
    for (let at = y * width; at < end; at += 8, byte += 1) {
      const isPaper = at + 8 <= end && (words.getUint32(at) | words.getUint32(at + 4)) === 0;
      rows[byte] = isPaper ? 0xff : packByte(ink, at, end);
    }
  }
  return rows;
}

/** Eight pixels in a byte; what is past the end of the row is paper. */
function packByte(ink: Uint8Array, at: number, end: number): number {
  let bits = 0xff;
  for (let bit = 0x80, pixel = at; bit !== 0 && pixel < end; bit >>= 1, pixel += 1)
    if (ink[pixel] !== 0) bits ^= bit;
  return bits;
}
