import type { Piece } from '../placing/Placement.ts';
import type { Ground } from './Ground.ts';

/** A background in three planes, and where subjects may stand on it. Everything is in page pixels (1275 x 1650). */
export interface Stage extends Ground {
  /** Far to near, painted before the subjects. */
  back: Piece[];
  /** Painted after the subjects: a fringe of grass, the rim of a bath. Covers nothing but their feet. */
  front: Piece[];
  /** Whether no clouds are there and nothing grows. */
  isAirless: boolean;
  /** Whether nothing grows on its ground. */
  isPaved: boolean;
  /** What those stand on who are at its water, in place of what is before it. */
  shore?: 'planks';
  /** The nearest that feet stand. */
  near: number;
  /** Tops of the rows of waves, far to near, each a piece of its own; empty but on water. */
  rows: { top: number; piece: Piece }[];
  /** Small things for empty spots, most wanted first: what it is, how high in pixels, and where it belongs; what is on the horizon stands behind the subjects. */
  fillers: {
    piece: Omit<Piece, 'to'>;
    height: number;
    on: 'sky' | 'ground' | 'horizon' | 'wall' | 'water';
  }[];
}

/** What has to have room on a stage. */
export interface StageRoom {
  /** Page y where pictures end and letters begin, or the foot of the page. */
  bottom: number;
  /** Page y of the far edge of the ground; as the setting has it where it is not said. */
  horizon?: number;
  /** Several things stand on it, one behind the other: deeper ground. */
  isCrowded: boolean;
  /** All that is put on it is in the air: in space no ground is below it. */
  isAloft?: boolean;
  /** For the smallest children: next to nothing behind the subject. */
  isBare: boolean;
  /** Whether somebody asked for the place: of a bare one that nobody did there is nothing but the ground. */
  isAsked?: boolean;
  /** For those who want much to color: boards, tiles and papered walls. */
  isDetailed?: boolean;
  /** Keys of things that are put on it: the stage shows no second one. */
  has?: readonly string[];
  /** Keys of what falls or shines in its sky without it. */
  weather?: readonly string[];
}
