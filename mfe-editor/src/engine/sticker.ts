import type { Action } from './actions.ts';
import { divide255, PAPER } from './color.ts';
import { type Page, regionsOf } from './page.ts';
import { type Picture, paperLike } from './picture.ts';
import type { Regions } from './regions.ts';
import { CORE_LUMINANCE } from './runs.ts';

/** A picture of a thing, and where it is to lie. */
export type Sticker = Omit<Action & { type: 'sticker' }, 'type'>;

/** Where a sticker is at least this opaque its paper covers color; at its softer rim the color below goes on. */
const COVER_ALPHA = 128;

/**
 * The page with a sticker settled into it: its lines are the page's, under it is paper. Elsewhere each pixel keeps its entry,
 * whatever regions have become of the lines. Null if nothing of it falls on the page, or it is no picture.
 */
export function settleSticker(picture: Picture, sticker: Sticker): Page | null {
  if (!isPicture(sticker)) return null;
  const alphas = new Uint8Array(picture.lines.length);
  const lines = picture.lines.slice();
  if (!layLines({ lines, alphas, width: picture.regions.width }, sticker)) return null;
  const regions = regionsOf(picture, lines);
  const flat = carryRegions(picture, regions, alphas);
  return { lines, regions, flat, over: carryPixels(picture, { lines, regions, flat, alphas }) };
}

function isPicture({ left, top, width, rgba }: Sticker): boolean {
  const areWhole = Number.isSafeInteger(left) && Number.isSafeInteger(top) && Number.isSafeInteger(width);
  return areWhole && width > 0 && rgba.length % (4 * width) === 0;
}

interface LinesBelow {
  lines: Uint8Array;
  /** Takes the sticker's alpha at each pixel of the page. */
  alphas: Uint8Array;
  width: number;
}

/** Lays a sticker's lines over others; false if nothing of it falls on the page. */
function layLines({ lines, alphas, width }: LinesBelow, { left, top, rgba, ...sticker }: Sticker): boolean {
  const height = lines.length / width;
  const bottom = Math.min(height, top + rgba.length / (4 * sticker.width));
  const right = Math.min(width, left + sticker.width);
  let isAny = false;
  for (let y = Math.max(0, top); y < bottom; y++) {
    for (let x = Math.max(0, left); x < right; x++) {
      const at = 4 * ((y - top) * sticker.width + x - left);
      const alpha = rgba[at + 3] as number;
      if (alpha === 0) continue;
      isAny = true;
      alphas[y * width + x] = alpha;
      lines[y * width + x] = paperLike(255 - divide255((255 - luminanceAt(rgba, at)) * alpha));
    }
  }
  return isAny;
}

/** Rec. 709 in 256ths: whole numbers are the same on every machine. */
function luminanceAt(rgba: Uint8ClampedArray, at: number): number {
  return (
    (54 * (rgba[at] as number) + 183 * (rgba[at + 1] as number) + 19 * (rgba[at + 2] as number) + 128) >> 8
  );
}

/** The entries of regions that were found again: that of the region at their anchor, or paper under the sticker. */
function carryRegions(
  { flat, regions: { owner } }: Picture,
  found: Regions,
  alphas: Uint8Array,
): Uint32Array {
  const carried = new Uint32Array(found.count + 1).fill(PAPER);
  for (let id = 1; id <= found.count; id++) {
    const anchor = found.anchor[id] as number;
    if (!isCovered(alphas, anchor)) carried[id] = flat[owner[anchor] as number] as number;
  }
  return carried;
}

interface Settled {
  lines: Uint8Array;
  regions: Regions;
  flat: Uint32Array;
  alphas: Uint8Array;
}

/** The entries of pixels that differ from their new region's. */
function carryPixels(picture: Picture, { lines, regions, flat, alphas }: Settled): Uint32Array {
  const over = new Uint32Array(lines.length);
  for (let i = 0; i < over.length; i++) {
    const id = regions.owner[i] as number;
    const own = picture.over[i] as number;
    const isUnderLine = (lines[i] as number) < CORE_LUMINANCE;
    // A new line shows the color of the region that reaches under it, and so does black, where none is seen.
    if (own === 0 && (lines[i] === 0 || (isUnderLine && alphas[i] !== 0))) continue;
    // A stroke goes on under the rim of a sticker, on the side from which it comes.
    const isRim = isUnderLine && !isCovered(alphas, regions.anchor[id] as number);
    if (isCovered(alphas, i) && !(isRim && id !== 0)) continue;
    const entry = own === 0 ? (picture.flat[picture.regions.owner[i] as number] as number) : own;
    if (entry !== flat[id]) over[i] = entry;
  }
  layPaper(over, { regions, flat, alphas });
  return over;
}

/** Makes paper of the insides that a sticker covers, whichever region they have become a part of. */
function layPaper(over: Uint32Array, { regions, flat, alphas }: Omit<Settled, 'lines'>): void {
  const { count, runFrom, runStart, runEnd } = regions;
  for (let id = 1; id <= count; id++) {
    const paper = flat[id] === PAPER ? 0 : PAPER;
    for (let k = runFrom[id] as number; k < (runFrom[id + 1] as number); k++) {
      for (let i = runStart[k] as number; i < (runEnd[k] as number); i++) {
        if (isCovered(alphas, i)) over[i] = paper;
      }
    }
  }
}

function isCovered(alphas: Uint8Array, index: number): boolean {
  return (alphas[index] as number) >= COVER_ALPHA;
}
