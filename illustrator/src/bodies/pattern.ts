import type { AreaItem, Art, ArtItem, Points } from '../art/art.ts';
import { Sketch } from '../parts/Sketch.ts';
import type { Looks } from '../reading/Scene.ts';
import { withBite } from './bite.ts';
import { extentOf, type Head, isInside } from './findHead.ts';
import { withFlames } from './flames.ts';
import { inserted, isStrewn, strewn, withCrack, withPuddle, withSteam } from './marks.ts';
import { largestArea } from './roomiestPoint.ts';
import { withSnow } from './snow.ts';

/**
 * A picture with what its surface is to be like: a pattern, or what it has gone through; undefined where it has no room for it.
 * `fineness` is how many stripes and gaps its largest area has room for, `head` where its face is.
 */
export function withPattern(
  art: Art,
  pattern: NonNullable<Looks['pattern']>,
  { fineness = FINE, head }: { fineness?: number | undefined; head?: Head | undefined } = {},
): Art | undefined {
  if (pattern === 'melting') return withPuddle(art);
  if (pattern === 'steaming') return withSteam(art);
  if (pattern === 'burning') return withFlames(art);
  if (pattern === 'bitten') return withBite(art);
  if (pattern === 'snowy') return withSnow(art);
  if (pattern === 'cracked') return withCrack(art);
  if (isStrewn(pattern)) return strewn(art, pattern, head);
  const widest = largestArea(art);
  if (widest === undefined) return undefined;
  // The other sock of a pair, the other sail: what is nearly as large has bands too, but no face.
  const banded = art.items.flatMap((item, index): { item: AreaItem; index: number }[] =>
    item.kind === 'area' &&
    (item === widest.item || (head === undefined && item.area > ALIKE * widest.item.area))
      ? [{ item, index }]
      : [],
  );
  let items: readonly ArtItem[] = art.items;
  let isDrawn = false;
  for (const { item, index } of banded.reverse()) {
    const sketch = new Sketch();
    // All of them: an icon's rings are pieces of borders, closed only together.
    drawBands(sketch, item.rings, { isChecked: pattern === 'checked', fineness });
    const drawn = sketch.art().items;
    if (drawn.length > 0) [items, isDrawn] = [inserted(items, drawn, index), true];
  }
  return isDrawn ? { ...art, items: [...items] } : undefined;
}

function stepOf({ left, top, right, bottom }: ReturnType<typeof extentOf>, fineness: number): number {
  const high = bottom - top;
  return Math.min(Math.max(right - left, high) / fineness, high / LEAST_BANDS);
}

/** So many bands and gaps have room at least, however wide an area is. */
const LEAST_BANDS = 4.5;
/** What is nearly as large as the largest area. */
const ALIKE = 0.35;
const FINE = 9;

/** Bands across an area, each cut at its border row by row; with lines down them where it is checked. */
function drawBands(
  sketch: Sketch,
  rings: readonly Points[],
  { isChecked, fineness }: { isChecked: boolean; fineness: number },
): void {
  const box = extentOf(rings);
  const step = stepOf(box, fineness);
  for (let y = box.top + step; y + step < box.bottom; y += 2 * step) {
    for (const [left, right] of crossings(rings, y + step / 2)) {
      const edge = (at: number) => nearest(crossings(rings, at), left, right);
      const [a, b] = [edge(y), edge(y + step)];
      if (a && b)
        sketch.area([
          [a[0], y, a[1], y, right, y + step / 2, b[1], y + step, b[0], y + step, left, y + step / 2],
        ]);
    }
  }
  if (!isChecked) return;
  for (let x = box.left + 2 * step; x < box.right; x += 2 * step) {
    let from: number | undefined;
    for (let y = box.top; y <= box.bottom + 1; y += step / 4) {
      const isIn = y <= box.bottom && isInside(rings, x, y);
      if (isIn) from ??= y;
      else if (from !== undefined) {
        if (y - from > step) sketch.line([x, from, x, y - step / 4], 1);
        from = undefined;
      }
    }
  }
}

/** Where a level line is inside rings: pairs of x. */
function crossings(rings: readonly Points[], y: number): [number, number][] {
  const xs: number[] = [];
  for (const ring of rings) {
    for (let i = 0; i + 3 < ring.length; i += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [ring[i], ring[i + 1], ring[i + 2], ring[i + 3]];
      if (y0 > y !== y1 > y) xs.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    }
  }
  xs.sort((a, b) => a - b);
  const pairs: [number, number][] = [];
  for (let i = 0; i + 1 < xs.length; i += 2) pairs.push([xs[i] ?? 0, xs[i + 1] ?? 0]);
  return pairs;
}

/** Of several stretches the one that shares most with another. */
function nearest(
  pairs: readonly [number, number][],
  left: number,
  right: number,
): [number, number] | undefined {
  return pairs.find(([from, to]) => from < right && to > left);
}
