import { drawPage, type IllustrationRequest, type Reading } from '@lineleaf/illustrator';
import { AREA_MAP_VERSION, type Palette } from '@lineleaf/press';
import { encodePng1Bit } from '@lineleaf/press/node';
import type { Colorability } from '@lineleaf/press/raster';
import { loadIllustratorArt } from './illustratorArt.ts';

/** A page as a file: 1275 x 1650, 1 bit, 150 dpi. */
export interface Illustration {
  png: Uint8Array;
  colorability: Colorability;
  /** What was drawn, in the prompt's words. */
  drawn: string[];
  /** Words that could not be drawn; they stand nowhere on the page. */
  unknown: string[];
  /** How misspelled words of the prompt were read. */
  readings: Reading[];
  /** Nothing of the prompt could be drawn. */
  isBlank: boolean;
  /** What each area is colored with in a suggestion. */
  palette: Palette;
}

/** Draws a page from a description, with the art that is shipped. */
export function illustrate(request: IllustrationRequest): Illustration {
  loadIllustratorArt();
  const { bitmap, colorability, drawn, unknown, readings, isBlank, palette: colors } = drawPage(request);
  const png = encodePng1Bit(bitmap.ink, bitmap.width, bitmap.height);
  return {
    png,
    colorability,
    drawn,
    unknown,
    readings,
    isBlank,
    palette: { version: AREA_MAP_VERSION, colors },
  };
}
