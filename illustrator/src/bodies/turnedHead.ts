import type { ArtItem, Points } from '../art/art.ts';
import type { Places } from './Drawn.ts';
import { findHead, LARGEST_EYE_OF_HEAD } from './findHead.ts';
import type { HeadPicture } from './headed.ts';

/** How far the middle of a turned face lies aside, as a share of the head's breadth; below 0.25 nothing folds over. */
const ASIDE = 0.19;
/** The same of the tops of ears. */
const ASIDE_ABOVE = 0.3 * ASIDE;

type Warp = (x: number, y: number) => number;

/**
 * A head that is drawn from the front, turned to the viewer's right: as on a ball, what is in its middle moves far, what is
 * at its edge not at all.
 */
export function turnedHead(head: HeadPicture): HeadPicture {
  const { art, places } = head;
  const found = findHead(art, LARGEST_EYE_OF_HEAD);
  const middle = found?.eyes.length === 2 ? found.x : art.left + art.width / 2;
  const level = found?.y ?? art.top + 0.4 * art.height;
  const warp: Warp = (x, y) => {
    const half = x < middle ? middle - art.left : art.left + art.width - middle;
    const out = Math.min(1, Math.abs(x - middle) / half);
    const down = Math.min(1, Math.max(0, (y - art.top) / (level - art.top || 1)));
    return x + (ASIDE_ABOVE + (ASIDE - ASIDE_ABOVE) * down) * art.width * (1 - out * out);
  };
  return {
    ...head,
    art: { ...art, items: art.items.map((item) => warped(item, warp)) },
    places: aside(places, warp),
  };
}

function warped(item: ArtItem, warp: Warp): ArtItem {
  if (item.kind === 'line') return { ...item, points: along(item.points, warp) };
  return { ...item, rings: item.rings.map((ring) => along(ring, warp)) };
}

function along(points: Points, warp: Warp): Points {
  return points.map((value, index) => (index % 2 === 0 ? warp(value, points[index + 1] ?? 0) : value));
}

function aside(places: Places, warp: Warp): Places {
  const moved: Places = { ...places };
  for (const name of ['eyes', 'mouth'] as const) {
    const place = places[name];
    if (place) moved[name] = { ...place, x: warp(place.x, place.y) };
  }
  return moved;
}
