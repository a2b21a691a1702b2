import type { Sketch } from '../Sketch.ts';

/** A ring of curls: its middle and half its breadth and height, in radii of the head. */
interface Ring {
  y: number;
  wide: number;
  high: number;
  count: number;
}

/** What is behind a head: all around it, or down to the shoulders. */
const BEHIND = {
  round: { y: -0.3, wide: 1.2, high: 1.12, count: 13 },
  long: { y: 0.66, wide: 1.3, high: 1, count: 13 },
} as const satisfies Record<string, Ring>;

/** How far out the handle of a curl is, where the ring is 1. */
const CURLED = 1.34;

/** Draws the curls behind a head; the origin is the middle of the head. */
export function drawCurlsBehind(sketch: Sketch, r: number, kind: keyof typeof BEHIND): void {
  const ring = BEHIND[kind];
  sketch.area(`M${onRing(r, ring, 0)} ${bows(r, ring, 0, ring.count)} Z`);
  if (kind === 'long')
    for (const side of [-1, 1])
      for (const [x, y] of [
        [1.14, 0.58],
        [1, 1.16],
      ] as const)
        drawLock(sketch, r, { x: side * x, y, side });
}

/** Around a head from temple to temple; the middle of its first and last curls are the ears. */
const CAP: Ring = { y: -0.1, wide: 1.03, high: 1.02, count: 12 };
const FIRST = -3.5;

/** Draws short curls over the forehead; the origin is the middle of the head. */
export function drawCurlyHair(head: Sketch, r: number): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  head.area(
    `M${onRing(r, CAP, FIRST)} ${bows(r, CAP, FIRST, 7)} Q${at(0.9, 0.04)} ${at(0.86, -0.3)} Q${at(0.6, -0.32)} ${at(0.4, -0.52)} Q${at(0.2, -0.3)} ${at(0, -0.54)} Q${at(-0.2, -0.3)} ${at(-0.4, -0.52)} Q${at(-0.6, -0.32)} ${at(-0.86, -0.3)} Q${at(-0.9, 0.04)} ${onRing(r, CAP, FIRST)} Z`,
  );
  for (const [x, y] of [
    [-0.56, -0.68],
    [0, -0.82],
    [0.56, -0.68],
  ] as const)
    drawLock(head, r, { x, y, side: x < 0 ? -1 : 1 });
}

/** Curls of an afro over the forehead, and some within the hair. */
export function drawCurlyHairline(head: Sketch, r: number): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  head.area(
    `M${at(-1, -0.06)} C${at(-1.16, -0.9)} ${at(-0.5, -1.24)} ${at(0, -1.24)} C${at(0.5, -1.24)} ${at(1.16, -0.9)} ${at(1, -0.06)} Q${at(0.62, -0.1)} ${at(0.72, -0.46)} Q${at(0.4, -0.22)} ${at(0.26, -0.56)} Q${at(0, -0.28)} ${at(-0.26, -0.56)} Q${at(-0.4, -0.22)} ${at(-0.72, -0.46)} Q${at(-0.62, -0.1)} ${at(-1, -0.06)} Z`,
  );
  for (const [x, y] of [
    [-0.5, -0.94],
    [0.06, -1],
    [0.56, -0.9],
  ] as const)
    head.line(`M${at(x - 0.16, y)} Q${at(x, y - 0.24)} ${at(x + 0.16, y)}`, 0.7);
}

/** A lock that rolls in, open to one side. */
function drawLock(sketch: Sketch, r: number, { x, y, side }: { x: number; y: number; side: number }): void {
  const at = (dx: number, dy: number) => `${(x + side * dx) * r} ${(y + dy) * r}`;
  sketch.line(
    `M${at(-0.16, 0.1)} C${at(-0.2, -0.16)} ${at(0.17, -0.2)} ${at(0.17, 0.02)} C${at(0.17, 0.16)} ${at(-0.02, 0.16)} ${at(0, 0.02)}`,
    0.8,
  );
}

function onRing(r: number, { y, wide, high, count }: Ring, index: number, far = 1): string {
  const turn = (2 * Math.PI * index) / count;
  return `${far * wide * r * Math.sin(turn)} ${(y - far * high * Math.cos(turn)) * r}`;
}

/** So many curls along a ring, clockwise from one that is `first` after its top. */
function bows(r: number, ring: Ring, first: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const index = first + at;
    return `Q${onRing(r, ring, index + 0.5, CURLED)} ${onRing(r, ring, index + 1)}`;
  }).join(' ');
}
