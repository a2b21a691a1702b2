/** Farthest that a region's colour reaches under a line, in pixels. */
const REACH_PX = 12;
const STRAIGHT = 3;
const DIAGONAL = 4;
const CAP = REACH_PX * STRAIGHT;

/**
 * Gives each pixel of `under` (line pixels, in raster order) the owner of the nearest region, so that two neighbours
 * meet in the middle of the line between them. Two passes of the 3-4 chamfer distance (Borgefors 1986); pixels
 * farther than 12 px from every region stay without owner (0). `owner` is written in place.
 */
export function spreadOwnership(owner: Int32Array, under: Int32Array, width: number): void {
  const distance = new Uint8Array(owner.length);
  for (let k = 0; k < under.length; k++) distance[under[k] as number] = 255;
  for (let k = 0; k < under.length; k++) relax({ owner, distance, width }, under[k] as number, -1);
  for (let k = under.length - 1; k >= 0; k--) relax({ owner, distance, width }, under[k] as number, 1);
  for (let k = 0; k < under.length; k++) {
    const i = under[k] as number;
    if ((distance[i] as number) > CAP) owner[i] = 0;
  }
}

interface Field {
  owner: Int32Array;
  distance: Uint8Array;
  width: number;
}

/** Looks at the four neighbours already passed: those before (step -1) or after (step 1) in raster order. */
function relax({ owner, distance, width }: Field, i: number, step: 1 | -1): void {
  const x = i % width;
  const size = owner.length;
  let best = distance[i] as number;
  let bestOwner = owner[i] as number;
  const consider = (n: number, cost: number) => {
    if (n < 0 || n >= size) return;
    const far = (distance[n] as number) + cost;
    if (far >= best || owner[n] === 0) return;
    best = far;
    bestOwner = owner[n] as number;
  };
  const hasBeside = step < 0 ? x > 0 : x < width - 1;
  const hasAcross = step < 0 ? x < width - 1 : x > 0;
  const row = i + step * width;
  if (hasBeside) consider(i + step, STRAIGHT);
  if (hasBeside) consider(row + step, DIAGONAL);
  consider(row, STRAIGHT);
  if (hasAcross) consider(row - step, DIAGONAL);
  distance[i] = best;
  owner[i] = bestOwner;
}
