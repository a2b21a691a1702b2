import { findInk, measurePurity } from './findInk.ts';
import { fitPage, PRINTABLE_AREA } from './fitPage.ts';
import { findGateFault, type GateFault, type PageWish } from './gate.ts';
import { mendFault } from './mendFault.ts';
import { mendLines } from './mendLines.ts';
import { PAGE_HEIGHT, PAGE_WIDTH } from './pagePixels.ts';
import { encodePng1Bit } from './png/encodePng1Bit.ts';
import type { Bitmap } from './raster/bitmap.ts';
import { type Colorability, measure } from './raster/measure.ts';
import { type ImageFault, readImage } from './readImage.ts';

/** A printable page with its measure, or why there is none. */
export type PressResult =
  | { ok: true; png: Uint8Array; colorability: Colorability }
  | { ok: false; reason: ImageFault | GateFault | 'timed-out' };

/** Decodes, fits, finds lines, mends them, measures; mends what fails the gate, and writes the page if it passes in the end. */
export async function pressImage(bytes: Uint8Array, wish: PageWish): Promise<PressResult> {
  const read = await readImage(bytes);
  if (!read.ok) return read;
  const fitted = fitPage(read.image);
  const terms = { ...wish, pictureShare: fitted.grey.length / PRINTABLE_AREA };
  const pureShare = measurePurity(fitted);
  let page = placeOnPage(mendLines(findInk(fitted)));
  let colorability = measure(page, pureShare);
  let fault = findGateFault(colorability, terms);
  for (let round = 0; fault !== undefined && round < MOST_MENDS; round += 1) {
    const mended = mendFault(fault, page, colorability, terms);
    if (mended === undefined) break;
    page = mended;
    colorability = measure(page, pureShare);
    fault = findGateFault(colorability, terms);
  }
  if (fault !== undefined) return { ok: false, reason: fault };
  return { ok: true, png: encodePng1Bit(page.ink, PAGE_WIDTH, PAGE_HEIGHT), colorability };
}

/** Mending one fault can bring out another: a closed neck makes a pocket, a thicker line a darker page. */
const MOST_MENDS = 4;

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
