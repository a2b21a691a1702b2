import type { Art, ArtItem, Points } from '../art/art.ts';

/** Where teeth were, from above, as shares of the picture: the middle of each and how far round it they reached. */
const TEETH = [
  [0.52, -0.03, 0.13],
  [0.66, 0.12, 0.13],
  [0.8, 0.25, 0.13],
  [0.95, 0.31, 0.14],
] as const;

/** A picture whose upper right corner is bitten off. */
export function withBite(art: Art): Art {
  const step = Math.max(art.width, art.height) / STEPS;
  return { ...art, items: art.items.map((item) => bite(item, art, step)) };
}

const STEPS = 90;

function bite(item: ArtItem, art: Art, step: number): ArtItem {
  const levelAt = (x: number): number => art.top + art.height * reach((x - art.left) / art.width);
  const below = (points: Points): number[] => {
    const out: number[] = [];
    for (let at = 0; at + 1 < points.length; at += 2) {
      const [x = 0, y = 0] = [points[at], points[at + 1]];
      if (y >= levelAt(x)) out.push(x, y);
    }
    return out;
  };
  if (item.kind === 'line') return { ...item, points: below(dense(item.points, step)) };
  // What is over the bite is pressed down to it, where it has no room left.
  const rings = item.rings.map((ring) => {
    const fine = dense(ring, step);
    return fine.map((value, at) => (at % 2 === 1 ? Math.max(value, levelAt(fine[at - 1] ?? 0)) : value));
  });
  return { ...item, rings };
}

/** How far down it is bitten at a place across, both as shares. */
function reach(x: number): number {
  const depths = TEETH.flatMap(([middle, down, radius]) =>
    Math.abs(x - middle) < radius ? [down + Math.sqrt(radius ** 2 - (x - middle) ** 2)] : [],
  );
  return x > 1 ? reach(1) : Math.max(-1, ...depths);
}

/** An outline with so many points that none of its pieces is longer than a step. */
function dense(points: Points, step: number): number[] {
  const out: number[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x0 = 0, y0 = 0, x1, y1 = 0] = [points[at], points[at + 1], points[at + 2], points[at + 3]];
    out.push(x0, y0);
    if (x1 === undefined) continue;
    const pieces = Math.ceil(Math.hypot(x1 - x0, y1 - y0) / step);
    for (let piece = 1; piece < pieces; piece += 1)
      out.push(x0 + ((x1 - x0) * piece) / pieces, y0 + ((y1 - y0) * piece) / pieces);
  }
  return out;
}
