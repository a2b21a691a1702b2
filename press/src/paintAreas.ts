import type { AreaMap } from './areaMap.ts';
import type { Bitmap } from './raster/bitmap.ts';

/** A color by area, #rrggbb; null stays white. */
export type AreaColors = readonly (string | null)[];

/** A page's colors, good for the map of the version that they were made with. */
export interface Palette {
  version: number;
  colors: AreaColors;
}

/** A page with its areas filled: 8-bit RGB, row by row. Lines stay black. */
export function paintAreas(
  page: Bitmap,
  { paper, areaOf }: Pick<AreaMap, 'paper' | 'areaOf'>,
  colors: AreaColors,
): Uint8Array {
  const pixels = new Uint8Array(3 * page.width * page.height);
  for (let run = 0; run < paper.runCount; run += 1) {
    const [r, g, b] = readColor(colors[areaOf[paper.owners[run] ?? 0] ?? -1] ?? '#ffffff');
    const row = (paper.rows[run] ?? 0) * page.width;
    for (let x = row + (paper.starts[run] ?? 0); x < row + (paper.ends[run] ?? 0); x += 1) {
      pixels[3 * x] = r;
      pixels[3 * x + 1] = g;
      pixels[3 * x + 2] = b;
    }
  }
  return pixels;
}

/** #rgb or #rrggbb as three bytes; white for what is neither. */
export function readColor(color: string): [r: number, g: number, b: number] {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1] ?? 'ffffff';
  const whole = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const value = Number.parseInt(whole, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
