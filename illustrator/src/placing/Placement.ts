import type { Art } from '../art/art.ts';
import type { Role } from '../lines/paintArt.ts';
import type { Affine } from '../raster/LabelMap.ts';

/** A picture at its place, in page pixels (1275 x 1650). */
export interface Piece {
  art: Art;
  to: Affine;
  role: Role;
  /** Whether areas too small at this scale join their neighbors; own background parts keep theirs. */
  keepSmall?: boolean;
  /** What it shows of the scene: index of the thing and which one of its count. */
  thing?: number;
  copy?: number;
}

/** A scene laid out: what placing hands to drawing. */
export interface Placement {
  /** To be painted in this order. */
  pieces: Piece[];
  /** What was asked for and is not on the page, as indexes of the scene. */
  undone: { things: number[]; relations: number[]; poses: number[]; texts: number[] };
}
