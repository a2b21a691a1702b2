import type { Bitmap, Colorability } from '@lineleaf/press/raster';
import type { Role } from './lines/paintArt.ts';

/** A misspelled word of a prompt, as typed and as it was read. */
export interface Reading {
  word: string;
  read_as: string;
}

/** A page as a raster of 1275 x 1650 pixels, with what is on it. */
export interface DrawnPage {
  bitmap: Bitmap;
  colorability: Colorability;
  /** What was drawn, in the prompt's words. */
  drawn: string[];
  /** Words that could not be drawn; they stand nowhere on the page. */
  unknown: string[];
  /** How misspelled words of the prompt were read. */
  readings: Reading[];
  /** What each area of the page's map (`mapAreas`) is colored with in a suggestion, as #rrggbb; null stays white. */
  palette: (string | null)[];
  /** Nothing of the prompt could be drawn: whatever is on the page was not asked for. */
  isBlank: boolean;
}

/** A page with how many of its areas belong to what. */
export interface MeasuredPage extends Omit<DrawnPage, 'isBlank'> {
  roles: Record<Role, number>;
}
