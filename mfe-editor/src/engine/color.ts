/** Hue 0 to 360 degrees, saturation and lightness 0 to 100 percent. */
export interface Hsl {
  h: number;
  s: number;
  l: number;
}

/** A pixel of white paper as the planes hold it: red in the lowest byte, alpha in the highest. */
export const PAPER = 0xffffffff;

/** Two colors count as one area while no channel differs by more than this (the specification's tolerance). */
const TOLERANCE = 30;

/** Turns 0xRRGGBB at an opacity of 10 to 100 percent over white paper into an opaque pixel. */
export function pixelOver(rgb: number, opacityPercent: number): number {
  const blend = (channel: number) => Math.round(255 + ((channel - 255) * opacityPercent) / 100);
  return packPixel(blend((rgb >>> 16) & 255), blend((rgb >>> 8) & 255), blend(rgb & 255));
}

/** Packs three channels (0 to 255) into an opaque pixel. */
export function packPixel(red: number, green: number, blue: number): number {
  return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
}

/** The 0xRRGGBB of an opaque pixel. */
export function rgbOf(pixel: number): number {
  return ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >>> 16) & 255);
}

/** Whether no channel of two pixels differs by more than `TOLERANCE`. */
export function isSimilar(a: number, b: number): boolean {
  if (a === b) return true;
  return (
    Math.abs((a & 255) - (b & 255)) <= TOLERANCE &&
    Math.abs(((a >>> 8) & 255) - ((b >>> 8) & 255)) <= TOLERANCE &&
    Math.abs(((a >>> 16) & 255) - ((b >>> 16) & 255)) <= TOLERANCE
  );
}

/** A pixel darkened by a line's luminance (0 black, 255 paper): the multiply model that keeps lines on top. */
export function shade(pixel: number, luminance: number): number {
  if (luminance === 255) return pixel;
  const red = divide255((pixel & 255) * luminance);
  const green = divide255(((pixel >>> 8) & 255) * luminance);
  const blue = divide255(((pixel >>> 16) & 255) * luminance);
  return packPixel(red, green, blue);
}

const shadeTable = new Int32Array(256);
let shadeTablePixel = -1;

/** One color under every luminance, as signed pixels. The table is shared: use it before the next call. */
export function shadesOf(pixel: number): Int32Array {
  if (pixel === shadeTablePixel) return shadeTable;
  shadeTablePixel = pixel;
  for (let luminance = 0; luminance < 256; luminance++) shadeTable[luminance] = shade(pixel, luminance);
  return shadeTable;
}

/** 0xRRGGBB of a hue (360 equals 0), saturation and lightness. */
export function hslToRgb({ h, s, l }: Hsl): number {
  const lightness = l / 100;
  const reach = (s / 100) * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const turn = (offset + h / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
  };
  return (channel(0) << 16) | (channel(8) << 8) | channel(4);
}

/** Hue, saturation and lightness of 0xRRGGBB, unrounded; grays have hue 0. */
export function rgbToHsl(rgb: number): Hsl {
  const red = ((rgb >>> 16) & 255) / 255;
  const green = ((rgb >>> 8) & 255) / 255;
  const blue = (rgb & 255) / 255;
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const lightness = (max + min) / 2;
  const chroma = max - min;
  if (chroma === 0) return { h: 0, s: 0, l: lightness * 100 };
  const saturation = chroma / (1 - Math.abs(2 * lightness - 1));
  let sector = (red - green) / chroma + 4;
  if (max === red) sector = ((green - blue) / chroma + 6) % 6;
  else if (max === green) sector = (blue - red) / chroma + 2;
  return { h: sector * 60, s: saturation * 100, l: lightness * 100 };
}

/** Rounds x / 255 without a division; exact for 0 <= x <= 65,025. */
export function divide255(x: number): number {
  const t = x + 128;
  return (t + (t >> 8)) >> 8;
}
