import type { AreaItem, Art, InkItem, Points } from '../art/art.ts';

/** The middle of an eye, and its longest side. */
export interface Eye {
  x: number;
  y: number;
  size: number;
}

/** A head that was found in a picture: `top` is its crown above the eyes, `y` the height of the eyes. */
export interface Head {
  eyes: Eye[];
  x: number;
  y: number;
  top: number;
  width: number;
}

/** A solid dark. */
interface Blob extends Eye {
  aspect: number;
}

/** Largest eye as a share of a whole animal, and of a head alone. */
export const LARGEST_EYE = 0.115;
export const LARGEST_EYE_OF_HEAD = 0.24;

/** A head is at most so many times as wide as its eyes are apart: what goes on at its sides is wings. */
const WIDEST = 6;

/** Finds the eyes (round solid darks, two alike side by side where there are two) and the head around them. */
export function findHead(art: Art, largest = LARGEST_EYE): Head | undefined {
  const whole = Math.max(art.width, art.height);
  const lowest = art.top + (largest > LARGEST_EYE ? 0.3 : 0.07) * art.height;
  const round = art.items
    .filter((item): item is InkItem => item.kind === 'ink')
    .map((item) => blobOf(item.rings))
    .filter(
      ({ y, size, aspect }) =>
        aspect > 0.45 &&
        aspect < 1.9 &&
        size > 0.018 * whole &&
        size < largest * whole &&
        y > lowest &&
        y < art.top + 0.8 * art.height,
    );
  const eyes = findPair(round) ?? round.sort((a, b) => a.y - b.y).slice(0, 1);
  const [first] = eyes;
  if (!first) return undefined;
  const x = eyes.reduce((sum, eye) => sum + eye.x, 0) / eyes.length;
  return { eyes, ...extentAround(art, { x, y: first.y, eyes }), x, y: first.y };
}

/** How far the picture goes on from the eyes, to the sides and up. */
function extentAround(
  art: Art,
  { x, y, eyes }: { x: number; y: number; eyes: readonly Eye[] },
): { top: number; width: number } {
  const whole = Math.max(art.width, art.height);
  const solids = art.items.filter((item): item is AreaItem | InkItem => item.kind !== 'line');
  const step = whole / 100;
  const run = (dx: number, dy: number, most: number) => {
    let steps = 0;
    const isIn = (px: number, py: number) => solids.some(({ rings }) => isInside(rings, px, py));
    while (steps < most && isIn(x + dx * step * (steps + 1), y + dy * step * (steps + 1))) steps += 1;
    return steps * step;
  };
  const [left, right, up] = [run(-1, 0, 34), run(1, 0, 34), run(0, -1, 60)];
  const oneSided = 2.6 * Math.min(left, right) + 4 * (eyes[0]?.size ?? 0);
  const [one, other] = eyes;
  const most = one && other ? WIDEST * Math.abs(other.x - one.x) : oneSided;
  const width = Math.min(left + right, most);
  return { top: y - up, width: Math.max(width, 0.16 * whole) };
}

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
  const { left, top, right, bottom } = extentOf(rings);
  const [width, height] = [right - left, bottom - top];
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    size: Math.max(width, height),
    aspect: width / (height || 1),
  };
}

/** The box of polylines. */
export function extentOf(rings: readonly Points[]): {
  left: number;
  top: number;
  right: number;
  bottom: number;
} {
  const box = { left: 1e9, top: 1e9, right: -1e9, bottom: -1e9 };
  for (const points of rings) {
    for (let i = 0; i + 1 < points.length; i += 2) {
      box.left = Math.min(box.left, points[i] ?? box.left);
      box.right = Math.max(box.right, points[i] ?? box.right);
      box.top = Math.min(box.top, points[i + 1] ?? box.top);
      box.bottom = Math.max(box.bottom, points[i + 1] ?? box.bottom);
    }
  }
  return box;
}

/** Whether a point lies inside rings, by the even-odd rule. */
export function isInside(rings: readonly Points[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    let y0 = ring[1] ?? 0;
    for (let i = 2; i + 1 < ring.length; i += 2) {
      const y1 = ring[i + 1] ?? 0;
      if (y0 > y !== y1 > y) {
        const x0 = ring[i - 2] ?? 0;
        if (x < x0 + ((y - y0) / (y1 - y0)) * ((ring[i] ?? 0) - x0)) inside = !inside;
      }
      y0 = y1;
    }
  }
  return inside;
}

/** The highest y at which a picture is solid at `x`; its top where it is nowhere. */
export function summitAt(art: Art, x: number): number {
  return levelsOf(art).find(solidAt(art, x)) ?? art.top;
}

/** The lowest y at which a picture is solid at `x`; its bottom where it is nowhere. */
export function baseAt(art: Art, x: number): number {
  return levelsOf(art).findLast(solidAt(art, x)) ?? art.top + art.height;
}

/** Heights at which a picture is looked at, from its top down. */
function levelsOf({ top, height }: Art): number[] {
  return Array.from({ length: 80 }, (_, index) => top + ((index + 0.5) * height) / 80);
}

/** Tells whether a picture is solid at a height of `x`. */
function solidAt({ items }: Art, x: number): (y: number) => boolean {
  const solids = items.filter((item): item is AreaItem | InkItem => item.kind !== 'line');
  return (y) => solids.some(({ rings }) => isInside(rings, x, y));
}

/** The index of the area that is seen at a point; -1 is none. */
export function areaAt(art: Art, x: number, y: number): number {
  for (let index = art.items.length - 1; index >= 0; index -= 1) {
    const item = art.items[index];
    if (item?.kind === 'area' && item.area > 0 && isInside(item.rings, x, y)) return index;
  }
  return -1;
}
