import { type Box, grow, sharedArea } from './page.ts';
import type { Random } from './Random.ts';

/** A place for something of a given size, clear of everything in `taken` by `gap` pixels; the roomiest of some tries. */
export function findSpot(
  size: { width: number; height: number },
  region: Box,
  room: { taken: readonly Box[]; gap: number; random: Random },
): Box | undefined {
  const [spanX, spanY] = [region.right - region.left - size.width, region.bottom - region.top - size.height];
  if (spanX < 0 || spanY < 0) return undefined;
  let best: { box: Box; space: number } | undefined;
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const left = region.left + room.random.next() * spanX;
    const top = region.top + room.random.next() * spanY;
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    const padded = grow(box, room.gap);
    if (room.taken.some((other) => sharedArea(padded, other) > 0)) continue;
    const space = Math.min(220, ...room.taken.map((other) => distance(box, other)));
    if (best === undefined || space > best.space) best = { box, space };
  }
  return best?.box;
}

function distance(a: Box, b: Box): number {
  const dx = Math.max(0, a.left - b.right, b.left - a.right);
  const dy = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(dx, dy);
}
