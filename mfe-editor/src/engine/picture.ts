import { PAPER, shade, shadesOf } from './color.ts';
import type { Rect } from './rect.ts';
import { findRegions, type Regions } from './regions.ts';
import { type CreatePlane, createScriptPlane, type ShownPlane } from './shownPlane.ts';

/**
 * A page being colored. Two planes, shown multiplied: `lines` never changes, the colour of a pixel is its own
 * (`over`, where not 0) or else its region's (`flat`). So a fill of an area without strokes changes one number and
 * writes `shown` alone, and lines always stay on top.
 */
export interface Picture extends ShownPlane {
  readonly lines: Uint8Array;
  /** Colour of each region; index 0 is where no region reaches. */
  readonly flat: Uint32Array;
  /** Colour of pixels that differ from their region's colour; 0 where they do not. */
  readonly over: Uint32Array;
  /** How many pixels of each region have a colour of their own. */
  readonly overCount: Int32Array;
}

/** How a picture is opened. */
export interface PictureOptions {
  /** Pixels of the smallest area that counts as a region. */
  speckPx?: number;
  createPlane?: CreatePlane;
}

/** Opens a white picture over a line plane (0 black to 255 paper). Light greys from 240 count as paper. */
export function createPicture(
  page: Uint8Array,
  width: number,
  { speckPx, createPlane = createScriptPlane }: PictureOptions = {},
): Picture {
  const lines = page.slice();
  for (let i = 0; i < lines.length; i++) if ((lines[i] as number) >= 240) lines[i] = 255;
  const plane = createPlane(findRegions(lines, width, speckPx));
  const greys = shadesOf(PAPER);
  for (let i = 0; i < lines.length; i++) plane.shown[i] = greys[lines[i] as number] as number;
  const { count } = plane.regions;
  return {
    ...plane,
    lines,
    flat: new Uint32Array(count + 1).fill(PAPER),
    over: new Uint32Array(lines.length),
    overCount: new Int32Array(count + 1),
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
  if (picture.overCount[id] === 0) picture.paintRegion(id, pixel);
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
