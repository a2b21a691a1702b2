import type { RampStop } from './ramp.ts';
import { levelAt, noiseTile, type Tile, tileOf } from './tile.ts';

/** From the middle of one band of the marker's broad tip to that of the next. */
const BAND_PX = 64;
const OVERLAP_PX = 15;

/** Broad bands at a slight slant, deeper where one lies over the other, on ink that is never quite even. */
export function markerTile(): Tile {
  const wander = noiseTile({ seed: 21, across: 30, down: 30 });
  const pools = noiseTile({ seed: 22, across: 9, down: 9 });
  const fiber = noiseTile({ seed: 23, across: 2, down: 2 });
  return tileOf((x, y) => {
    const place = (y + (x >> 2) + (levelAt(wander, x, y) >> 6)) & (BAND_PX - 1);
    const ink = (2 * levelAt(pools, x, y) + levelAt(fiber, x, y) - 384) >> 5;
    return 110 + ink + (place < OVERLAP_PX ? overlapOf(place) : 0);
  });
}

/** Deepest at the rims of the overlap, where ink gathers. */
function overlapOf(place: number): number {
  const fromRim = Math.min(place, OVERLAP_PX - 1 - place);
  return [34, 44, 40, 36][fromRim] ?? 32;
}

export const markerStops: readonly RampStop[] = [
  { level: 0, white: 60, deep: 0 },
  { level: 110, white: 6, deep: 0 },
  { level: 255, white: 0, deep: 190 },
];
