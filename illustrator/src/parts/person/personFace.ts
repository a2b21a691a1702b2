import type { Sketch } from '../Sketch.ts';
import { ellipse } from '../shapes.ts';
import type { FaceLook } from './PersonLook.ts';

/** Draws brows, so many radii higher or none, eyes, with lashes or without, nose, mouth and tears. */
export function drawFace(
  head: Sketch,
  r: number,
  { face, hasLashes, brows: up }: { face: FaceLook; hasLashes: boolean; brows: number | 'hidden' },
): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  for (const side of [-1, 1]) {
    drawEye(head, r, { x: side * 0.37, eyes: face.eyes === 'wink' && side < 0 ? 'open' : face.eyes });
    if (hasLashes && LASHED.has(face.eyes)) drawLashes(head, r, side);
    if (up !== 'hidden') drawBrow(head, r, { brows: face.brows, side, up });
    if (face.tears)
      head.area(
        `M${at(side * 0.4, 0.2)} C${at(side * 0.56, 0.4)} ${at(side * 0.56, 0.56)} ${at(side * 0.4, 0.58)} C${at(side * 0.26, 0.56)} ${at(side * 0.26, 0.4)} ${at(side * 0.4, 0.2)} Z`,
        '#a9d6f0',
      );
  }
  if (face.blush)
    for (const x of [-0.74, -0.62, -0.5, 0.5, 0.62, 0.74])
      head.line(`M${at(x + 0.04, 0.28)} L${at(x - 0.04, 0.46)}`, 0.6);
  head.line(`M${at(-0.05, 0.24)} Q${at(0.01, 0.31)} ${at(0.07, 0.24)}`, 0.6);
  for (const [x, y, size] of face.dots === undefined ? [] : DOTS[face.dots])
    head.area([ellipse(x * r, y * r, size * r)], '#c98a6a');
  drawMouth(head, face.mouth, at);
}

/** Draws the brow of one side. */
export function drawBrow(
  head: Sketch,
  r: number,
  { brows, side, up }: { brows: FaceLook['brows']; side: number; up: number },
): void {
  const at = (x: number, y: number) => `${side * x * r} ${(y - up) * r}`;
  const [inner, outer] = BROWS[brows];
  head.line(
    `M${at(0.22, inner)} Q${at(0.38, Math.min(inner, outer) - 0.08)} ${at(0.54, outer)}`,
    brows === 'angry' ? 1 : 0.6,
  );
}

/** How high a brow is at its inner and its outer end. */
const BROWS: Readonly<Record<FaceLook['brows'], readonly [number, number]>> = {
  calm: [-0.26, -0.24],
  sad: [-0.4, -0.22],
  angry: [-0.16, -0.36],
  high: [-0.42, -0.38],
};

/** Places and radii of dots in a face. */
export const DOTS = {
  freckles: [-1, 1].flatMap((side) => [
    [side * 0.2, 0.3, 0.04],
    [side * 0.33, 0.36, 0.04],
    [side * 0.3, 0.24, 0.04],
  ]),
  spots: [
    [-0.3, -0.42, 0.11],
    [0.16, -0.36, 0.11],
    [0.6, -0.14, 0.105],
    [-0.66, -0.06, 0.105],
    [-0.36, 0.36, 0.105],
    [0.34, 0.34, 0.105],
    [0.06, 0.78, 0.105],
  ],
} as const satisfies Record<string, readonly (readonly number[])[]>;

/** Draws one eye, its middle so many radii to the right of that of the head. */
export function drawEye(
  head: Sketch,
  r: number,
  { x: across, eyes }: { x: number; eyes: FaceLook['eyes'] },
): void {
  const [x, y] = [across * r, 0.04 * r];
  if (eyes === 'down') {
    head.line(`M${x - 0.15 * r} ${y - 0.04 * r} Q${x} ${y - 0.12 * r} ${x + 0.15 * r} ${y - 0.04 * r}`, 0.7);
    head.ink([ellipse(x, y + 0.07 * r, 0.09 * r, 0.1 * r)]);
    return;
  }
  if (eyes === 'closed' || eyes === 'merry' || eyes === 'wink') {
    const bow = eyes === 'closed' ? 0.14 * r : -0.16 * r;
    head.line(`M${x - 0.14 * r} ${y} Q${x} ${y + bow} ${x + 0.14 * r} ${y}`, 0.8);
    return;
  }
  if (eyes === 'swirl') {
    head.line(swirl(x, y, 0.17 * r), 0.7);
    return;
  }
  if (eyes === 'half') {
    head.line(`M${x - 0.17 * r} ${y} H${x + 0.17 * r}`, 0.9);
    head.ink(
      `M${x - 0.1 * r} ${y} H${x + 0.1 * r} C${x + 0.1 * r} ${y + 0.2 * r} ${x - 0.1 * r} ${y + 0.2 * r} ${x - 0.1 * r} ${y} Z`,
    );
    return;
  }
  if (eyes === 'wide') head.line(ellipse(x, y, 0.18 * r, 0.22 * r), 0.6);
  const size = eyes === 'wide' ? 0.7 : 1;
  head.ink([
    ellipse(x, y, 0.105 * r * size, 0.155 * r * size),
    ellipse(x + 0.03 * r, y - 0.06 * r, 0.042 * r * size),
  ]);
}

/** Two turns of a spiral from its middle to a radius. */
function swirl(x: number, y: number, radius: number): number[] {
  return Array.from({ length: 33 }, (_, k) => {
    const angle = (k / 32) * 4 * Math.PI;
    const far = (k / 32) * radius;
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  }).flat();
}

/** Eyes that may have lashes. */
export const LASHED: ReadonlySet<FaceLook['eyes']> = new Set(['open', 'wide']);

/** Two lashes at the outer corner of an eye. */
function drawLashes(head: Sketch, r: number, side: number): void {
  const at = (x: number, y: number) => `${side * x * r} ${y * r}`;
  head.line(`M${at(0.45, -0.08)} Q${at(0.53, -0.1)} ${at(0.59, -0.18)}`, 0.7);
  head.line(`M${at(0.47, 0.02)} Q${at(0.56, 0.02)} ${at(0.63, -0.04)}`, 0.7);
}

function drawMouth(head: Sketch, mouth: FaceLook['mouth'], at: (x: number, y: number) => string): void {
  switch (mouth) {
    case 'open':
      head.area(
        `M${at(-0.34, 0.44)} Q${at(0, 0.56)} ${at(0.34, 0.44)} C${at(0.32, 0.8)} ${at(0.14, 0.86)} ${at(0, 0.86)} C${at(-0.14, 0.86)} ${at(-0.32, 0.8)} ${at(-0.34, 0.44)} Z`,
        '#a33a3a',
      );
      return;
    case 'wail':
      head.area(
        `M${at(0, 0.46)} C${at(0.2, 0.46)} ${at(0.28, 0.66)} ${at(0.3, 0.8)} Q${at(0, 0.68)} ${at(-0.3, 0.8)} C${at(-0.28, 0.66)} ${at(-0.2, 0.46)} ${at(0, 0.46)} Z`,
        '#a33a3a',
      );
      return;
    case 'round':
      head.area(
        `M${at(0, 0.44)} C${at(0.2, 0.44)} ${at(0.2, 0.8)} ${at(0, 0.8)} C${at(-0.2, 0.8)} ${at(-0.2, 0.44)} ${at(0, 0.44)} Z`,
        '#a33a3a',
      );
      return;
    case 'pursed':
      drawPursed(head, at);
      return;
    case 'tongue':
    case 'licking': {
      const x = mouth === 'licking' ? 0.2 : 0;
      head.area(
        `M${at(x - 0.13, 0.56)} L${at(x + 0.13, 0.56)} C${at(x + 0.17, 0.9)} ${at(x - 0.17, 0.9)} ${at(x - 0.13, 0.56)} Z`,
        '#ef7fa8',
      );
      head.line(`M${at(-0.33, 0.44)} C${at(-0.2, 0.66)} ${at(0.2, 0.66)} ${at(0.33, 0.44)}`, 0.9);
      return;
    }
    case 'gappy':
      drawGap(head, at);
      return;
    case 'sad':
      head.line(`M${at(-0.26, 0.66)} Q${at(0, 0.42)} ${at(0.26, 0.66)}`, 0.8);
      return;
    case 'straight':
      head.line(`M${at(-0.16, 0.55)} Q${at(0.04, 0.57)} ${at(0.2, 0.5)}`, 0.8);
      return;
    case 'scared':
      head.line(
        `M${at(-0.3, 0.6)} L${at(-0.15, 0.5)} L${at(0, 0.6)} L${at(0.15, 0.5)} L${at(0.3, 0.6)}`,
        0.8,
      );
      return;
    default:
      head.line(`M${at(-0.33, 0.44)} C${at(-0.2, 0.72)} ${at(0.2, 0.72)} ${at(0.33, 0.44)}`, 0.9);
  }
}

/** Small round lips, and the cheeks beside them puffed. */
function drawPursed(head: Sketch, at: (x: number, y: number) => string): void {
  head.area(
    `M${at(0, 0.46)} C${at(0.15, 0.46)} ${at(0.15, 0.7)} ${at(0, 0.7)} C${at(-0.15, 0.7)} ${at(-0.15, 0.46)} ${at(0, 0.46)} Z`,
    '#a33a3a',
  );
  for (const side of [-1, 1])
    head.line(`M${at(side * 0.24, 0.46)} Q${at(side * 0.34, 0.58)} ${at(side * 0.24, 0.7)}`, 0.8);
}

/** A broad grin in which one of the upper teeth is missing. */
function drawGap(head: Sketch, at: (x: number, y: number) => string): void {
  head.area(
    `M${at(-0.42, 0.42)} Q${at(0, 0.5)} ${at(0.42, 0.42)} C${at(0.4, 0.86)} ${at(0.16, 0.94)} ${at(0, 0.94)} C${at(-0.16, 0.94)} ${at(-0.4, 0.86)} ${at(-0.42, 0.42)} Z`,
    '#a33a3a',
  );
  const tooth = (left: number, right: number, low: number) =>
    head.area(
      `M${at(left, 0.45)} L${at(right, 0.45)} L${at(right - 0.01, low)} L${at(left + 0.01, low)} Z`,
      '#ffffff',
    );
  tooth(-0.36, -0.17, 0.64);
  tooth(-0.17, 0.02, 0.68);
  tooth(0.21, 0.37, 0.63);
}
