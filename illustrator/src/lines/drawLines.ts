import { type Bitmap, type Bits, growBits, unpackBits } from '@lineleaf/press/raster';
import { BLOCK_BITS, INK, type LabelMap } from '../raster/LabelMap.ts';

/**
 * Draws an even line of `width` page pixels wherever two labels of a map of twice the page's size meet, and fills
 * what is labeled `INK`. A page pixel is black when two of its four are. Borders are looked for only in the blocks where a
 * shape ends, and are bits from there on.
 */
export function drawLines(map: LabelMap, width: number): Bitmap {
  const stride = Math.ceil(map.width / 32);
  const borders: Bits = {
    width: map.width,
    height: map.height,
    stride,
    words: new Uint32Array(stride * map.height),
  };
  const hasInk = new Uint8Array(map.height);
  const pairs = new Uint32Array(map.labels.buffer, map.labels.byteOffset, map.labels.length >> 1);
  for (let y = 0; y < map.height; y += 1) hasInk[y] = markBorders(map, pairs, y, borders);
  const covered = growBits(borders, discHalves(width));
  for (let y = hasInk.indexOf(1); y >= 0; y = hasInk.indexOf(1, y + 1)) coverInk(map, y, covered);
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
 * Sets the bits of a row's pixels that bear another label than the one to the right or below, ink left out; 1 where ink is
 * beside others in it. `pairs` are the labels two at a time: most pairs lie inside an area and are passed over.
 */
function markBorders(map: LabelMap, pairs: Uint32Array, y: number, { stride, words }: Bits): 0 | 1 {
  const { width, height, blocks } = map;
  const below = y + 1 < height ? width : 0;
  let hasInk: 0 | 1 = 0;
  for (let block = 0; block < stride; block += 1) {
    if (map.borders[y * blocks + block] !== 1) continue;
    const first = y * width + (block << BLOCK_BITS);
    const last = Math.min(first + (1 << BLOCK_BITS), (y + 1) * width);
    let bits = 0;
    for (let at = first; at < last; at += 2) {
      const pair = pairs[at >> 1] ?? 0;
      const isInside = pair === pairs[(at >> 1) + 1] && pair === pairs[(at + below) >> 1];
      if (isInside && pair >>> 16 === (pair & 0xffff)) continue;
      const found = bordersOfPair(map.labels, at, below, (y + 1) * width);
      bits |= (found & 3) << (at - first);
      if (found > 3) hasInk = 1;
    }
    words[y * stride + block] = bits;
  }
  return hasInk;
}

/** Bits 0 and 1 for the pixels of a pair that are borders, bit 2 where ink is beside another label. */
function bordersOfPair(labels: Uint16Array, first: number, below: number, end: number): number {
  let found = 0;
  for (let at = first; at < first + 2 && at + 1 < end; at += 1) {
    const [here, right, under] = [labels[at], labels[at + 1], labels[at + below]];
    if (here === right && here === under) continue;
    if (here === INK || right === INK) found |= 4;
    const isClear = (right === INK || right === here) && (under === INK || under === here);
    if (here !== INK && !isClear) found |= 1 << (at - first);
  }
  return found;
}

/** Sets the bits of a row's pixels that are labeled `INK`. */
function coverInk({ labels, width }: LabelMap, y: number, { stride, words }: Bits): void {
  const row = labels.subarray(y * width, (y + 1) * width);
  for (let x = row.indexOf(INK); x >= 0; x = row.indexOf(INK, x)) {
    for (; row[x] === INK; x += 1) {
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
