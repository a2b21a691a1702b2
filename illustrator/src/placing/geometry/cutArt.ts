import type { Art, ArtItem, Points } from '../../art/art.ts';

/** A straight cut: what has a larger `axis` than `at` goes; `keeps` tells which side stays. */
export interface Cut {
  axis: 'x' | 'y';
  at: number;
  keeps: 'less' | 'more';
}

/** What of a picture lies on one side of a straight line, closed along it. */
export function cutArt(art: Art, cut: Cut): Art {
  const [least, most] = cut.axis === 'x' ? [art.left, art.left + art.width] : [art.top, art.top + art.height];
  if (cut.keeps === 'less' ? cut.at >= most : cut.at <= least) return art;
  const items = art.items.map((item): ArtItem => {
    if (item.kind === 'line') return { ...item, points: keepLine(item.points, cut) };
    return {
      ...item,
      rings: item.rings.map((ring) => cutRing(ring, cut)).filter((ring) => ring.length >= 4),
    };
  });
  const edge = { left: art.left, top: art.top, right: art.left + art.width, bottom: art.top + art.height };
  if (cut.axis === 'y') edge[cut.keeps === 'less' ? 'bottom' : 'top'] = cut.at;
  else edge[cut.keeps === 'less' ? 'right' : 'left'] = cut.at;
  const size = { width: Math.max(1, edge.right - edge.left), height: Math.max(1, edge.bottom - edge.top) };
  return { ...art, left: edge.left, top: edge.top, ...size, items };
}

/** What of a picture lies above a curve that has one level at each x, closed along it. */
export function cutAbove(art: Art, levelAt: (x: number) => number): Art {
  const bent = (points: Points, by: number): number[] =>
    Array.from(points, (value, at) => (at % 2 === 1 ? value + by * levelAt(points[at - 1] ?? 0) : value));
  const bend = (one: Art, by: number): Art => ({
    ...one,
    items: one.items.map((item) =>
      item.kind === 'line'
        ? { ...item, points: bent(item.points, by) }
        : { ...item, rings: item.rings.map((ring) => bent(by > 0 ? dense(ring) : ring, by)) },
    ),
  });
  // Wherever it is drawn, the cut goes through it.
  const straight = { ...bend(art, -1), top: -ANYWHERE, height: 2 * ANYWHERE };
  const cut = bend(cutArt(straight, { axis: 'y', at: 0, keeps: 'less' }), 1);
  const ends = [0, 0.25, 0.5, 0.75, 1].map((part) => levelAt(art.left + part * art.width));
  const bottom = Math.min(art.top + art.height, Math.max(...ends));
  return { ...cut, top: art.top, height: Math.max(1, bottom - art.top) };
}

const ANYWHERE = 1e6;

/** Points of a curve between two of its cut. */
const CURVE = 10;

/** An outline with more points where it follows the cut at 0. */
function dense(ring: Points): number[] {
  const out: number[] = [];
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const [x0 = 0, y0 = 0, x1, y1 = 0] = [ring[i], ring[i + 1], ring[i + 2], ring[i + 3]];
    out.push(x0, y0);
    if (x1 === undefined || Math.abs(y0) > ON_CUT || Math.abs(y1) > ON_CUT) continue;
    for (let at = 1; at < CURVE; at += 1) out.push(x0 + ((x1 - x0) * at) / CURVE, 0);
  }
  return out;
}

const ON_CUT = 1e-6;

function isKept(x: number, y: number, { axis, at, keeps }: Cut): boolean {
  const value = axis === 'x' ? x : y;
  return keeps === 'less' ? value <= at : value >= at;
}

function cutRing(ring: Points, cut: Cut): number[] {
  const out: number[] = [];
  for (let i = 0; i + 3 < ring.length; i += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [ring[i], ring[i + 1], ring[i + 2], ring[i + 3]];
    const [isIn, isNextIn] = [isKept(x0, y0, cut), isKept(x1, y1, cut)];
    if (isIn) out.push(x0, y0);
    if (isIn !== isNextIn) {
      const [from, to] = cut.axis === 'x' ? [x0, x1] : [y0, y1];
      const part = (cut.at - from) / (to - from);
      out.push(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part);
    }
  }
  // A piece of an outline stays one: others of its area close it.
  const [x, y] = [ring.at(-2) ?? 0, ring.at(-1) ?? 0];
  const isPiece = ring[0] !== x || ring[1] !== y;
  if (isPiece && isKept(x, y, cut)) out.push(x, y);
  else if (!isPiece && out.length > 1) out.push(out[0] ?? 0, out[1] ?? 0);
  return out;
}

function keepLine(points: Points, cut: Cut): number[] {
  const out: number[] = [];
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x = 0, y = 0] = [points[i], points[i + 1]];
    if (isKept(x, y, cut)) out.push(x, y);
  }
  return out;
}
