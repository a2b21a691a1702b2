import type { AreaItem, Art, Points } from '../art/art.ts';
import { type Affine, INK, type LabelMap } from '../raster/LabelMap.ts';

/** Weights of a page, in page pixels. */
export interface LineStyle {
  /** Width of every line. */
  width: number;
  /** Areas below this many square pixels join their neighbor. */
  smallestArea: number;
  /** Few areas, each large, or patterns within them; as the pictures are where nothing is said. */
  finish?: 'plain' | 'ornate';
  /** Half of what an area is across at least, as a multiple of `width`; 0.85 where nothing is said. */
  leastBreadth?: number;
}

/** A picture and where it goes on the page (page pixels). */
export interface PlacedArt {
  art: Art;
  to: Affine;
  /** Whether areas too small at this scale join their neighbors; own background parts keep theirs. */
  keepSmall?: boolean;
  /** Scenery where nothing is said. */
  role?: Role;
}

/** What a picture is on the page for: `subject` was asked for, letters too; fillers and the frame were not. */
export type Role = 'subject' | 'scenery' | 'filler' | 'frame';

/** Paints pictures in order onto a map of twice the page's size; every area gets a label of its own. */
export function paintArt(map: LabelMap, placed: readonly PlacedArt[], style: LineStyle): void {
  let next = 1;
  for (const { art, to, keepSmall } of placed) {
    const twice = { a: to.a * 2, b: to.b * 2, c: to.c * 2, d: to.d * 2, e: to.e * 2, f: to.f * 2 };
    const scale = Math.sqrt(Math.abs(to.a * to.d - to.b * to.c));
    const base = next;
    next += art.items.length;
    for (const [index, item] of art.items.entries()) {
      if (item.kind === 'ink') {
        const isSolid =
          areaOf(item.rings) * scale * scale <= (isRound(item.rings) ? LARGEST_PUPIL : LARGEST_SOLID);
        map.fill(item.rings, twice, isSolid ? INK : base + index);
      } else if (item.kind === 'line') {
        map.stroke(item.points, twice, { radius: style.width * item.weight, label: INK });
      } else {
        const target = keepSmall ? joined(art, item, index) : survivor(art, item, index, { scale, style });
        if (target >= 0) map.fill(item.rings, twice, base + target);
      }
    }
  }
}

const LEAST_BREADTH = 0.85;

/** Square pixels of a solid dark, and of a round one, the eye of a head that fills a page; a larger one is outlined, to be colored. */
const LARGEST_SOLID = 9_000;
const LARGEST_PUPIL = 16_000;

/** Whether it is about a disc: it fills as much of its box as one does, and is not much longer than wide. */
function isRound([ring = [], ...others]: readonly Points[]): boolean {
  const xs = ring.filter((_, at) => at % 2 === 0);
  const ys = ring.filter((_, at) => at % 2 === 1);
  const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const share = areaOf([ring]) / (width * height);
  return (
    others.length === 0 &&
    Math.abs(share - Math.PI / 4) < 0.03 &&
    Math.max(width, height) < 1.5 * Math.min(width, height)
  );
}

/** Square units that rings enclose, holes taken off where they turn the other way. */
function areaOf(rings: readonly Points[]): number {
  let area = 0;
  for (const ring of rings) {
    for (let i = 0; i + 3 < ring.length; i += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [ring[i], ring[i + 1], ring[i + 2], ring[i + 3]];
      area += (x0 * y1 - x1 * y0) / 2;
    }
  }
  return Math.abs(area);
}

/** The index whose label an area bears whatever the scale: that of the area it was drawn as a part of, else its own. */
function joined(art: Art, item: AreaItem, index: number): number {
  return item.area === 0 && art.items[item.mergeInto]?.kind === 'area' ? item.mergeInto : index;
}

/** The index whose label an area bears at this scale: its own, or that of the one that takes it over; -1 is none. */
function survivor(
  art: Art,
  first: AreaItem,
  firstIndex: number,
  page: { scale: number; style: LineStyle },
): number {
  let [item, index] = [first, firstIndex];
  for (let hops = 0; hops < 6; hops += 1) {
    const isWide = item.breadth * page.scale > page.style.width * (page.style.leastBreadth ?? LEAST_BREADTH);
    if (isWide && item.area * page.scale * page.scale >= page.style.smallestArea) return index;
    const into = art.items[item.mergeInto];
    if (into?.kind !== 'area') return index;
    [item, index] = [into, item.mergeInto];
  }
  return index;
}
