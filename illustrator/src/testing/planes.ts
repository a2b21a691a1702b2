import { CONTENT } from '../page.ts';
import { boxUnder } from '../placing/geometry/silhouette.ts';
import type { Placement } from '../placing/Placement.ts';

export interface Planes {
  hasFront: boolean;
  hasMiddle: boolean;
  hasBack: boolean;
}

/**
 * Which of three planes of a page hold something. The ground goes from the horizon to the foot of the page. What is asked for
 * or fills an empty spot is in the foreground where its foot is in the nearest 40 % of the ground, in the middle where its
 * foot is farther back on it or it rises from the front over the horizon. The back is what lies behind the horizon: hills, a wall, the sky with what is in it.
 */
export function planesOf({ pieces, ground }: Placement): Planes {
  const horizon = Math.min(ground.horizon, CONTENT.bottom - 1);
  const front = CONTENT.bottom - NEAREST * (CONTENT.bottom - horizon);
  const planes: Planes = { hasFront: false, hasMiddle: false, hasBack: false };
  for (const { art, to, role, thing } of pieces) {
    if (role === 'frame') continue;
    const { top, bottom } = boxUnder(to, art);
    const isStanding = thing !== undefined || role === 'filler';
    if (isStanding && bottom > front) planes.hasFront = true;
    if (isStanding && bottom > horizon && (bottom <= front || top < horizon)) planes.hasMiddle = true;
    if (bottom <= horizon || (!isStanding && top < horizon - LEAST_BACK)) planes.hasBack = true;
  }
  return planes;
}

/** The share of the ground that is the foreground. */
const NEAREST = 0.4;
/** How far what is part of a place rises over the horizon at least, in pixels: less is the edge of the ground. */
const LEAST_BACK = 40;
