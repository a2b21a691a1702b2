/** Farthest that a region's color reaches under a line, in pixels. */
const REACH_PX = 12;
const STRAIGHT = 3;
const DIAGONAL = 4;

// While color spreads, a pixel holds its distance above its owner's number, so that one comparison orders both.
const UNIT = 2 ** 25;
const STRAIGHT_STEP = STRAIGHT * UNIT;
const DIAGONAL_STEP = DIAGONAL * UNIT;
/** Farther than the reach, and a step more is still a 31-bit number. */
const NOBODY = 50 * UNIT;

/** Stretches of pixels in raster order, none across rows. */
export interface Stretches {
  start: Int32Array;
  end: Int32Array;
}

/**
 * Gives each pixel of `under` (what is outside every region) the owner of the nearest region, so that two neighbors
 * meet in the middle of the line between them. Two passes of the 3-4 chamfer distance (Borgefors 1986); pixels
 * farther than 12 px from every region stay without owner (0). `owner` is written in place, its numbers below 2^25.
 */
export function spreadOwnership(owner: Int32Array, { start, end }: Stretches, width: number): void {
  for (let k = 0; k < start.length; k++) {
    for (let i = start[k] as number; i < (end[k] as number); i++) owner[i] = NOBODY;
  }
  for (let k = 0; k < start.length; k++) {
    sweep({ owner, width, step: 1 }, start[k] as number, (end[k] as number) - 1);
  }
  for (let k = start.length - 1; k >= 0; k--) {
    sweep({ owner, width, step: -1 }, (end[k] as number) - 1, start[k] as number);
  }
  for (let k = 0; k < start.length; k++) {
    for (let i = start[k] as number; i < (end[k] as number); i++) {
      const held = owner[i] as number;
      owner[i] = held < (REACH_PX * STRAIGHT + 1) * UNIT ? held & (UNIT - 1) : 0;
    }
  }
}

interface Pass {
  owner: Int32Array;
  width: number;
  /** 1 in raster order, -1 against it. */
  step: 1 | -1;
}

/** One stretch of a pass: each pixel looks at the four neighbors that the pass has behind it. */
function sweep({ owner, width, step }: Pass, first: number, last: number): void {
  const hasRow = step === 1 ? first >= width : first < owner.length - width;
  const rowStart = first - (first % width);
  const hasBehind = first !== (step === 1 ? rowStart : rowStart + width - 1);
  const hasAhead = last !== (step === 1 ? rowStart + width - 1 : rowStart);
  const up = step * width;
  let behind = hasBehind ? (owner[first - step] as number) : NOBODY;
  let upBehind = hasBehind && hasRow ? (owner[first - up - step] as number) : NOBODY;
  let above = hasRow ? (owner[first - up] as number) : NOBODY;
  for (let i = first; i !== last + step; i += step) {
    const upAhead = hasRow && (i !== last || hasAhead) ? (owner[i - up + step] as number) : NOBODY;
    let best = owner[i] as number;
    if (behind + STRAIGHT_STEP < best) best = behind + STRAIGHT_STEP;
    if (above + STRAIGHT_STEP < best) best = above + STRAIGHT_STEP;
    if (upBehind + DIAGONAL_STEP < best) best = upBehind + DIAGONAL_STEP;
    if (upAhead + DIAGONAL_STEP < best) best = upAhead + DIAGONAL_STEP;
    owner[i] = best;
    behind = best;
    upBehind = above;
    above = upAhead;
  }
}
