/**
 * Samples of 1, 2, 4 or 8 bits as the rows of a PNG, each after a filter byte of 0. `samples` holds one byte a pixel, row by
 * row. Throws RangeError when it does not fill the picture.
 */
export function packSamples(
  samples: Uint8Array,
  { width, height, bitDepth }: { width: number; height: number; bitDepth: number },
): Uint8Array<ArrayBuffer> {
  if (samples.length !== width * height) throw new RangeError('The samples do not fill the picture');
  const stride = Math.ceil((width * bitDepth) / 8) + 1;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bit = x * bitDepth;
      const shift = 8 - bitDepth - (bit & 7);
      const at = y * stride + 1 + (bit >> 3);
      rows[at] = (rows[at] ?? 0) | ((samples[y * width + x] ?? 0) << shift);
    }
  }
  return rows;
}
