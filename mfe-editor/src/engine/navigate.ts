import { rgbOf } from './color.ts';
import { colorAt, type Picture } from './picture.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** A region as a reader of the screen hears it and as the keyboard reaches it. */
export interface RegionInfo {
  id: number;
  count: number;
  /** A pixel inside, for a fill. */
  x: number;
  y: number;
  /** Its box in page pixels; right and bottom exclusive. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** 0xRRGGBB at that pixel. */
  color: number;
}

/** What there is to say about a region, or null if there is none of that number. */
export function describeRegion(picture: Picture, id: number): RegionInfo | null {
  const { regions } = picture;
  if (!(id >= 1 && id <= regions.count)) return null;
  const anchor = regions.anchor[id] as number;
  const [left, top, right, bottom] = regions.bounds.subarray(4 * id, 4 * id + 4) as unknown as [
    number,
    number,
    number,
    number,
  ];
  const x = anchor % regions.width;
  const y = Math.floor(anchor / regions.width);
  return { id, count: regions.count, x, y, left, top, right, bottom, color: rgbOf(colorAt(picture, anchor)) };
}

/**
 * The region next to `id` in a direction: nearest by distance, sideways distance counting double; none there, the
 * same region. From no region (0) it is the first.
 */
export function regionToward(picture: Picture, id: number, direction: Direction): number {
  const { count, anchor, width } = picture.regions;
  if (count === 0) return 0;
  if (!(id >= 1 && id <= count)) return 1;
  const isAcross = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  const x = (anchor[id] as number) % width;
  const y = Math.floor((anchor[id] as number) / width);
  let best = id;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let other = 1; other <= count; other++) {
    const dx = ((anchor[other] as number) % width) - x;
    const dy = Math.floor((anchor[other] as number) / width) - y;
    const along = sign * (isAcross ? dx : dy);
    const cost = along + 2 * Math.abs(isAcross ? dy : dx);
    if (along <= 0 || cost >= bestCost) continue;
    best = other;
    bestCost = cost;
  }
  return best;
}
