import type { Art } from '../art/art.ts';
import type { PlacedArt } from '../lines/paintArt.ts';
import type { Setting } from '../scene.ts';
import type { WaveRow } from './waterline.ts';

/** What fills the place where things stand. */
export type Medium = 'land' | 'water' | 'undersea' | 'space' | 'air' | 'plain';

/** A place of the illustrator's own, beside the settings that a prompt can name. */
export type Place = Setting | 'meadow' | 'plain' | 'table';

/** A small thing for an empty spot. */
export interface Filler {
  art: Art;
  /** Height in page pixels. */
  height: number;
  /** Belongs near the upper edge, where there is room: the sun, the moon. */
  isHigh?: boolean;
  /** Areas that it takes, where its shapes fall into more of them than it has: the rays of a sun. */
  cost?: number;
  /** Asked for, not a filler. */
  isWished?: boolean;
}

/** A part of a background; what has a `cost`, in areas, is left out where it would outnumber what was asked for. */
export interface BackArt extends PlacedArt {
  cost?: number;
}

/** A background and where subjects may stand on it. */
export interface Stage {
  medium: Medium;
  /** Has to have room for several things. */
  isCrowded: boolean;
  back: BackArt[];
  /** Page y of the far edge of the ground; subjects' feet are below it. */
  horizon: number;
  /** Page y of the nearest feet, where it is not left to chance. */
  near?: number;
  /** Fillers stay this far below the horizon: in front of a fence, say. */
  clearance: number;
  skyFillers: Filler[];
  groundFillers: Filler[];
  /** Rows of waves, among which things lie in the water. */
  rows?: WaveRow[];
}
