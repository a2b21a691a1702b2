import { findInk, measurePurity } from './findInk.ts';
import { fitPage, PRINTABLE_AREA } from './fitPage.ts';
import { findGateFault, type GateFault, type PageWish } from './gate.ts';
import type { GrayImage } from './grayImage.ts';
import { isLineArt, measureLineArt } from './lineArt.ts';
import { mendFault } from './mendFault.ts';
import { mendLines } from './mendLines.ts';
import { PAGE_HEIGHT, PAGE_WIDTH } from './pagePixels.ts';
import type { Bitmap } from './raster/bitmap.ts';
import { type Colorability, measure } from './raster/measure.ts';

/** A printable page of 1275 x 1650 pixels with its measure, or why there is none. */
export type PressedPicture =
  | { ok: true; page: Bitmap; colorability: Colorability }
  | { ok: false; reason: GateFault };

/** Fits a picture to the page, finds its lines if it is drawn in lines, mends them, measures; mends what fails the gate as far as it can. */
export function pressPicture(image: GrayImage, wish: PageWish): PressedPicture {
  const fitted = fitPage(image);
  const terms = { ...wish, pictureShare: fitted.gray.length / PRINTABLE_AREA };
  const pureShare = measurePurity(fitted);
  const raw = findInk(fitted);
  if (!isLineArt(measureLineArt(fitted, raw))) return { ok: false, reason: 'shaded' };
  let page = placeOnPage(mendLines(raw));
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
  return { ok: true, page, colorability };
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
