import { PAPER, shade, shadesOf } from './color.ts';
import { flatColor, isCopied, isPlain } from './entry.ts';
import { brushFor, texelAt } from './grain.ts';
import type { Rect } from './rect.ts';
import { findRegions, type Regions, SPECK_PX } from './regions.ts';
import { type CreatePlane, createScriptPlane, type ShownPlane } from './shownPlane.ts';
import { WashField } from './WashField.ts';

/**
 * A page being colored. Two planes, shown multiplied: the lines, and the entry of a pixel (color and material), which
 * is its own (`over`, where not 0) or else its region's (`flat`). So a fill of an area without strokes changes one
 * number and writes `shown` alone, and lines always stay on top. Stickers change the lines, and `setPage` with them all that
 * hangs on them.
 */
export interface Picture extends Mutable<ShownPlane> {
  /** Never written in place. */
  lines: Uint8Array;
  /** The lines of the page itself, without stickers: the same plane while there are none. */
  readonly pageLines: Uint8Array;
  /** Entry of each region; index 0 is where no region reaches. */
  flat: Uint32Array;
  /** Entry of pixels that differ from their region's; 0 where they do not. */
  over: Uint32Array;
  /** How many pixels of each region have an entry of their own. */
  overCount: Int32Array;
  washField: WashField;
  /** The colors of a picture that was read with a grain, smoothed; null if there is none. */
  smooth: Uint32Array | null;
  readonly speckPx: number;
  readonly createPlane: CreatePlane;
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** How a picture is opened. */
export interface PictureOptions {
  /** Pixels of the smallest area that counts as a region. */
  speckPx?: number;
  createPlane?: CreatePlane;
}

/** Opens a white picture over a line plane (0 black to 255 paper). */
export function createPicture(
  page: Uint8Array,
  width: number,
  { speckPx = SPECK_PX, createPlane = createScriptPlane }: PictureOptions = {},
): Picture {
  const lines = page.slice();
  for (let i = 0; i < lines.length; i++) lines[i] = paperLike(lines[i] as number);
  const plane = createPlane(findRegions(lines, width, speckPx));
  const grays = shadesOf(PAPER);
  for (let i = 0; i < lines.length; i++) plane.shown[i] = grays[lines[i] as number] as number;
  const { count } = plane.regions;
  return {
    ...plane,
    lines,
    pageLines: lines,
    flat: new Uint32Array(count + 1).fill(PAPER),
    over: new Uint32Array(lines.length),
    overCount: new Int32Array(count + 1),
    washField: new WashField(lines, width),
    smooth: null,
    speckPx,
    createPlane,
  };
}

/** A luminance as a line plane holds it: the lightest grays are paper. */
export function paperLike(luminance: number): number {
  return luminance >= 240 ? 255 : luminance;
}

/** The entry of a pixel: its own, or its region's. */
export function entryAt(picture: Picture, index: number): number {
  const own = picture.over[index] as number;
  return own === 0 ? (picture.flat[picture.regions.owner[index] as number] as number) : own;
}

/** The color of a pixel as an opaque pixel, without its line and its grain. */
export function colorAt(picture: Picture, index: number): number {
  const entry = entryAt(picture, index);
  return flatColor(isCopied(entry) ? (picture.smooth?.[index] ?? entry) : entry);
}

/** Gives one pixel an entry (its region's needs none of its own) and shows it. */
export function setEntry(picture: Picture, index: number, entry: number): void {
  const id = picture.regions.owner[index] as number;
  setOver(picture, index, picture.flat[id] === entry ? 0 : entry);
  showEntry(picture, index, entry);
}

/** Shows a pixel as its entry has it. */
export function showPixel(picture: Picture, index: number): void {
  showEntry(picture, index, entryAt(picture, index));
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

/** Gives a region its entry and shows it under its lines; pixels with an entry of their own keep it. */
export function setRegionEntry(picture: Picture, id: number, entry: number): void {
  picture.flat[id] = entry;
  if (picture.overCount[id] !== 0) forEachPixel(picture.regions, id, (i) => showPixel(picture, i));
  else paintFlat(picture, id, entry);
}

/** Shows a whole region in an entry, whatever entries of their own its pixels have. */
export function paintFlat(picture: Picture, id: number, entry: number): void {
  if (isPlain(entry)) picture.paintRegion(id, flatColor(entry));
  else picture.paintGrain(id, brushFor(picture, entry));
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

/** Calls `visit` for every pixel that a region owns; a pixel may come twice. */
export function forEachPixel(regions: Regions, id: number, visit: (index: number) => void): void {
  const { runFrom, runStart, runEnd, edgeFrom, edges } = regions;
  for (let k = runFrom[id] as number; k < (runFrom[id + 1] as number); k++) {
    for (let i = runStart[k] as number; i < (runEnd[k] as number); i++) visit(i);
  }
  for (let k = edgeFrom[id] as number; k < (edgeFrom[id + 1] as number); k++) visit(edges[k] as number);
}

function showEntry(picture: Picture, index: number, entry: number): void {
  const texel = isPlain(entry) ? flatColor(entry) : texelAt(picture, index, entry);
  picture.shown[index] = shade(texel, picture.lines[index] as number);
}
