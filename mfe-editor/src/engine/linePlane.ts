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

/** The pixels of an image as RGBA words. */
export function pixelsOf({ rgba }: Image): Uint32Array {
  const pixels = new Uint32Array(rgba.length / 4);
  for (let i = 0; i < pixels.length; i++) {
    pixels[i] = packPixel(rgba[4 * i] as number, rgba[4 * i + 1] as number, rgba[4 * i + 2] as number);
  }
  return pixels;
}
