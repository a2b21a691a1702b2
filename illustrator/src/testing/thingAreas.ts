import type { DrawnPlacement } from '../drawing/drawPlacement.ts';
import type { Piece } from '../placing/Placement.ts';
import { INK } from '../raster/LabelMap.ts';

/** How many pixels of a page can be colored for each thing of its scene: what its pictures show and no line covers. */
export function thingAreas({ bitmap, map }: DrawnPlacement, pieces: readonly Piece[]): Map<number, number> {
  const thingOf = new Int32Array(INK + 1).fill(-1);
  let label = 1;
  for (const { art, thing } of pieces) {
    thingOf.fill(thing ?? -1, label, label + art.items.length);
    label += art.items.length;
  }
  const areas = new Map<number, number>();
  for (let y = 0; y < bitmap.height; y += 1) {
    for (let x = 0; x < bitmap.width; x += 1) {
      if (bitmap.ink[y * bitmap.width + x] === 1) continue;
      const thing = thingOf[map.labels[2 * y * map.width + 2 * x] ?? 0] ?? -1;
      if (thing >= 0) areas.set(thing, (areas.get(thing) ?? 0) + 1);
    }
  }
  return areas;
}
