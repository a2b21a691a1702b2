import { PAPER, shade } from './color.ts';
import type { Rect } from './rect.ts';
import { findRegions, type Regions } from './regions.ts';

/**
 * A page being colored. Two planes, shown multiplied: `lines` never changes, the colour of a pixel is its own
 * (`over`, where not 0) or else its region's (`flat`). So a fill of an area without strokes changes one number and
 * writes `shown` alone, and lines always stay on top.
 */
export interface Picture {
  readonly lines: Uint8Array;
  readonly regions: Regions;
  /** Colour of each region; index 0 is where no region reaches. */
  readonly flat: Uint32Array;
  /** Colour of pixels that differ from their region's colour; 0 where they do not. */
  readonly over: Uint32Array;
  /** How many pixels of each region have a colour of their own. */
  readonly overCount: Int32Array;
  /** What is seen, as RGBA pixels. */
  readonly shown: Uint32Array<ArrayBuffer>;
}

/** Opens a white picture over a line plane (0 black to 255 paper). Light greys from 240 count as paper. */
export function createPicture(plane: Uint8Array, width: number, speckPx?: number): Picture {
  const lines = plane.slice();
  for (let i = 0; i < lines.length; i++) if ((lines[i] as number) >= 240) lines[i] = 255;
  const regions = findRegions(lines, width, speckPx);
  const shown = new Uint32Array(lines.length);
  const greys = shadesOf(PAPER);
  for (let i = 0; i < lines.length; i++) shown[i] = greys[lines[i] as number] as number;
  return {
    lines,
    regions,
    flat: new Uint32Array(regions.count + 1).fill(PAPER),
    over: new Uint32Array(lines.length),
    overCount: new Int32Array(regions.count + 1),
    shown,
  };
}

/** The colour of a pixel without its line. */
export function colorAt(picture: Picture, index: number): number {
  const own = picture.over[index] as number;
  return own === 0 ? (picture.flat[picture.regions.owner[index] as number] as number) : own;
}

/** Gives one pixel a colour (its region's colour needs no entry of its own) and shows it. */
export function setColor(picture: Picture, index: number, pixel: number): void {
  const id = picture.regions.owner[index] as number;
  setOver(picture, index, picture.flat[id] === pixel ? 0 : pixel);
  picture.shown[index] = shade(pixel, picture.lines[index] as number);
}

/** Sets the entry of `over` alone and keeps the count of its region; the caller shows it. */
export function setOver(picture: Picture, index: number, entry: number): void {
  const { over, overCount } = picture;
  const id = picture.regions.owner[index] as number;
  const before = over[index];
  if (before === 0 && entry !== 0) overCount[id] = (overCount[id] as number) + 1;
  if (before !== 0 && entry === 0) overCount[id] = (overCount[id] as number) - 1;
  over[index] = entry;
}

/** Gives a region its colour and shows it under its lines; pixels with a colour of their own keep it. */
export function setRegionColor(picture: Picture, id: number, pixel: number): void {
  picture.flat[id] = pixel;
  if (picture.overCount[id] === 0) paintClean(picture, id, pixel);
  else paintMixed(picture, id);
}

/** The rectangle of a region with its edges. */
export function regionRect({ bounds }: Regions, id: number): Rect {
  const at = 4 * id;
  return {
    left: bounds[at] as number,
    top: bounds[at + 1] as number,
    right: bounds[at + 2] as number,
    bottom: bounds[at + 3] as number,
  };
}

// Up to this length writing pixels in pairs beats a call to a built-in (measured on Node 20).
const SHORT_RUN_PX = 256;

function paintClean({ regions, shown }: Picture, id: number, pixel: number): void {
  const { runFrom, runStart, runEnd, edgeFrom, edges, edgeLight } = regions;
  // Signed pixels are small integers to the engine below, unsigned ones are boxed at every call.
  const pixels = new Int32Array(shown.buffer);
  const pairs = new BigInt64Array(shown.buffer, 0, shown.length >> 1);
  const signed = pixel | 0;
  const pair = BigInt.asIntN(64, (BigInt(pixel) << 32n) | BigInt(pixel));
  const lastRun = runFrom[id + 1] as number;
  // Copying the longest run so far, which the cache holds, moves more bytes at once than TypedArray.fill writes.
  let model = 0;
  let modelLength = 0;
  for (let k = runFrom[id] as number; k < lastRun; k++) {
    const from = runStart[k] as number;
    const to = runEnd[k] as number;
    if (to - from > SHORT_RUN_PX) {
      if (to - from <= modelLength) {
        pixels.copyWithin(from, model, model + to - from);
        continue;
      }
      pixels.fill(signed, from, to);
      model = from;
      modelLength = to - from;
      continue;
    }
    if ((from & 1) === 1) pixels[from] = signed;
    writePairs(pairs, { from: (from + 1) >> 1, to: to >> 1 }, pair);
    if ((to & 1) === 1) pixels[to - 1] = signed;
  }
  const shades = shadesOf(pixel);
  const lastEdge = edgeFrom[id + 1] as number;
  for (let k = edgeFrom[id] as number; k < lastEdge; k++) {
    pixels[edges[k] as number] = shades[edgeLight[k] as number] as number;
  }
}

function writePairs(pairs: BigInt64Array, { from, to }: { from: number; to: number }, pair: bigint): void {
  let i = from;
  for (const lastEight = to - 7; i < lastEight; i += 8) {
    pairs[i] = pair;
    pairs[i + 1] = pair;
    pairs[i + 2] = pair;
    pairs[i + 3] = pair;
    pairs[i + 4] = pair;
    pairs[i + 5] = pair;
    pairs[i + 6] = pair;
    pairs[i + 7] = pair;
  }
  for (; i < to; i++) pairs[i] = pair;
}

function paintMixed(picture: Picture, id: number): void {
  const { regions, shown, lines } = picture;
  forEachPixel(regions, id, (i) => {
    shown[i] = shade(colorAt(picture, i), lines[i] as number);
  });
}

/** Calls `visit` for every pixel that a region owns; a pixel may come twice. */
export function forEachPixel(regions: Regions, id: number, visit: (index: number) => void): void {
  const { runFrom, runStart, runEnd, edgeFrom, edges } = regions;
  for (let k = runFrom[id] as number; k < (runFrom[id + 1] as number); k++) {
    for (let i = runStart[k] as number; i < (runEnd[k] as number); i++) visit(i);
  }
  for (let k = edgeFrom[id] as number; k < (edgeFrom[id + 1] as number); k++) visit(edges[k] as number);
}

const shadeTable = new Int32Array(256);
let shadeTablePixel = -1;

/** One colour under every luminance, as signed pixels. The table is shared: use it before the next call. */
function shadesOf(pixel: number): Int32Array {
  if (pixel === shadeTablePixel) return shadeTable;
  shadeTablePixel = pixel;
  for (let luminance = 0; luminance < 256; luminance++) shadeTable[luminance] = shade(pixel, luminance);
  return shadeTable;
}
