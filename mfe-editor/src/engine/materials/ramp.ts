import { packPixel } from '../color.ts';

/** The opaque pixel of each level from 0 to 255. */
export type Ramp = Uint32Array<ArrayBuffer>;

/** Where a ramp passes at a level: the color mixed with `white` (0 to 255) of paper, then deepened by `deep` (0 to 255). */
export interface RampStop {
  level: number;
  white: number;
  deep: number;
}

/** A ramp of a color through stops, of which the first is at level 0 and the last at 255. */
export function rampOf(pixel: number, stops: readonly RampStop[]): Ramp {
  const ramp = new Uint32Array(256);
  for (let k = 1; k < stops.length; k++) {
    const from = stops[k - 1] as RampStop;
    const to = stops[k] as RampStop;
    const span = to.level - from.level;
    for (let step = 0; step <= span; step++) {
      const at = (a: number, b: number) => (a * (span - step) + b * step) / span;
      ramp[from.level + step] = mixed(pixel, at(from.white, to.white), at(from.deep, to.deep));
    }
  }
  return ramp;
}

/** Whether a pixel is so light to the eye that a tint of it would hardly differ (Rec. 601 weights). */
export function isLight(pixel: number): boolean {
  return ((pixel & 255) * 77 + ((pixel >>> 8) & 255) * 150 + ((pixel >>> 16) & 255) * 29) >> 8 > 190;
}

/** Deepening takes more from a channel the less of it there is, as pigment does: white stays white. */
function mixed(pixel: number, white: number, deep: number): number {
  const channel = (shift: number) => {
    const value = (pixel >>> shift) & 255;
    const deepened = value - (deep * value * (255 - value)) / 65_025 - (deep * value) / 1_020;
    return Math.round(deepened + ((255 - deepened) * white) / 255);
  };
  return packPixel(channel(0), channel(8), channel(16));
}
