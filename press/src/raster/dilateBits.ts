import { type Bits, lastMask } from './bits.ts';
import { DISTANCE_UNIT } from './distance.ts';

/** Set bits grown to all within `limit` of them, a 3-4 chamfer distance in thirds of a pixel; up to 31 pixels. */
export function dilateBits(bits: Bits, limit: number): Bits {
  return growBits(bits, discHalves(limit));
}

/** Set bits less all within `limit` of one that is not, as `dilateBits` has it; what is outside the raster takes nothing away. */
export function erodeBits(bits: Bits, limit: number): Bits {
  const halves = discHalves(limit);
  const { stride, words } = bits;
  const left = { ...bits, words: new Uint32Array(words.length) };
  for (let at = 0; at < words.length; at += 1) {
    let kept = words[at] ?? 0;
    // Most words are done with when the rows above and below are looked at as they are.
    for (let dy = 1; kept !== 0 && dy < halves.length; dy += 1)
      kept &= (words[at - dy * stride] ?? -1) & (words[at + dy * stride] ?? -1);
    for (let dy = 0; kept !== 0 && dy < halves.length; dy += 1)
      kept &=
        shrunk(bits, at - dy * stride, halves[dy] ?? 0) & shrunk(bits, at + dy * stride, halves[dy] ?? 0);
    left.words[at] = kept;
  }
  return left;
}

/** The bits of a word that have so many set to either side; all of them in a row outside the raster. */
function shrunk(bits: Bits, at: number, half: number): number {
  const { stride, words } = bits;
  if (at < 0 || at >= words.length) return -1;
  const column = at % stride;
  const edge = ~lastMask(bits);
  const here = (words[at] ?? 0) | (column === stride - 1 ? edge : 0);
  const before = column === 0 ? -1 : (words[at - 1] ?? 0);
  const after = column === stride - 1 ? -1 : (words[at + 1] ?? 0) | (column === stride - 2 ? edge : 0);
  let kept = here;
  for (let by = 1; by <= half; by += 1)
    kept &= ((here << by) | (before >>> (32 - by))) & ((here >>> by) | (after << (32 - by)));
  return kept;
}

/**
 * Set bits grown by a disc: `halves[dy]` is how far it reaches to either side in the rows `dy` above and below, never farther
 * than in a row nearer to its middle, at most 31 pixels; below 0 it has nothing there. Bits that the next row has as well
 * grow down from there alone, and up the same, so that upright edges and full areas cost one row of the disc.
 */
export function growBits(bits: Bits, halves: ArrayLike<number>): Bits {
  const { stride, words } = bits;
  const grown = { ...bits, words: new Uint32Array(words.length) };
  const disc = { grown, halves };
  for (let at = 0; at < words.length; at += 1) {
    const set = words[at] ?? 0;
    if (set === 0) continue;
    growAlong(disc, at, set);
    const below = at + stride < words.length ? set & ~(words[at + stride] ?? 0) : 0;
    if (below !== 0) growAway(disc, at, below, stride);
    const above = at >= stride ? set & ~(words[at - stride] ?? 0) : 0;
    if (above !== 0) growAway(disc, at, above, -stride);
  }
  const mask = lastMask(bits);
  for (let at = stride - 1; at < words.length; at += stride) grown.words[at] = (grown.words[at] ?? 0) & mask;
  return grown;
}

interface Disc {
  grown: Bits;
  halves: ArrayLike<number>;
}

/** Grows bits of a word within their own row. */
function growAlong({ grown: { words, stride }, halves }: Disc, at: number, set: number): void {
  const half = halves[0] ?? 0;
  let [center, before, after] = [set, 0, 0];
  for (let width = 1; width <= half; width += 1) {
    center |= (set << width) | (set >>> width);
    before |= set << (32 - width);
    after |= set >>> (32 - width);
  }
  words[at] = (words[at] ?? 0) | center;
  if (before !== 0 && at % stride > 0) words[at - 1] = (words[at - 1] ?? 0) | before;
  if (after !== 0 && (at + 1) % stride > 0) words[at + 1] = (words[at + 1] ?? 0) | after;
}

/** Grows bits of a word into the rows on one side, from the far end of the disc, where it is narrowest. */
function growAway({ grown: { words, stride }, halves }: Disc, at: number, set: number, step: number): void {
  const column = at % stride;
  let [center, before, after, width] = [set, 0, 0, 0];
  for (let dy = halves.length - 1; dy > 0; dy -= 1) {
    const half = halves[dy] ?? -1;
    for (; width < half; width += 1) {
      center |= (set << (width + 1)) | (set >>> (width + 1));
      before |= set << (31 - width);
      after |= set >>> (31 - width);
    }
    const target = at + dy * step;
    if (half < 0 || target < 0 || target >= words.length) continue;
    words[target] = (words[target] ?? 0) | center;
    if (before !== 0 && column > 0) words[target - 1] = (words[target - 1] ?? 0) | before;
    if (after !== 0 && column + 1 < stride) words[target + 1] = (words[target + 1] ?? 0) | after;
  }
}

/** For each row of the disc, from its middle, how far it reaches to either side. */
function discHalves(limit: number): number[] {
  const halves: number[] = [];
  for (let dy = 0; dy * DISTANCE_UNIT <= limit; dy += 1) {
    let dx = 0;
    while (chamfer(dx + 1, dy) <= limit) dx += 1;
    halves.push(dx);
  }
  return halves;
}

/** Straight steps cost 3, diagonal ones 4. */
function chamfer(dx: number, dy: number): number {
  return Math.max(dx, dy) * DISTANCE_UNIT + Math.min(dx, dy);
}
