import type { Bitmap, Colorability, Components } from '@lineleaf/press/raster';
import type { PlacedArt } from './lines/paintArt.ts';
import type { LabelMap } from './raster/LabelMap.ts';

/** A page as a raster of 1275 x 1650 pixels, with what is on it. */
export interface DrawnScene {
  bitmap: Bitmap;
  colorability: Colorability;
  /** What was drawn, in the prompt's words. */
  drawn: string[];
  /** Words that could not be drawn; they stand nowhere on the page. */
  unknown: string[];
}

/** A drawn scene as it is answered. */
export interface DrawnPage extends DrawnScene {
  /** What each area of the page's map (`mapAreas`) is colored with in a suggestion, as #rrggbb; null stays white. */
  palette: (string | null)[];
}

/** A drawn scene with what it was drawn from: the pictures in their order, and the map of their areas. */
export interface TracedScene extends DrawnScene {
  placed: readonly PlacedArt[];
  map: LabelMap;
  /** The enclosed paper of the page, where it is known. */
  paper: Components | undefined;
}
