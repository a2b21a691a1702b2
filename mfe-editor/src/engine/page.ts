import { PAPER, shadesOf } from './color.ts';
import { type Picture, paintFlat, showPixel } from './picture.ts';
import type { Rect } from './rect.ts';
import { findRegions, type Regions } from './regions.ts';
import { WashField } from './WashField.ts';

/** The lines of a page with the regions that they make, and the entries of those and of single pixels. */
export interface Page {
  readonly lines: Uint8Array;
  readonly regions: Regions;
  readonly flat: Uint32Array;
  readonly over: Uint32Array;
}

/** The regions of other lines on the same page: equal lines have equal regions, numbers included. */
export function regionsOf({ regions, speckPx }: Picture, lines: Uint8Array): Regions {
  return findRegions(lines, regions.width, speckPx);
}

/** A page of these lines without a color. */
export function blankPage(picture: Picture, lines: Uint8Array): Page {
  const regions = regionsOf(picture, lines);
  const flat = new Uint32Array(regions.count + 1).fill(PAPER);
  return { lines, regions, flat, over: new Uint32Array(lines.length) };
}

/** Gives a picture another page of the same size, whose planes become its own, and shows it; returns what looks different. */
export function setPage(picture: Picture, { lines, regions, flat, over }: Page): Rect | null {
  const before = picture.shown.slice();
  const plane = picture.createPlane(regions, picture);
  picture.shown = plane.shown;
  picture.regions = plane.regions;
  picture.paintRegion = plane.paintRegion;
  picture.paintGrain = plane.paintGrain;
  // The same plane as at first has its sum known.
  picture.lines = isEqual(lines, picture.pageLines) ? picture.pageLines : lines;
  picture.flat = flat;
  picture.over = over;
  picture.overCount = countOver(picture);
  picture.washField = new WashField(picture.lines, regions.width);
  showPage(picture);
  return differenceOf(before, picture.shown, regions.width);
}

function showPage(picture: Picture): void {
  const { shown, lines, over, flat, regions } = picture;
  const grays = shadesOf(PAPER);
  for (let i = 0; i < lines.length; i++) shown[i] = grays[lines[i] as number] as number;
  for (let id = 1; id <= regions.count; id++) paintFlat(picture, id, flat[id] as number);
  for (let i = 0; i < over.length; i++) if (over[i] !== 0) showPixel(picture, i);
}

function countOver({ over, regions: { owner, count } }: Picture): Int32Array {
  const counts = new Int32Array(count + 1);
  for (let i = 0; i < over.length; i++) {
    const id = owner[i] as number;
    if (over[i] !== 0) counts[id] = (counts[id] as number) + 1;
  }
  return counts;
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i === a.length;
}

/** The rectangle of the pixels that differ. */
function differenceOf(before: Uint32Array, after: Uint32Array, width: number): Rect | null {
  let left = width;
  let right = 0;
  let first = -1;
  let last = 0;
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    if (first < 0) first = i;
    last = i;
    const x = i % width;
    if (x < left) left = x;
    if (x >= right) right = x + 1;
  }
  if (first < 0) return null;
  return { left, top: Math.floor(first / width), right, bottom: Math.floor(last / width) + 1 };
}
