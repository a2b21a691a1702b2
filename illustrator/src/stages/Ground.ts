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

/** Where on a page things can stand, in page pixels. */
export interface Ground {
  medium: Medium;
  /** The far edge of the ground, or of the water; feet stand below it. */
  horizon: number;
  surfaces: Surface[];
}
