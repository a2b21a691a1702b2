import type { RampStop } from './ramp.ts';
import { levelAt, noiseTile, type Tile, tileOf } from './tile.ts';

/** Wax that catches the paper's tooth: flecks of paper, and strokes to and fro at a slant that press now more, now less. */
export function crayonTile(): Tile {
  const fine = noiseTile({ seed: 1, across: 1, down: 1 });
  const coarse = noiseTile({ seed: 2, across: 3, down: 3 });
  const slanted = noiseTile({ seed: 3, across: 3, down: 60 });
  const thread = noiseTile({ seed: 4, across: 1, down: 24 });
  const pressure = noiseTile({ seed: 5, across: 40, down: 40 });
  return tileOf((x, y) => {
    const tooth = 5 * levelAt(fine, x, y) + 3 * levelAt(coarse, x, y);
    const press = 3 * levelAt(slanted, x + y, y) + 2 * levelAt(thread, x + y, y) + levelAt(pressure, x, y);
    return 212 + ((4 * press - 3 * tooth) >> 4);
  });
}

export const crayonStops: readonly RampStop[] = [
  { level: 0, white: 225, deep: 0 },
  { level: 90, white: 150, deep: 0 },
  { level: 170, white: 24, deep: 0 },
  { level: 220, white: 0, deep: 20 },
  { level: 255, white: 0, deep: 70 },
];
