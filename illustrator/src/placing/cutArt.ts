import type { Art, ArtItem, Points } from '../art/art.ts';

/** A straight cut: what has a larger `axis` than `at` goes; `keeps` tells which side stays. */
export interface Cut {
  axis: 'x' | 'y';
  at: number;
  keeps: 'less' | 'more';
}

/** What of a picture lies on one side of a straight line, closed along it. */
export function cutArt(art: Art, cut: Cut): Art {
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
