import { entryOf, type GrainMaterial, isPlain, PATTERNS } from './entry.ts';
import { GRAIN_MATERIALS, levelOf, stopsOf, texelAt } from './grain.ts';
import { type RampStop, rampOf } from './materials/ramp.ts';
import type { Picture } from './picture.ts';

/** Within so many pixels a check of a pattern looks like plain color, which is tried last. */
const PLAIN_PATCH_PX = 12;
/** A coat is told by so many pixels of a run: first by many, which patterns need, then by as few as narrow strokes have. */
const PATCHES_PX = [96, 24, PLAIN_PATCH_PX];
/** What is explained already is looked at this far apart. */
const STEP_PX = 8;
/** Patches of so few colors are not of noise, whose tiles take their time to be made. */
const PATTERN_COLORS = 4;
/** A region that has more is read pixel by pixel. */
const MAX_COATS = 16;
/** Patches that nothing explains: a region, and a page, with a grain that is nobody's is not searched for longer. */
const MAX_REGION_MISSES = 40;
const MAX_PAGE_MISSES = 4000;

/**
 * Finds the entries that the regions of a finished picture (`pixels`) were laid on with. A grain is a function of color
 * and place: a color that gives each pixel of a stretch what is seen there is the one. Strokes of watercolor, where
 * each depth is an entry, are not found.
 */
export class CoatFinder {
  #misses = 0;

  constructor(
    private readonly picture: Picture,
    private readonly pixels: Uint32Array,
  ) {}

  /** The entries of a region, that of most pixels first; none where its grain is nobody's. */
  find(id: number): number[] {
    const found: number[] = [];
    for (const length of PATCHES_PX) this.#search(found, id, length);
    return found.length > 1 ? this.#bySize(found, id) : found;
  }

  /** Adds what explains patches of a length that nothing found before explains. */
  #search(found: number[], id: number, length: number): void {
    const isKnown = (i: number) => found.some((entry) => this.#isSeen(i, entry));
    const mostMisses = Math.min(this.#misses + MAX_REGION_MISSES, MAX_PAGE_MISSES);
    for (const [start, end] of runsOf(this.picture, id)) {
      let from = start;
      for (let i = start; i + length <= end && found.length < MAX_COATS && this.#misses < mostMisses; ) {
        if (isKnown(i)) {
          i += STEP_PX;
          continue;
        }
        // Back to where it begins, and on to where it ends.
        while (i > from && !isKnown(i - 1)) i--;
        const [first, last] = [i, Math.min(end, i + length)];
        do i++;
        while (i < last && !isKnown(i));
        from = i;
        if (i - first < length) continue;
        const coat = this.#coatOf(first, i);
        if (coat) found.push(coat);
        else if (coat === null) this.#misses++;
      }
    }
  }

  /** The entry that explains each pixel of a patch, null if there is none; undefined where a longer or shorter one tells more. */
  #coatOf(from: number, to: number): number | null | undefined {
    for (let i = from; i < to; i++) if (this.picture.lines[i] !== 255) return undefined;
    const seen = this.pixels.subarray(from, to);
    const colors = new Set(seen).size;
    if (colors === 1) return seen.length === PLAIN_PATCH_PX ? seen[0] : undefined;
    for (const material of colors > PATTERN_COLORS ? GRAIN_MATERIALS : PATTERNS) {
      const levels = this.#levelsOf(from, to, material);
      for (const stops of stopsOf(material)) {
        const color = colorOf(seen, levels, stops);
        if (color === null) continue;
        const entry = entryOf(color, material);
        if (seen.every((pixel, k) => texelAt(this.picture, from + k, entry) === pixel)) return entry;
      }
    }
    return null;
  }

  #levelsOf(from: number, to: number, material: GrainMaterial): Uint8Array {
    const entry = entryOf(0, material);
    return Uint8Array.from({ length: to - from }, (_, k) => levelOf(this.picture, from + k, entry));
  }

  #bySize(found: readonly number[], id: number): number[] {
    const counts = new Map(found.map((entry) => [entry, 0]));
    for (const [start, end] of runsOf(this.picture, id)) {
      for (let i = start; i < end; i += STEP_PX) {
        for (const [entry, count] of counts) if (this.#isSeen(i, entry)) counts.set(entry, count + 1);
      }
    }
    return found.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  }

  #isSeen(index: number, entry: number): boolean {
    return texelOf(this.picture, index, entry) === this.pixels[index];
  }
}

/** The color of one pixel of an entry, without its line. */
export function texelOf(picture: Picture, index: number, entry: number): number {
  return isPlain(entry) ? entry : texelAt(picture, index, entry);
}

function* runsOf({ regions }: Picture, id: number): Generator<readonly [number, number]> {
  const { runFrom, runStart, runEnd } = regions;
  for (let k = runFrom[id] as number; k < (runFrom[id + 1] as number); k++) {
    yield [runStart[k] as number, runEnd[k] as number];
  }
}

/** The color, as an opaque pixel, whose ramp through `stops` has at these levels what is seen; null if there is none. */
function colorOf(seen: Uint32Array, levels: Uint8Array, stops: readonly RampStop[]): number | null {
  const table = tableOf(stops);
  let color = 0xff;
  for (const shift of [16, 8, 0]) {
    const values: number[] = [];
    for (let value = 0; value < 256; value++) {
      let k = 0;
      while (
        k < seen.length &&
        table[256 * (levels[k] as number) + value] === (((seen[k] as number) >>> shift) & 255)
      )
        k++;
      if (k === seen.length) values.push(value);
    }
    // Of several, which differ by a little, the middle one.
    const value = values[values.length >> 1];
    if (value === undefined) return null;
    color = (color << 8) | value;
  }
  return color >>> 0;
}

const tables = new Map<readonly RampStop[], Uint8Array>();

/** For each level of ramps through these stops, what each value of a channel becomes there. */
function tableOf(stops: readonly RampStop[]): Uint8Array {
  const known = tables.get(stops);
  if (known) return known;
  const table = new Uint8Array(256 * 256);
  for (let value = 0; value < 256; value++) {
    rampOf(value, stops).forEach((pixel, level) => {
      table[256 * level + value] = pixel & 255;
    });
  }
  tables.set(stops, table);
  return table;
}
