import type { GrayImage } from './grayImage.ts';
import type { Bitmap } from './raster/bitmap.ts';

/** How far a picture is a drawing in lines: the first two are near 1 in clean line art and near 0.2 in a photograph. */
export interface LineArt {
  /** Of all that is darker than its surroundings, the share that lies in thin strokes with lighter paper on both sides. */
  strokeShare: number;
  /** How sharply ink ends: the mean step in brightness across its edges, of 1. */
  edgeStep: number;
  /** Of all that is not white, the share that is not black either. */
  shadeShare: number;
}

/**
 * Tells a drawing in lines from a shaded picture. A threshold finds ink in both: in a drawing that is strokes with hard edges,
 * which the black top-hat (Meyer 1979) keeps whole, and little is dark besides; in a shaded picture it is the dark side of soft
 * steps. `ink` is what `findInk` finds in the image. The first two are 1 and the last 0 where nothing is dark.
 */
export function measureLineArt(image: GrayImage, { ink }: Bitmap): LineArt {
  return {
    strokeShare: measureStrokes(image, ink),
    edgeStep: measureEdges(image, ink),
    shadeShare: measureShades(image),
  };
}

/**
 * Whether a picture is drawn rather than shaded: in lines, or in black and white with areas of black. The limits lie between the
 * two clouds of docs/measurements.md.
 */
export function isLineArt({ strokeShare, edgeStep, shadeShare }: LineArt): boolean {
  const isTwoTone = shadeShare <= MOST_SHADES && edgeStep >= HARD_EDGE;
  return isTwoTone || strokeShare + edgeStep >= LEAST_LINES;
}

const LEAST_LINES = 0.9;
const MOST_SHADES = 0.22;
const HARD_EDGE = 0.5;

/**
 * How brightness is handed on, at half the resolution, which takes the grain off: 5 pixels in all to each side, so that strokes
 * are up to 22 pixels of the page wide.
 */
const HOPS = [1, 2, 2];
/** From a pixel within the ink to one outside: a line softened by scaling or JPEG has ended by then. */
const EDGE_REACH = 3;
const NEARLY_BLACK = 24;
/** Lighter ones may be what JPEG leaves around a line. */
const LIGHTEST_SHADE = 231;
const NEARLY_WHITE = 247;

function measureStrokes(image: GrayImage, ink: Uint8Array): number {
  const half = halve(image);
  const bright = spreadBright(half);
  const closed = invert(spreadBright(invert(bright)));
  let [strokes, dark, at] = [0, 0, 0];
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1, at += 1) {
      const value = half.gray[at] ?? 0;
      dark += (bright.gray[at] ?? 0) - value;
      if (isInked(ink, 2 * (y * image.width + x), image.width)) strokes += (closed.gray[at] ?? 0) - value;
    }
  }
  return dark === 0 ? 1 : strokes / dark;
}

function halve({ width, height, gray }: GrayImage): GrayImage {
  const half = { width: width >> 1, height: height >> 1 };
  const means = new Uint8Array(half.width * half.height);
  for (let y = 0, to = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1, to += 1) {
      const at = 2 * (y * width + x);
      const below = at + width;
      means[to] = ((gray[at] ?? 0) + (gray[at + 1] ?? 0) + (gray[below] ?? 0) + (gray[below + 1] ?? 0)) >> 2;
    }
  }
  return { ...half, gray: means };
}

/** Whether one of the four pixels right and below of `at` is ink. */
function isInked(ink: Uint8Array, at: number, width: number): boolean {
  return ink[at] === 1 || ink[at + 1] === 1 || ink[at + width] === 1 || ink[at + width + 1] === 1;
}

function invert(image: GrayImage): GrayImage {
  return { ...image, gray: image.gray.map((value) => 255 - value) };
}

/** The brightest pixel of the square that reaches as far as all HOPS to each side. */
function spreadBright({ width, height, gray }: GrayImage): GrayImage {
  const values = gray.slice();
  for (let y = 0; y < height; y += 1) brighten(values.subarray(y * width, (y + 1) * width), 1);
  brighten(values, width);
  return { width, height, gray: values };
}

/** Every `step`th pixel is a neighbor: in place, first from those after each, then from those before. */
function brighten(values: Uint8Array, step: number): void {
  for (const hop of HOPS) {
    const shift = hop * step;
    for (let at = 0; at + shift < values.length; at += 1) {
      const other = values[at + shift] ?? 0;
      if (other > (values[at] ?? 0)) values[at] = other;
    }
  }
  for (const hop of HOPS) {
    const shift = hop * step;
    for (let at = values.length - 1; at >= shift; at -= 1) {
      const other = values[at - shift] ?? 0;
      if (other > (values[at] ?? 0)) values[at] = other;
    }
  }
}

function measureEdges({ width, gray }: GrayImage, ink: Uint8Array): number {
  const margin = EDGE_REACH * (width + 1);
  let [edges, steps] = [0, 0];
  const look = (at: number, aside: number): void => {
    if (ink[at + aside] === 1) return;
    edges += 1;
    steps += Math.max(0, (gray[at + EDGE_REACH * aside] ?? 0) - (gray[at - aside] ?? 0));
  };
  for (let at = margin; at < ink.length - margin; at += 1) {
    if (ink[at] !== 1) continue;
    look(at, 1);
    look(at, -1);
    look(at, width);
    look(at, -width);
  }
  return edges === 0 ? 1 : steps / edges / 255;
}

function measureShades({ gray }: GrayImage): number {
  let [dark, shades] = [0, 0];
  for (let at = 0; at < gray.length; at += 1) {
    const value = gray[at] ?? 0;
    if (value < NEARLY_WHITE) dark += 1;
    if (value > NEARLY_BLACK && value < LIGHTEST_SHADE) shades += 1;
  }
  return dark === 0 ? 0 : shades / dark;
}
