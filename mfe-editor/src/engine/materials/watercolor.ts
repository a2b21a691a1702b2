import type { RampStop } from './ramp.ts';
import { levelAt, noiseTile, type Tile, tileOf } from './tile.ts';

/** The highest level of the tile; above it the pigment that gathers at an edge is added. */
export const WASH_MAX = 160;

/** A wash: clouds of more and less pigment, which settles a little in the paper's tooth. */
export function watercolorTile(): Tile {
  const clouds = noiseTile({ seed: 31, across: 52, down: 52 });
  const blooms = noiseTile({ seed: 32, across: 20, down: 20 });
  const tooth = noiseTile({ seed: 33, across: 1, down: 1 });
  return tileOf((x, y) => {
    const wash = 5 * levelAt(clouds, x, y) + 2 * levelAt(blooms, x, y) + levelAt(tooth, x, y);
    return (wash * WASH_MAX) >> 11;
  });
}

export const watercolorStops: readonly RampStop[] = [
  { level: 0, white: 150, deep: 0 },
  { level: 90, white: 75, deep: 0 },
  { level: 160, white: 28, deep: 0 },
  { level: 255, white: 0, deep: 70 },
];
