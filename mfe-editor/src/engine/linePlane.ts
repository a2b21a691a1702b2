import { IntList } from './bytes.ts';
import { packPixel } from './color.ts';
import { NEAR_BLACK } from './fill.ts';
import type { Image } from './png.ts';

/** The luminance of every pixel (Rec. 709 weights) over white paper: 0 black, 255 paper. */
export function linePlaneOf({ rgba }: Image): Uint8Array {
  const plane = new Uint8Array(rgba.length / 4);
  for (let i = 0; i < plane.length; i++) {
    const at = 4 * i;
    const light =
      0.2126 * (rgba[at] as number) + 0.7152 * (rgba[at + 1] as number) + 0.0722 * (rgba[at + 2] as number);
    plane[i] = Math.round(255 + ((light - 255) * (rgba[at + 3] as number)) / 255);
  }
  return plane;
}

/** The lines of a colored page whose original is gone: its near-black pixels. */
export function linePlaneOfColored({ rgba }: Image): Uint8Array {
  const plane = new Uint8Array(rgba.length / 4).fill(255);
  for (let i = 0; i < plane.length; i++) {
    const most = Math.max(rgba[4 * i] as number, rgba[4 * i + 1] as number, rgba[4 * i + 2] as number);
    if (most < NEAR_BLACK) plane[i] = most;
  }
  return plane;
}

/** A pixel so much lighter than its line was covered by a sticker: multiplying never lightens. */
const LIGHTER_BY = 32;
/** Fewer such pixels are no sticker. */
const MIN_COVERED_PX = 10;
/** The gray rim of a covered line lies so near. */
const RIM_PX = 2;

/**
 * The lines of a colored page in which stickers lie on its original's (`pageLines`): those that are still seen, and its
 * near-black pixels, the stickers' own. Null where no sticker covers a line.
 */
export function linePlaneWithStickers(pageLines: Uint8Array, colored: Image): Uint8Array | null {
  const covered = coveredPixels(pageLines, colored);
  if (covered.length < MIN_COVERED_PX) return null;
  const plane = pageLines.slice();
  for (const i of covered) {
    const x = i % colored.width;
    for (let dy = -RIM_PX; dy <= RIM_PX; dy++) {
      const row = i - x + dy * colored.width;
      if (row < 0 || row >= plane.length) continue;
      plane.fill(255, row + Math.max(0, x - RIM_PX), row + Math.min(colored.width, x + RIM_PX + 1));
    }
  }
  const dark = linePlaneOfColored(colored);
  return plane.map((light, i) => Math.min(light, dark[i] as number));
}

function coveredPixels(pageLines: Uint8Array, { rgba }: Image): Int32Array {
  const pixels = new IntList();
  for (let i = 0; i < pageLines.length; i++) {
    const limit = (pageLines[i] as number) + LIGHTER_BY;
    if (limit > 255) continue;
    const most = Math.max(rgba[4 * i] as number, rgba[4 * i + 1] as number, rgba[4 * i + 2] as number);
    if (most >= limit) pixels.push(i);
  }
  return pixels.view();
}

/** The pixels of an image as RGBA words. */
export function pixelsOf({ rgba }: Image): Uint32Array {
  const pixels = new Uint32Array(rgba.length / 4);
  for (let i = 0; i < pixels.length; i++) {
    pixels[i] = packPixel(rgba[4 * i] as number, rgba[4 * i + 1] as number, rgba[4 * i + 2] as number);
  }
  return pixels;
}
