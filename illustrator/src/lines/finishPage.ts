import {
  type Bitmap,
  type Components,
  closeLeaks,
  findComponents,
  type KnownParts,
  recolor,
} from '@lineleaf/press/raster';

/** Ink of fewer pixels, by itself, is a speck. */
const SPECK_AREA = 40;

/**
 * Makes a drawn page colorable, in place: fills pockets under `smallest` pixels, drops specks, closes narrow necks. Answers
 * what it found of the page as it left it, for whoever measures it.
 */
export function finishPage(page: Bitmap, limits: { smallest: number; lineWidth: number }): KnownParts {
  let paper = fillSmall(page, 0, limits.smallest);
  const ink = fillSmall(page, 1, SPECK_AREA);
  if (ink === undefined) paper = undefined;
  // Closing one neck can leave another behind it.
  for (let round = 0; round < 3; round += 1) {
    paper ??= findComponents(page, 0);
    if (!closeLeaks(page, limits.lineWidth, paper))
      return { paper, leaks: 0, ...(ink && round === 0 ? { ink } : {}) };
    paper = fillSmall(page, 0, limits.smallest);
  }
  return {};
}

/** Gives parts of one color under so many pixels the other; the parts where there were none so small, else undefined. */
function fillSmall(page: Bitmap, color: 0 | 1, smallest: number): Components | undefined {
  const parts = findComponents(page, color);
  if (parts.areas.every((area) => area >= smallest)) return parts;
  recolor(page, parts, (component) => (parts.areas[component] ?? 0) < smallest, color === 1 ? 0 : 1);
  return undefined;
}
