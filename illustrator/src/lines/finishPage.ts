import {
  type Bitmap,
  type Components,
  closeLeaks,
  findComponents,
  type KnownParts,
  recolor,
  withoutComponents,
} from '@lineleaf/press/raster';

/** Ink of fewer pixels, by itself, is a speck. */
const SPECK_AREA = 40;

/**
 * Makes a drawn page colorable, in place: fills pockets under `smallest` pixels, drops specks, closes narrow necks. Answers
 * what it found of the page as it left it, for whoever measures it.
 */
export function finishPage(page: Bitmap, limits: { smallest: number; lineWidth: number }): KnownParts {
  let paper: Components | undefined = fillSmall(page, findComponents(page, 0), 0, limits.smallest);
  const found = findComponents(page, 1);
  const ink = fillSmall(page, found, 1, SPECK_AREA);
  if (ink !== found) paper = undefined;
  // Closing one neck can leave another behind it.
  for (let round = 0; round < 3; round += 1) {
    paper ??= findComponents(page, 0);
    if (!closeLeaks(page, limits.lineWidth, paper))
      return { paper, leaks: 0, ...(round === 0 ? { ink } : {}) };
    paper = fillSmall(page, findComponents(page, 0), 0, limits.smallest);
  }
  return {};
}

/** Gives parts of a color under so many pixels the other one; returns the parts that are left, the same where all are. */
function fillSmall(page: Bitmap, parts: Components, color: 0 | 1, smallest: number): Components {
  if (parts.areas.every((area) => area >= smallest)) return parts;
  const isSmall = (component: number): boolean => (parts.areas[component] ?? 0) < smallest;
  recolor(page, parts, isSmall, color === 1 ? 0 : 1);
  return withoutComponents(parts, isSmall);
}
