/** Side of a material's tile in pixels: a power of two, so that a place on the page finds its own by a mask. */
export const TILE_PX = 512;
const TILE_BITS = 9;
const MASK = TILE_PX - 1;
/** Noise before it is spread: fine enough for a wide blur to leave many values of it. */
const VALUE_BITS = 18;

/** A square of levels 0 to 255 that meets itself at its edges. */
export type Tile = Uint8Array<ArrayBuffer>;

/** A tile whose level at each place is what `level` gives, clamped to 0 to 255. */
export function tileOf(level: (x: number, y: number) => number): Tile {
  const tile = new Uint8Array(TILE_PX * TILE_PX);
  for (let y = 0; y < TILE_PX; y++) {
    for (let x = 0; x < TILE_PX; x++) {
      tile[(y << TILE_BITS) | x] = Math.min(255, Math.max(0, level(x, y)));
    }
  }
  return tile;
}

/** The levels of the row of a tile that a row of a page has. */
export function tileRow(tile: Tile, y: number): Tile {
  const from = (y & MASK) << TILE_BITS;
  return tile.subarray(from, from + TILE_PX);
}

/** The level at any place of a page. */
export function levelAt(tile: Tile, x: number, y: number): number {
  return tile[((y & MASK) << TILE_BITS) | (x & MASK)] as number;
}

/** The shape of noise: how far it is blurred across and down, in pixels. */
export interface NoiseShape {
  seed: number;
  across: number;
  down: number;
}

/**
 * Noise in which each level from 0 to 255 is as frequent as any other. White noise, blurred three times by a box, which
 * comes close to a Gaussian, then spread by its own histogram. Whole numbers alone: the same on every machine.
 */
export function noiseTile({ seed, across, down }: NoiseShape): Tile {
  let values = new Uint32Array(TILE_PX * TILE_PX);
  for (let i = 0; i < values.length; i++) values[i] = hash(i, seed) >>> (32 - VALUE_BITS);
  for (let pass = 0; pass < 3; pass++) values = blurDown(blurAcross(values, across), down);
  return equalized(values);
}

/** Each value the mean of those within `radius` on its row, which closes to a ring. */
function blurAcross(values: Uint32Array, radius: number): Uint32Array<ArrayBuffer> {
  const result = new Uint32Array(values.length);
  const size = 2 * radius + 1;
  for (let row = 0; row < values.length; row += TILE_PX) {
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += values[row + (x & MASK)] as number;
    for (let x = 0; x < TILE_PX; x++) {
      result[row + x] = sum / size;
      sum += values[row + ((x + radius + 1) & MASK)] as number;
      sum -= values[row + ((x - radius) & MASK)] as number;
    }
  }
  return result;
}

/** The same on columns, row by row: memory is read in its order. */
function blurDown(values: Uint32Array, radius: number): Uint32Array<ArrayBuffer> {
  const result = new Uint32Array(values.length);
  const size = 2 * radius + 1;
  const sums = new Uint32Array(TILE_PX);
  const add = (y: number, sign: 1 | -1) => {
    const row = (y & MASK) << TILE_BITS;
    for (let x = 0; x < TILE_PX; x++) sums[x] = (sums[x] as number) + sign * (values[row + x] as number);
  };
  for (let y = -radius; y <= radius; y++) add(y, 1);
  for (let y = 0; y < TILE_PX; y++) {
    const row = y << TILE_BITS;
    for (let x = 0; x < TILE_PX; x++) result[row + x] = (sums[x] as number) / size;
    add(y + radius + 1, 1);
    add(y - radius, -1);
  }
  return result;
}

function equalized(values: Uint32Array): Tile {
  const counts = new Uint32Array(2 ** VALUE_BITS);
  for (const value of values) counts[value] = (counts[value] as number) + 1;
  let below = 0;
  const rank = counts.map((count) => {
    const level = ((below + (count >> 1)) * 256) / values.length;
    below += count;
    return Math.min(255, level);
  });
  return Uint8Array.from(values, (value) => rank[value] as number);
}

/** 32 bits that look random, from a number and a seed (the finalizer of MurmurHash3). */
function hash(value: number, seed: number): number {
  let bits = Math.imul(value ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  bits ^= bits >>> 16;
  bits = Math.imul(bits, 0x85ebca6b);
  return (bits ^ (bits >>> 13)) >>> 0;
}
