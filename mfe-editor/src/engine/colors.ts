import { PAPER, packPixel, shade } from './color.ts';
import { forEachPixel, type Picture, setOver, setRegionColor } from './picture.ts';
import { CORE_LUMINANCE } from './runs.ts';

/**
 * Lays colours over a white picture: `colorOf` says the colour (without lines) of each pixel. A region takes the
 * colour of its anchor; only pixels that differ keep one of their own.
 */
export function layColors(picture: Picture, colorOf: (index: number) => number): void {
  const { regions, flat, shown, lines } = picture;
  for (let id = 1; id <= regions.count; id++) flat[id] = colorOf(regions.anchor[id] as number);
  for (let i = 0; i < lines.length; i++) {
    const color = colorOf(i);
    setOver(picture, i, color === flat[regions.owner[i] as number] ? 0 : color);
    shown[i] = shade(color, lines[i] as number);
  }
}

/**
 * Takes the colours back out of a finished picture (`pixels`, lines included) over the same lines. Insides are read as
 * they are; under a line the region's own colour is kept where it explains the pixel, else it is divided out.
 */
export function layPicture(picture: Picture, pixels: Uint32Array): void {
  const { regions, lines, flat } = picture;
  for (let id = 1; id <= regions.count; id++) {
    setRegionColor(picture, id, pixels[regions.anchor[id] as number] as number);
  }
  for (let id = 1; id <= regions.count; id++) {
    forEachPixel(regions, id, (i) => {
      const luminance = lines[i] as number;
      const seen = pixels[i] as number;
      const own = flat[id] as number;
      const isExplained = luminance < CORE_LUMINANCE / 2 || isClose(shade(own, luminance), seen);
      setOver(picture, i, isExplained ? 0 : divide(seen, luminance));
    });
    setRegionColor(picture, id, flat[id] as number);
  }
}

function isClose(a: number, b: number): boolean {
  for (let shift = 0; shift < 24; shift += 8) {
    if (Math.abs(((a >>> shift) & 255) - ((b >>> shift) & 255)) > 2) return false;
  }
  return true;
}

function divide(pixel: number, luminance: number): number {
  if (luminance === 0) return PAPER;
  const channel = (shift: number) => Math.min(255, Math.round((((pixel >>> shift) & 255) * 255) / luminance));
  return packPixel(channel(0), channel(8), channel(16));
}
