import { drawPage, type IllustrationRequest, provideArt } from '@lineleaf/illustrator';
import { readArt } from '@lineleaf/illustrator/node';
import { encodePng1Bit } from '@lineleaf/press/node';
import type { Colorability } from '@lineleaf/press/raster';

/** A page as a file: 1275 x 1650, 1 bit, 150 dpi. */
export interface Illustration {
  png: Uint8Array;
  colorability: Colorability;
  /** What was drawn, in the prompt's words. */
  drawn: string[];
  /** Words that could not be drawn; they stand nowhere on the page. */
  unknown: string[];
}

/** Draws a page from a description, with the art that is shipped. */
export function illustrate(request: IllustrationRequest): Illustration {
  if (!hasArt) provideArt(readArt());
  hasArt = true;
  const { bitmap, colorability, drawn, unknown } = drawPage(request);
  const png = encodePng1Bit(bitmap.ink, bitmap.width, bitmap.height);
  return { png, colorability, drawn, unknown };
}

/** The files are read when the first page is drawn. */
let hasArt = false;
