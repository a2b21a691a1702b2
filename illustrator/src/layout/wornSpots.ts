import type { AreaItem, Art, InkItem, Points } from '../art/art.ts';

/** Where things are put on a picture: the middles of its eyes, and its head around them. */
export interface WornSpots {
  eyes: { x: number; y: number; size: number }[];
  head: { x: number; top: number; width: number; y: number };
}

/** A solid dark. */
interface Blob {
  x: number;
  y: number;
  size: number;
  aspect: number;
}

/**
 * Finds the eyes of an animal (round solid darks, two alike side by side where there are two) and its head; undefined without. `largest` is the size of
 * an eye as a share of the picture, where the picture is a head alone.
 */
export function findWornSpots(art: Art, largest = LARGEST_EYE): WornSpots | undefined {
  const whole = Math.max(art.width, art.height);
  const inks = art.items
    .filter((item): item is InkItem => item.kind === 'ink')
    .map((item) => blobOf(item.rings));
  const round = inks.filter(
    ({ y, size, aspect }) =>
      aspect > 0.45 &&
      aspect < 1.9 &&
      size > 0.018 * whole &&
      size < largest * whole &&
      y > art.top + (largest > LARGEST_EYE ? 0.3 : 0.07) * art.height &&
      y < art.top + 0.8 * art.height,
  );
  const eyes = findPair(round) ?? round.sort((a, b) => a.y - b.y).slice(0, 1);
  const [first] = eyes;
  if (!first) return undefined;
  const x = eyes.reduce((sum, eye) => sum + eye.x, 0) / eyes.length;
  const y = first.y;
  const solids = art.items.filter((item): item is AreaItem | InkItem => item.kind !== 'line');
  const isIn = (px: number, py: number) => solids.some(({ rings }) => isInside(rings, px, py));
  const step = whole / 100;
  const run = (dx: number, dy: number, most: number) => {
    let steps = 0;
    while (steps < most && isIn(x + dx * step * (steps + 1), y + dy * step * (steps + 1))) steps += 1;
    return steps * step;
  };
  const [left, right, up] = [run(-1, 0, 34), run(1, 0, 34), run(0, -1, 60)];
  const narrow = Math.min(left, right);
  const width = eyes.length === 2 ? left + right : Math.min(left + right, 2.6 * narrow + 4 * first.size);
  return { eyes, head: { x, top: y - up, width: Math.max(width, 0.16 * whole), y } };
}

const LARGEST_EYE = 0.115;

function findPair(round: readonly Blob[]): Blob[] | undefined {
  let best: Blob[] | undefined;
  for (const a of round) {
    for (const b of round) {
      const isAlike = Math.abs(a.size - b.size) < 0.3 * a.size && Math.abs(a.y - b.y) < 0.5 * a.size;
      const gap = b.x - a.x;
      if (!isAlike || gap < 1.2 * a.size || gap > 9 * a.size) continue;
      if (!best || a.y < (best[0]?.y ?? 0)) best = [a, b];
    }
  }
  return best;
}

/** The middle and size of what rings enclose. */
export function blobOf(rings: readonly Points[]): Blob {
  let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9];
  for (const points of rings) {
    for (let i = 0; i + 1 < points.length; i += 2) {
      left = Math.min(left, points[i] ?? left);
      right = Math.max(right, points[i] ?? right);
      top = Math.min(top, points[i + 1] ?? top);
      bottom = Math.max(bottom, points[i + 1] ?? bottom);
    }
  }
  const [width, height] = [right - left, bottom - top];
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    size: Math.max(width, height),
    aspect: width / (height || 1),
  };
}

/** Whether a point lies inside rings, by the even-odd rule. */
export function isInside(rings: readonly Points[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0; i + 3 < ring.length; i += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [ring[i], ring[i + 1], ring[i + 2], ring[i + 3]];
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) inside = !inside;
    }
  }
  return inside;
}
