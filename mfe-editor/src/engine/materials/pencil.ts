import type { RampStop } from './ramp.ts';
import { levelAt, noiseTile, type Tile, tileOf } from './tile.ts';

/** Fine hatching, line beside line, on the finest tooth of the paper. */
export function pencilTile(): Tile {
  const tooth = noiseTile({ seed: 11, across: 0, down: 1 });
  const lines = noiseTile({ seed: 12, across: 2, down: 60 });
  const strands = noiseTile({ seed: 13, across: 9, down: 90 });
  const pressure = noiseTile({ seed: 14, across: 36, down: 36 });
  return tileOf((x, y) => {
    // Twice as steep as wide.
    const along = 2 * x + y;
    const hatch = 5 * levelAt(lines, along, y) + 3 * levelAt(strands, along, y);
    return 190 + ((2 * hatch + 3 * levelAt(pressure, x, y) - 12 * levelAt(tooth, x, y) - 950) >> 4);
  });
}

export const pencilStops: readonly RampStop[] = [
  { level: 0, white: 235, deep: 0 },
  { level: 100, white: 120, deep: 0 },
  { level: 190, white: 44, deep: 0 },
  { level: 255, white: 6, deep: 20 },
];
