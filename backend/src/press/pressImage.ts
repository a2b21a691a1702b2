import { encodePng1Bit } from '../png/encodePng1Bit.ts';
import type { Bitmap } from '../raster/components.ts';
import { type Colorability, measure } from '../raster/measure.ts';
import { findInk, measurePurity } from './findInk.ts';
import { fitPage } from './fitPage.ts';
import { findGateFault, type GateFault } from './gate.ts';
import { mendLines } from './mendLines.ts';
import { PAGE_HEIGHT, PAGE_WIDTH } from './pagePixels.ts';
import { type ImageFault, readImage } from './readImage.ts';

/** A printable page with its measure, or why there is none. */
export type PressResult =
  | { ok: true; png: Uint8Array; colorability: Colorability }
  | { ok: false; reason: ImageFault | GateFault | 'timed-out' };

/** Decodes, fits, finds lines, mends them, measures, and writes the page unless it fails the gate. */
export async function pressImage(bytes: Uint8Array): Promise<PressResult> {
  const read = await readImage(bytes);
  if (!read.ok) return read;
  const fitted = fitPage(read.image);
  const page = placeOnPage(mendLines(findInk(fitted)));
  const colorability = measure(page, measurePurity(fitted));
  const fault = findGateFault(colorability);
  if (fault !== undefined) return { ok: false, reason: fault };
  return { ok: true, png: encodePng1Bit(page.ink, PAGE_WIDTH, PAGE_HEIGHT), colorability };
}

/** Puts a fitted bitmap in the middle of a white page. */
function placeOnPage({ width, height, ink }: Bitmap): Bitmap {
  const page = { width: PAGE_WIDTH, height: PAGE_HEIGHT, ink: new Uint8Array(PAGE_WIDTH * PAGE_HEIGHT) };
  const left = Math.floor((PAGE_WIDTH - width) / 2);
  const top = Math.floor((PAGE_HEIGHT - height) / 2);
  for (let y = 0; y < height; y += 1) {
    page.ink.set(ink.subarray(y * width, (y + 1) * width), (top + y) * PAGE_WIDTH + left);
  }
  return page;
}
