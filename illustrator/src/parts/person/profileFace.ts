import { Sketch } from '../Sketch.ts';
import { ellipse, placement } from '../shapes.ts';
import type { Age, FaceLook, PersonLook } from './PersonLook.ts';
import { DOTS, drawBrow, drawEye, LASHED } from './personFace.ts';

/** Where the lips of a profile are and its eye is, in radii from the middle of the head. */
export const LIPS = { x: 0.95, y: 0.54 } as const;
export const EYE = { x: 0.58, y: 0.04 } as const;

/** How far the nose is from the middle of the head, in radii. */
export const NOSE = 1;

/** A skull that looks to the right: forehead, nose, lips and chin at its edge. */
export function profileSkull(r: number, mouth: FaceLook['mouth']): string {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  const lips = LIPS_OF[mouth] ?? LIPS_OF.smile;
  return `M${at(-0.98, -0.08)} C${at(-0.98, -0.62)} ${at(-0.55, -0.95)} ${at(0, -0.95)} C${at(0.52, -0.95)} ${at(0.9, -0.66)} ${at(0.92, -0.22)} Q${at(0.93, -0.06)} ${at(0.96, 0.02)} Q${at(1.01, 0.11)} ${at(1.08, 0.16)} C${at(1.18, 0.22)} ${at(1.13, 0.37)} ${at(1, 0.36)} Q${at(0.95, 0.37)} ${at(0.96, 0.42)} ${lips(at)} C${at(0.9, 0.72)} ${at(0.9, 0.76)} ${at(0.84, 0.82)} C${at(0.72, 0.94)} ${at(0.46, 0.95)} ${at(0.24, 0.95)} C${at(-0.16, 0.98)} ${at(-0.52, 0.88)} ${at(-0.74, 0.66)} C${at(-0.9, 0.48)} ${at(-0.98, 0.22)} ${at(-0.98, -0.08)} Z`;
}

type At = (x: number, y: number) => string;

const CLOSED_LIPS = (at: At) =>
  `C${at(1, 0.48)} ${at(0.99, 0.53)} ${at(0.93, 0.54)} C${at(0.98, 0.57)} ${at(0.97, 0.64)} ${at(0.91, 0.67)}`;
/** Lips that are put forward, to blow or to kiss. */
const POINTED_LIPS = (at: At) =>
  `C${at(1, 0.42)} ${at(1.07, 0.42)} ${at(1.08, 0.48)} C${at(1.09, 0.52)} ${at(1.05, 0.54)} ${at(1.03, 0.54)} C${at(1.08, 0.55)} ${at(1.08, 0.64)} ${at(1.02, 0.65)} C${at(0.97, 0.66)} ${at(0.94, 0.66)} ${at(0.91, 0.68)}`;
/** Lips with a mouth between them that is open. */
const OPEN_LIPS = (at: At) =>
  `C${at(1.01, 0.45)} ${at(1, 0.5)} ${at(0.95, 0.51)} Q${at(0.72, 0.52)} ${at(0.56, 0.46)} C${at(0.58, 0.64)} ${at(0.7, 0.76)} ${at(0.86, 0.74)} Q${at(0.94, 0.74)} ${at(0.91, 0.8)}`;

const LIPS_OF = {
  smile: CLOSED_LIPS,
  pursed: POINTED_LIPS,
  open: OPEN_LIPS,
  gappy: OPEN_LIPS,
} as Partial<Record<FaceLook['mouth'], (at: At) => string>> & { smile: typeof CLOSED_LIPS };

/** Draws what is seen of a face from the side, to the right: one eye, one brow, the mouth from the edge. */
export function drawProfileFace(
  head: Sketch,
  r: number,
  { face, look, age, hasLashes }: { face: FaceLook; look: PersonLook; age: Age; hasLashes: boolean },
): void {
  const at: At = (x, y) => `${x * r} ${y * r}`;
  if (age === 'baby' || age === 'toddler' || age === 'child')
    head.area([ellipse(0.44 * r, 0.4 * r, 0.16 * r, 0.11 * r)], '#f0a08a');
  const x = EYE.x;
  drawEye(head, r, { x, eyes: face.eyes === 'wink' ? 'merry' : face.eyes });
  if (hasLashes && LASHED.has(face.eyes)) {
    head.line(`M${at(x + 0.07, -0.08)} Q${at(x + 0.14, -0.1)} ${at(x + 0.2, -0.18)}`, 0.7);
    head.line(`M${at(x + 0.09, 0.02)} Q${at(x + 0.18, 0.02)} ${at(x + 0.24, -0.04)}`, 0.7);
  }
  const brows = new Sketch();
  drawBrow(brows, r, { brows: face.brows, side: -1, up: 0 });
  head.add(brows.art(), placement((x + 0.4) * r, 0));
  if (face.tears)
    head.area(
      `M${at(x, 0.2)} C${at(x + 0.16, 0.4)} ${at(x + 0.16, 0.56)} ${at(x, 0.58)} C${at(x - 0.14, 0.56)} ${at(x - 0.14, 0.4)} ${at(x, 0.2)} Z`,
      '#a9d6f0',
    );
  if (face.blush)
    for (const dx of [0.34, 0.46, 0.58]) head.line(`M${at(dx + 0.04, 0.28)} L${at(dx - 0.04, 0.46)}`, 0.6);
  for (const [dx, y, size] of face.dots === undefined ? [] : DOTS[face.dots])
    if (dx > -0.4) head.area([ellipse((dx + 0.3) * r, y * r, size * r)], '#c98a6a');
  if (age === 'old') head.line(`M${at(0.36, 0.3)} Q${at(0.24, 0.38)} ${at(0.22, 0.52)}`, 0.5);
  drawMouth(head, face.mouth, at);
  if (look.fangs)
    head.area(
      `M${at(0.9, 0.56)} L${at(0.8, 0.84)} L${at(0.68, 0.58)} Q${at(0.8, 0.62)} ${at(0.9, 0.56)} Z`,
      '#ffffff',
    );
}

function drawMouth(head: Sketch, mouth: FaceLook['mouth'], at: At): void {
  switch (mouth) {
    case 'open':
    case 'gappy':
      head.area(
        `M${at(0.95, 0.51)} Q${at(0.72, 0.52)} ${at(0.56, 0.46)} C${at(0.58, 0.64)} ${at(0.7, 0.76)} ${at(0.87, 0.74)} Q${at(0.84, 0.62)} ${at(0.95, 0.51)} Z`,
        '#a33a3a',
      );
      return;
    case 'wail':
    case 'round':
      head.area(
        `M${at(0.94, 0.5)} C${at(0.78, 0.44)} ${at(0.68, 0.56)} ${at(0.7, 0.64)} C${at(0.72, 0.76)} ${at(0.84, 0.78)} ${at(0.9, 0.72)} Q${at(0.92, 0.6)} ${at(0.94, 0.5)} Z`,
        '#a33a3a',
      );
      return;
    case 'pursed':
      head.line(`M${at(1.02, 0.54)} L${at(0.9, 0.55)}`, 0.8);
      head.line(`M${at(0.74, 0.44)} Q${at(0.64, 0.56)} ${at(0.74, 0.7)}`, 0.8);
      return;
    case 'tongue':
    case 'licking':
      head.area(
        `M${at(0.78, 0.56)} L${at(1, 0.5)} C${at(1.14, 0.54)} ${at(1.12, 0.84)} ${at(0.98, 0.82)} C${at(0.88, 0.8)} ${at(0.86, 0.68)} ${at(0.78, 0.56)} Z`,
        '#ef7fa8',
      );
      head.line(`M${at(0.96, 0.52)} Q${at(0.74, 0.62)} ${at(0.58, 0.46)}`, 0.9);
      return;
    case 'sad':
      head.line(`M${at(0.93, 0.54)} Q${at(0.76, 0.5)} ${at(0.64, 0.68)}`, 0.8);
      return;
    case 'straight':
      head.line(`M${at(0.93, 0.55)} Q${at(0.8, 0.57)} ${at(0.68, 0.54)}`, 0.8);
      return;
    case 'scared':
      head.line(`M${at(0.93, 0.55)} L${at(0.82, 0.62)} L${at(0.74, 0.52)} L${at(0.64, 0.62)}`, 0.8);
      return;
    default:
      head.line(`M${at(0.94, 0.54)} Q${at(0.74, 0.7)} ${at(0.56, 0.44)}`, 0.9);
  }
}

/** Draws what is before the eye of a profile; its arm goes back to the ear. */
export function drawProfileEyewear(head: Sketch, r: number, look: PersonLook): void {
  const at: At = (x, y) => `${x * r} ${y * r}`;
  if (look.patch) {
    // It is over the far eye.
    head.line(`M${at(-0.9, -0.3)} Q${at(0.2, -0.5)} ${at(0.92, -0.2)}`, 0.7);
    head.area(`M${at(0.9, -0.22)} Q${at(0.78, -0.02)} ${at(0.95, 0.1)} L${at(0.96, 0.02)} Z`, '#4a5560');
    return;
  }
  const x = EYE.x + 0.06;
  if (look.sunglasses) {
    head.area([ellipse(x * r, 0.04 * r, 0.26 * r, 0.25 * r)], '#4a5560');
    head.line(`M${at(x - 0.08, 0.12)} L${at(x + 0.08, -0.08)}`, 0.7);
  } else if (look.glasses) head.line(ellipse(x * r, 0.05 * r, 0.27 * r, 0.29 * r), 0.9);
  else return;
  head.line(`M${at(x - 0.26, 0)} L${at(-0.04, -0.06)}`, 0.9);
  head.line(`M${at(x + 0.25, 0)} Q${at(0.96, -0.06)} ${at(1.0, 0.06)}`, 0.9);
}

/** Draws the beard, the goatee and the moustache of a profile. */
export function drawProfileBeard(head: Sketch, r: number, look: PersonLook, color: string): void {
  const at: At = (x, y) => `${x * r} ${y * r}`;
  if (look.beard) {
    head.area(
      `M${at(0.06, 0.02)} C${at(0.14, 0.3)} ${at(0.26, 0.46)} ${at(0.46, 0.46)} Q${at(0.7, 0.34)} ${at(1.02, 0.4)} C${at(1.14, 0.5)} ${at(1.08, 0.58)} ${at(1.02, 0.62)} C${at(1.24, 0.94)} ${at(1.14, 1.4)} ${at(0.78, 1.66)} C${at(0.3, 1.5)} ${at(-0.14, 1.1)} ${at(-0.16, 0.44)} Q${at(-0.02, 0.3)} ${at(0.06, 0.02)} Z`,
      color,
    );
    head.line(`M${at(1.01, 0.61)} Q${at(0.84, 0.74)} ${at(0.7, 0.58)}`, 0.8);
  }
  if (look.goatee)
    head.area(
      `M${at(0.58, 0.88)} Q${at(0.76, 0.7)} ${at(0.94, 0.72)} C${at(1.06, 0.9)} ${at(1.04, 1.2)} ${at(0.92, 1.4)} Q${at(0.66, 1.2)} ${at(0.58, 0.88)} Z`,
      color,
    );
  if (look.moustache)
    head.area(
      `M${at(1.02, 0.34)} C${at(1.14, 0.42)} ${at(1.06, 0.56)} ${at(0.9, 0.53)} C${at(0.74, 0.6)} ${at(0.52, 0.56)} ${at(0.46, 0.32)} C${at(0.62, 0.42)} ${at(0.8, 0.3)} ${at(1.02, 0.34)} Z`,
      color,
    );
}
