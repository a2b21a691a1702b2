import type { Bitmap } from './bitmap.ts';

/** A closed curve in pixels, y down, as x0, y0, x1, y1, … without its first point again. */
export type Ring = Float64Array;

/**
 * The borders between ink and paper as closed rings through the middles of pixel edges, ink on the right hand. Filled by
 * the even-odd rule they give the ink back, each pixel's corners cut. Ink that touches by corners alone stays joined.
 */
export function traceContours({ width, height, ink }: Bitmap): Ring[] {
  const isInk = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && ink[y * width + x] === 1;
  // Every ring runs along the upper edge of some ink pixel, toward the right.
  const isTraced = new Uint8Array(ink.length);
  const rings: Ring[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (ink[y * width + x] !== 1 || isTraced[y * width + x] === 1 || isInk(x, y - 1)) continue;
      rings.push(followBorder({ x, y }, isInk, (at) => (isTraced[at.y * width + at.x] = 1)));
    }
  }
  return rings;
}

interface Corner {
  x: number;
  y: number;
}

/** Steps to the right, down, left and up. */
const STEPS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

/** For each direction, the pixels ahead of a corner: on the left hand and on the right. */
const AHEAD = [
  [0, -1, 0, 0],
  [0, 0, -1, 0],
  [-1, 0, -1, -1],
  [-1, -1, 0, -1],
] as const;

/** Walks round once from the upper left corner of an ink pixel; `mark` is told each pixel whose upper edge was passed. */
function followBorder(
  start: Corner,
  isInk: (x: number, y: number) => boolean,
  mark: (pixel: Corner) => void,
): Ring {
  const points: number[] = [];
  let { x, y } = start;
  let direction = 0;
  do {
    if (direction === 0) mark({ x, y });
    const step = STEPS[direction] ?? STEPS[0];
    points.push(x + step.x / 2, y + step.y / 2);
    x += step.x;
    y += step.y;
    const [leftX, leftY, rightX, rightY] = AHEAD[direction] ?? AHEAD[0];
    if (isInk(x + leftX, y + leftY)) direction = (direction + 3) % 4;
    else if (!isInk(x + rightX, y + rightY)) direction = (direction + 1) % 4;
  } while (x !== start.x || y !== start.y || direction !== 0);
  return Float64Array.from(points);
}
