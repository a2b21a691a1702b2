import { CoatFinder, texelOf } from './CoatFinder.ts';
import { PAPER, packPixel, shade } from './color.ts';
import { copiedEntry, isPlain } from './entry.ts';
import { forEachPixel, type Picture, setEntry, setOver, setRegionEntry } from './picture.ts';
import type { Regions } from './regions.ts';
import { CORE_LUMINANCE } from './runs.ts';
import { smoothCopied } from './smoothing.ts';

/** A region has a grain where more than this share of the pixels that no plain color of it explains stand alone. */
const GRAIN_SHARE = 0.1;

/**
 * Lays entries over a white picture, one a pixel. A region takes the entry of its anchor; only pixels that differ keep
 * one of their own.
 */
export function layEntries(picture: Picture, entries: Uint32Array): void {
  const { regions, flat, lines } = picture;
  for (let id = 1; id <= regions.count; id++) flat[id] = entries[regions.anchor[id] as number] as number;
  for (let i = 0; i < lines.length; i++) setEntry(picture, i, entries[i] as number);
}

/**
 * Takes the colors back out of a finished picture (`pixels`, lines included) over the same lines. Insides are read as
 * they are; under a line the region's own color is kept where it explains the pixel, else it is divided out. Where a
 * region is not of one color, the entries that it was laid on with are found again; in a grain that is nobody's every
 * pixel keeps its own color, and is read smoothed.
 */
export function layPicture(picture: Picture, pixels: Uint32Array): void {
  const { regions, flat } = picture;
  for (let id = 1; id <= regions.count; id++) {
    setRegionEntry(picture, id, pixels[regions.anchor[id] as number] as number);
  }
  const finder = new CoatFinder(picture, pixels);
  let hasGrain = false;
  for (let id = 1; id <= regions.count; id++) {
    const found = isOneColor(regions, id, pixels) ? [] : finder.find(id);
    const known = found.length > 0 ? found : [flat[id] as number];
    const isGrained = !found.every(isPlain) || hasGrainBeside(known, { regions, id, pixels });
    hasGrain ||= isGrained;
    flat[id] = known[0] as number;
    const coats = isGrained ? found : known;
    forEachPixel(regions, id, (i) =>
      setOver(picture, i, readEntry(picture, i, { seen: pixels[i] as number, coats, isGrained })),
    );
    setRegionEntry(picture, id, flat[id] as number);
  }
  if (hasGrain) picture.smooth = smoothCopied(picture);
}

interface SeenPixel {
  seen: number;
  /** Entries that it may be of. */
  coats: readonly number[];
  /** Whether its region has a grain. */
  isGrained: boolean;
}

/** What `over` keeps of a pixel that is seen. */
function readEntry(picture: Picture, i: number, { seen, coats, isGrained }: SeenPixel): number {
  const luminance = picture.lines[i] as number;
  if (luminance < CORE_LUMINANCE / 2) return 0;
  for (const entry of coats) {
    if (!explains(picture, i, entry, seen)) continue;
    return entry === picture.flat[picture.regions.owner[i] as number] ? 0 : entry;
  }
  return isGrained ? copiedEntry(divide(seen, luminance)) : divide(seen, luminance);
}

/** Whether an entry is what is seen at a pixel; in plain color under a line, within what rounding leaves. */
function explains(picture: Picture, i: number, entry: number, seen: number): boolean {
  const luminance = picture.lines[i] as number;
  const shaded = shade(texelOf(picture, i, entry), luminance);
  return shaded === seen || (luminance !== 255 && isPlain(entry) && isClose(shaded, seen));
}

function isOneColor({ runFrom, runStart, runEnd }: Regions, id: number, pixels: Uint32Array): boolean {
  const first = pixels[runStart[runFrom[id] as number] as number];
  for (let k = runFrom[id] as number; k < (runFrom[id + 1] as number); k++) {
    for (let i = runStart[k] as number; i < (runEnd[k] as number); i++) if (pixels[i] !== first) return false;
  }
  return true;
}

/** Whether many pixels beside the known colors differ from both their neighbors: strokes of plain color are broader than that. */
function hasGrainBeside(known: readonly number[], { regions, id, pixels }: SeenRegion): boolean {
  const { runFrom, runStart, runEnd } = regions;
  let [lone, all] = [0, 0];
  for (let k = runFrom[id] as number; k < (runFrom[id + 1] as number); k++) {
    for (let i = (runStart[k] as number) + 1; i < (runEnd[k] as number) - 1; i++) {
      if (known.includes(pixels[i] as number)) continue;
      all++;
      if (pixels[i] !== pixels[i - 1] && pixels[i] !== pixels[i + 1]) lone++;
    }
  }
  return lone > GRAIN_SHARE * all;
}

interface SeenRegion {
  regions: Regions;
  id: number;
  pixels: Uint32Array;
}

function isClose(a: number, b: number): boolean {
  for (let shift = 0; shift < 24; shift += 8) {
    if (Math.abs(((a >>> shift) & 255) - ((b >>> shift) & 255)) > 2) return false;
  }
  return true;
}

/** The color that a line's luminance darkens to a pixel, as far as there is one. */
export function divide(pixel: number, luminance: number): number {
  if (luminance === 0) return PAPER;
  if (luminance === 255) return pixel;
  return packPixel(
    divideChannel(pixel & 255, luminance),
    divideChannel((pixel >>> 8) & 255, luminance),
    divideChannel((pixel >>> 16) & 255, luminance),
  );
}

function divideChannel(value: number, luminance: number): number {
  return Math.min(255, Math.round((value * 255) / luminance));
}
