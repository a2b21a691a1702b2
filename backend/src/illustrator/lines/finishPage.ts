import { type Bitmap, findComponents, recolor } from '../../raster/components.ts';
import { closeLeaks } from '../../raster/leaks.ts';

/** Ink of fewer pixels, by itself, is a speck. */
const SPECK_AREA = 40;
/** Makes a drawn page colorable, in place: fills pockets under `smallest` pixels, drops specks, closes narrow necks. */
export function finishPage(page: Bitmap, limits: { smallest: number; lineWidth: number }): void {
  fillPockets(page, limits.smallest);
  const specks = findComponents(page, 1);
  recolor(page, specks, (component) => (specks.areas[component] ?? 0) < SPECK_AREA, 0);
  // Closing one neck can leave another behind it.
  for (let round = 0; round < 3; round += 1) {
    if (!closeLeaks(page, limits.lineWidth)) return;
    fillPockets(page, limits.smallest);
  }
}

function fillPockets(page: Bitmap, smallest: number): void {
  const paper = findComponents(page, 0);
  recolor(page, paper, (component) => (paper.areas[component] ?? 0) < smallest, 1);
}
