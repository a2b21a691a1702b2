/** Farthest that a region's colour reaches under a line, in pixels. */
const REACH_PX = 12;
const STRAIGHT = 3;
const DIAGONAL = 4;
const FAR = 255;

/**
 * Gives each pixel of `under` (line pixels, in raster order) the owner of the nearest region, so that two neighbours
 * meet in the middle of the line between them. Two passes of the 3-4 chamfer distance (Borgefors 1986); pixels
 * farther than 12 px from every region stay without owner (0). `owner` is written in place.
 */
export function spreadOwnership(owner: Int32Array, under: Int32Array, width: number): void {
  const distance = new Uint8Array(owner.length);
  for (let k = 0; k < under.length; k++) distance[under[k] as number] = FAR;
  spread({ owner, distance, width }, under, 1);
  spread({ owner, distance, width }, under.toReversed(), -1);
}

interface Field {
  owner: Int32Array;
  distance: Uint8Array;
  width: number;
}

/**
 * One pass in the order of `pixels`; `step` is 1 in raster order, -1 against it. Each pixel looks at the four
 * neighbours that the pass has behind it. Written out: a call for each neighbour costs four times as much.
 */
function spread({ owner, distance, width }: Field, pixels: Int32Array, step: 1 | -1): void {
  const size = owner.length;
  for (let k = 0; k < pixels.length; k++) {
    const i = pixels[k] as number;
    const x = i % width;
    const hasBehind = step === 1 ? x > 0 : x < width - 1;
    const hasAhead = step === 1 ? x < width - 1 : x > 0;
    const row = i - step * width;
    const hasRow = row >= 0 && row < size;
    let best = Math.min(distance[i] as number, REACH_PX * STRAIGHT + 1);
    let nearest = -1;
    let far = hasBehind ? (distance[i - step] as number) + STRAIGHT : FAR;
    if (far < best) {
      best = far;
      nearest = i - step;
    }
    far = hasRow && hasBehind ? (distance[row - step] as number) + DIAGONAL : FAR;
    if (far < best) {
      best = far;
      nearest = row - step;
    }
    far = hasRow ? (distance[row] as number) + STRAIGHT : FAR;
    if (far < best) {
      best = far;
      nearest = row;
    }
    far = hasRow && hasAhead ? (distance[row + step] as number) + DIAGONAL : FAR;
    if (far < best) {
      best = far;
      nearest = row + step;
    }
    if (nearest < 0) continue;
    distance[i] = best;
    owner[i] = owner[nearest] as number;
  }
}
