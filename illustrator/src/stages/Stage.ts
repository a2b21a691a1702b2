import type { Piece } from '../placing/Placement.ts';

/** What fills the place where things stand. */
export type Medium = 'land' | 'water' | 'undersea' | 'space' | 'air' | 'inside' | 'plain';

/** A level on which things can stand, in page pixels: a counter, a shelf, a stage's boards, a bank. */
export interface Surface {
  /** What it belongs to, by key: `table`, `counter`, `shelf`. */
  of: string;
  left: number;
  right: number;
  y: number;
}

/** A background in three planes, and where subjects may stand on it. Everything is in page pixels (1275 x 1650). */
export interface Stage {
  medium: Medium;
  /** Far to near, painted before the subjects. */
  back: Piece[];
  /** Painted after the subjects: a fringe of grass, the rim of a bath. Covers nothing but their feet. */
  front: Piece[];
  /** The far edge of the ground; feet stand below it. */
  horizon: number;
  /** The nearest that feet stand. */
  near: number;
  surfaces: Surface[];
  /** Tops of the rows of waves, far to near, each a piece of its own; empty but on water. */
  rows: { top: number; piece: Piece }[];
  /** Small things for empty spots, most wanted first: what it is, how high in pixels, and where it belongs. */
  fillers: { piece: Omit<Piece, 'to'>; height: number; on: 'sky' | 'ground' | 'wall' | 'water' }[];
}

/** What has to have room on a stage. */
export interface StageRoom {
  /** Page y where pictures end and letters begin, or the foot of the page. */
  bottom: number;
  /** Several things stand on it, one behind the other: deeper ground. */
  isCrowded: boolean;
  /** For the smallest children: next to nothing behind the subject. */
  isBare: boolean;
  /** For those who want much to color: boards, tiles and papered walls. */
  isDetailed?: boolean;
  /** Keys of things that are put on it: the stage shows no second one. */
  has?: readonly string[];
}
