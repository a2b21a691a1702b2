import type { AreaItem, Art, Points } from '../art/art.ts';
import { extentOf, isInside } from './findHead.ts';

/** The largest area of a picture, with its index; undefined where it has none. */
export function largestArea(art: Art): { item: AreaItem; index: number } | undefined {
  let best: { item: AreaItem; index: number } | undefined;
  for (const [index, item] of art.items.entries())
    if (item.kind === 'area' && item.area > (best?.item.area ?? 0)) best = { item, index };
  return best;
}

/** The point of an area farthest from its border, on a grid of 20 by 20; small holes and dents do not count. */
export function roomiestPoint(item: AreaItem): { x: number; y: number; distance: number } {
  const box = extentOf(item.rings);
  const main = mainRings(item);
  let best = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, distance: 0 };
  for (let row = 1; row < GRID; row += 1) {
    for (let column = 1; column < GRID; column += 1) {
      const x = box.left + ((box.right - box.left) * column) / GRID;
      const y = box.top + ((box.bottom - box.top) * row) / GRID;
      if (!isInside(main, x, y)) continue;
      const distance = borderDistance(main, x, y);
      if (distance > best.distance) best = { x, y, distance };
    }
  }
  return best;
}

const GRID = 20;

/** The rings of an area that are not small against it. */
function mainRings(item: AreaItem): Points[] {
  const box = extentOf(item.rings);
  const size = Math.max(box.right - box.left, box.bottom - box.top);
  return item.rings.filter((ring) => {
    const own = extentOf([ring]);
    return Math.max(own.right - own.left, own.bottom - own.top) > 0.3 * size;
  });
}

/** How far a point is from the border. */
export function borderDistance(rings: readonly Points[], x: number, y: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (let i = 0; i + 3 < ring.length; i += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [ring[i], ring[i + 1], ring[i + 2], ring[i + 3]];
      const [dx, dy] = [x1 - x0, y1 - y0];
      const along = Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1)));
      best = Math.min(best, Math.hypot(x0 + along * dx - x, y0 + along * dy - y));
    }
  }
  return best;
}
