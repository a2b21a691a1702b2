import type { Bitmap, Runs } from './bitmap.ts';

/** A bilevel raster at 32 pixels a word, the lowest bit leftmost; each row begins a word, bits beyond its end are 0. */
export interface Bits {
  width: number;
  height: number;
  /** Words a row. */
  stride: number;
  words: Uint32Array;
}

/** The pixels of one color as set bits. */
export function packBits({ width, height, ink }: Bitmap, color: 0 | 1): Bits {
  const stride = Math.ceil(width / 32);
  const words = new Uint32Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let word = 0; word < stride; word += 1) {
      const end = Math.min(row + width, row + (word + 1) * 32);
      let bits = 0;
      for (let at = row + word * 32, bit = 1; at < end; at += 1, bit <<= 1)
        if (ink[at] === color) bits |= bit;
      words[y * stride + word] = bits;
    }
  }
  return { width, height, stride, words };
}

/** Runs of pixels as set bits of a raster of this size. */
export function bitsOfRuns({ rows, starts, ends, runCount }: Runs, { width, height }: Size): Bits {
  const stride = Math.ceil(width / 32);
  const words = new Uint32Array(stride * height);
  for (let run = 0; run < runCount; run += 1) {
    const row = (rows[run] ?? 0) * stride;
    const [start, last] = [starts[run] ?? 0, (ends[run] ?? 0) - 1];
    const [first, end] = [row + (start >>> 5), row + (last >>> 5)];
    const [head, tail] = [-1 << (start & 31), -1 >>> (31 - (last & 31))];
    if (first === end) {
      words[first] = (words[first] ?? 0) | (head & tail);
      continue;
    }
    words[first] = (words[first] ?? 0) | head;
    words.fill(0xffffffff, first + 1, end);
    words[end] = (words[end] ?? 0) | tail;
  }
  return { width, height, stride, words };
}

interface Size {
  width: number;
  height: number;
}

/** One byte a pixel: 1 where the bit is `value`. */
export function unpackBits({ width, height, stride, words }: Bits, value: 0 | 1 = 1): Uint8Array {
  const ink = new Uint8Array(width * height);
  const flip = value === 1 ? 0 : -1;
  for (let at = 0; at < words.length; at += 1) {
    let bits = (words[at] ?? 0) ^ flip;
    if (bits === 0) continue;
    const column = (at % stride) * 32;
    const start = Math.floor(at / stride) * width + column;
    const count = Math.min(32, width - column);
    for (let bit = 0; bit < count; bit += 1, bits >>>= 1) ink[start + bit] = bits & 1;
  }
  return ink;
}

/** Set where they were not, and the other way round. */
export function invertBits(bits: Bits): Bits {
  const words = new Uint32Array(bits.words.length);
  for (let at = 0; at < words.length; at += 1) words[at] = ~(bits.words[at] ?? 0);
  const mask = lastMask(bits);
  for (let at = bits.stride - 1; at < words.length; at += bits.stride) words[at] = (words[at] ?? 0) & mask;
  return { ...bits, words };
}

/** The bits of a row's last word that are pixels. */
export function lastMask({ width }: Size): number {
  return width % 32 === 0 ? -1 : (1 << (width % 32)) - 1;
}
