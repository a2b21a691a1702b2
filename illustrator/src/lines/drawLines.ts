import { type Bitmap, type Bits, growBits, unpackBits } from '@lineleaf/press/raster';
import { INK, type LabelMap } from '../raster/LabelMap.ts';

/**
 * Draws an even line of `width` page pixels wherever two labels of a map of twice the page's size meet, and fills
 * what is labeled `INK`. A page pixel is black when two of its four are. Borders are looked for only where a shape ends, and
 * are bits from there on.
 */
export function drawLines(map: LabelMap, width: number): Bitmap {
  const { stride } = map;
  const borders: Bits = {
    width: map.width,
    height: map.height,
    stride,
    words: new Uint32Array(stride * map.height),
  };
  const inked: number[] = [];
  for (let y = 0; y < map.height; y += 1) if (markBorders(map, y, borders)) inked.push(y);
  const covered = growBits(borders, discHalves(width));
  for (const y of inked) coverInk(map, y, covered);
  const page = joinPixels(covered);
  return { width: page.width, height: page.height, ink: unpackBits(page) };
}

/** How far a line reaches to either side of a border in the rows above and below it. */
function discHalves(radius: number): number[] {
  const halves: number[] = [];
  for (let dy = 0; dy <= radius; dy += 1)
    halves.push(Math.round(Math.sqrt(radius * radius - dy * dy) - 0.25));
  return halves;
}

/**
 * Sets the bits of a row's pixels that bear another label than the one to the right or below, ink left out; true where ink is
 * beside others in it.
 */
function markBorders(
  { labels, borders, width, height }: LabelMap,
  y: number,
  { stride, words }: Bits,
): boolean {
  const below = y + 1 < height ? width : 0;
  let hasInk = false;
  for (let word = 0; word < stride; word += 1) {
    let found = 0;
    for (let asked = borders[y * stride + word] ?? 0; asked !== 0; asked &= asked - 1) {
      const x = 32 * word + 31 - Math.clz32(asked & -asked);
      if (x + 1 >= width) continue;
      const at = y * width + x;
      const [here, right, under] = [labels[at], labels[at + 1], labels[at + below]];
      if (here === right && here === under) continue;
      if (here === INK || right === INK) hasInk = true;
      const isClear = (right === INK || right === here) && (under === INK || under === here);
      if (here !== INK && !isClear) found |= asked & -asked;
    }
    words[y * stride + word] = found;
  }
  return hasInk;
}

/** Sets the bits of a row's pixels that are labeled `INK`. */
function coverInk(map: LabelMap, y: number, { stride, words }: Bits): void {
  const row = y * map.width;
  for (let x = 0, last = 0; x < map.width; x = last + 1) {
    last = map.sameUntil(x, y);
    if (map.labels[row + x] !== INK) continue;
    for (; x <= last; x += 1) {
      const at = y * stride + (x >> 5);
      words[at] = (words[at] ?? 0) | (1 << (x & 31));
    }
  }
}

/** A page pixel is set where two of its four are. */
function joinPixels({ width, height, stride, words }: Bits): Bits {
  const page = { width: width >> 1, height: height >> 1, stride: (stride + 1) >> 1 };
  const joined = new Uint32Array(page.stride * page.height);
  for (let y = 0; y < page.height; y += 1) {
    for (let word = 0; word < stride; word += 1) {
      const upper = words[2 * y * stride + word] ?? 0;
      const lower = words[(2 * y + 1) * stride + word] ?? 0;
      if ((upper | lower) === 0) continue;
      const [aside, beneath] = [upper >>> 1, lower >>> 1];
      const isTwo = (upper & aside) | (lower & beneath) | ((upper | aside) & (lower | beneath));
      const at = y * page.stride + (word >> 1);
      joined[at] = (joined[at] ?? 0) | (everySecond(isTwo) << (16 * (word & 1)));
    }
  }
  return { ...page, words: joined };
}

/** Bits 0, 2, 4, … as the lower sixteen. */
function everySecond(bits: number): number {
  let packed = bits & 0x55555555;
  packed = (packed | (packed >>> 1)) & 0x33333333;
  packed = (packed | (packed >>> 2)) & 0x0f0f0f0f;
  packed = (packed | (packed >>> 4)) & 0x00ff00ff;
  return (packed | (packed >>> 8)) & 0xffff;
}
