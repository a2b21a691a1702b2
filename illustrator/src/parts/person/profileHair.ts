import type { Sketch } from '../Sketch.ts';
import { ellipse } from '../shapes.ts';
import type { Age, PersonLook } from './PersonLook.ts';

type Hair = PersonLook['hair'];
type At = (x: number, y: number) => string;

/** Draws what is behind a head that looks to the right; the origin is its middle. */
export function drawBehindProfile(sketch: Sketch, r: number, hair: Hair, hasLongCurls: boolean): void {
  const at: At = (x, y) => `${x * r} ${y * r}`;
  switch (hair) {
    case 'long':
      sketch.area(
        `M${at(-0.96, -0.3)} C${at(-1.4, 0.4)} ${at(-1.5, 1.1)} ${at(-1.34, 1.56)} Q${at(-0.9, 1.8)} ${at(-0.2, 1.5)} L${at(0, 0.4)} Z`,
      );
      return;
    case 'flowing':
      sketch.area(
        `M${at(-0.96, -0.4)} C${at(-1.5, 0.4)} ${at(-1.4, 1.4)} ${at(-1.6, 2.3)} C${at(-1.7, 2.8)} ${at(-1.56, 3.1)} ${at(-1.76, 3.4)} C${at(-1.2, 3.5)} ${at(-0.8, 3.3)} ${at(-0.4, 3.1)} C${at(-0.2, 2.4)} ${at(0, 1.4)} ${at(0, 0.4)} Z`,
      );
      sketch.line(`M${at(-1.2, 1.5)} C${at(-1.16, 2)} ${at(-1.34, 2.4)} ${at(-1.26, 2.9)}`, 0.8);
      return;
    case 'ponytail':
      sketch.area(
        `M${at(-0.6, -0.9)} C${at(-1.36, -1.5)} ${at(-2, -0.7)} ${at(-1.74, 0.14)} C${at(-1.68, 0.5)} ${at(-1.78, 0.74)} ${at(-1.94, 0.9)} C${at(-1.36, 0.96)} ${at(-1.16, 0.44)} ${at(-1.24, 0.02)} C${at(-1.3, -0.4)} ${at(-1.06, -0.56)} ${at(-0.8, -0.5)} Z`,
      );
      return;
    case 'afro':
      sketch.area(`M${scallops(r, ROUND)} Z`);
      return;
    case 'curly':
      if (hasLongCurls) sketch.area(`M${scallops(r, LONG)} Z`);
      return;
    case 'bun':
      sketch.area([ellipse(-0.7 * r, -0.98 * r, 0.38 * r, 0.35 * r)]);
      return;
    default:
  }
}

/** Hair over the crown down to the nape, the ear free, with a hairline from the forehead to the ear. */
const crown = (at: At, brow: string, ear = EAR_FREE(at)) =>
  `M${brow} C${at(1, -0.76)} ${at(0.66, -1.14)} ${at(0.06, -1.13)} C${at(-0.68, -1.13)} ${at(-1.14, -0.64)} ${at(-1.1, 0)} C${at(-1.08, 0.32)} ${at(-1, 0.56)} ${at(-0.82, 0.74)} ${ear}`;
/** From the nape to the ear, which is before its end, and up from there. */
const EAR_FREE = (at: At) =>
  `Q${at(-0.56, 0.64)} ${at(-0.26, 0.32)} L${at(-0.14, 0.12)} L${at(0, 0.06)} Q${at(0.16, -0.02)} ${at(0.2, -0.2)}`;
/** From the nape forward over the ear, as hair that is held back or falls over it. */
const EAR_HIDDEN = (at: At) =>
  `Q${at(-0.3, 0.62)} ${at(-0.06, 0.34)} C${at(0.06, 0.16)} ${at(0.12, 0)} ${at(0.2, -0.2)}`;

const FRINGE = (at: At) =>
  `C${at(0.4, -0.26)} ${at(0.64, -0.36)} ${at(0.72, -0.52)} Q${at(0.8, -0.44)} ${at(0.93, -0.42)} Z`;
const PARTED = (at: At) => `C${at(0.36, -0.44)} ${at(0.6, -0.6)} ${at(0.86, -0.62)} Z`;

/** Draws the hair of a head that looks to the right. */
export function drawProfileHair(
  head: Sketch,
  r: number,
  { hair, adult, age }: Pick<PersonLook, 'hair' | 'adult'> & { age: Age },
): void {
  const at: At = (x, y) => `${x * r} ${y * r}`;
  switch (hair) {
    case 'none':
      return;
    case 'curl':
      head.line(
        `M${at(0.2, -0.92)} C${at(0.62, -1.26)} ${at(0.8, -0.76)} ${at(0.5, -0.7)} C${at(0.3, -0.7)} ${at(0.3, -0.88)} ${at(0.44, -0.86)}`,
        1,
      );
      return;
    case 'bald':
      if (!adult && age !== 'old') return;
      head.area(
        `M${at(-0.86, -0.46)} C${at(-1.18, -0.3)} ${at(-1.16, 0.4)} ${at(-0.82, 0.74)} ${EAR_FREE(at)} C${at(0.1, -0.3)} ${at(-0.06, -0.36)} ${at(-0.24, -0.3)} C${at(-0.44, -0.2)} ${at(-0.66, -0.4)} ${at(-0.86, -0.46)} Z`,
      );
      return;
    case 'spiky':
      head.area(
        `M${at(0.96, -0.4)} L${at(1.14, -0.9)} L${at(0.76, -0.88)} L${at(0.74, -1.36)} L${at(0.32, -1.06)} L${at(0.02, -1.46)} L${at(-0.24, -1.08)} L${at(-0.7, -1.26)} L${at(-0.76, -0.84)} L${at(-1.24, -0.8)} L${at(-1.02, -0.4)} L${at(-1.36, -0.1)} L${at(-1.02, 0.1)} L${at(-1.2, 0.46)} L${at(-0.82, 0.7)} ${EAR_FREE(at)} L${at(0.36, -0.5)} L${at(0.5, -0.3)} L${at(0.68, -0.56)} Z`,
      );
      return;
    case 'afro':
      head.area(
        `M${at(0.94, -0.34)} C${at(1.1, -0.9)} ${at(0.6, -1.26)} ${at(0, -1.2)} C${at(-0.8, -1.2)} ${at(-1.2, -0.5)} ${at(-1.1, 0.1)} C${at(-1.06, 0.5)} ${at(-0.8, 0.7)} ${at(-0.56, 0.66)} Q${at(-0.2, 0.6)} ${at(-0.14, 0.34)} Q${at(0.1, 0.4)} ${at(0.14, 0.1)} Q${at(0.34, -0.04)} ${at(0.26, -0.26)} Q${at(0.52, -0.2)} ${at(0.56, -0.46)} Q${at(0.78, -0.26)} ${at(0.94, -0.34)} Z`,
      );
      for (const [x, y] of [
        [-0.6, -0.6],
        [0, -0.86],
        [0.46, -0.76],
        [-0.6, 0.1],
      ] as const)
        head.line(`M${at(x - 0.16, y)} Q${at(x, y - 0.24)} ${at(x + 0.16, y)}`, 0.7);
      return;
    case 'curly':
      head.area(
        `M${scallops(r, CAP)} Q${at(-0.3, 0.7)} ${at(-0.3, 0.44)} Q${at(-0.02, 0.46)} ${at(0.04, 0.2)} Q${at(0.3, 0.1)} ${at(0.2, -0.18)} Q${at(0.46, -0.14)} ${at(0.48, -0.42)} Q${at(0.68, -0.24)} ${at(0.92, -0.4)} Z`,
      );
      for (const [x, y] of [
        [-0.62, -0.3],
        [-0.2, -0.72],
        [0.4, -0.74],
        [-0.56, 0.3],
      ] as const)
        head.line(
          `M${at(x - 0.16, y + 0.1)} C${at(x - 0.2, y - 0.16)} ${at(x + 0.17, y - 0.2)} ${at(x + 0.17, y + 0.02)} C${at(x + 0.17, y + 0.16)} ${at(x - 0.02, y + 0.16)} ${at(x, y + 0.02)}`,
          0.8,
        );
      return;
    case 'bob':
      head.area(
        `M${at(0.94, -0.26)} C${at(1.06, -0.8)} ${at(0.66, -1.15)} ${at(0, -1.14)} C${at(-0.76, -1.14)} ${at(-1.24, -0.6)} ${at(-1.2, 0.1)} C${at(-1.2, 0.5)} ${at(-1.14, 0.8)} ${at(-1, 1)} Q${at(-0.4, 1.08)} ${at(0.1, 0.82)} C${at(0.16, 0.5)} ${at(0.14, 0.1)} ${at(0.3, -0.26)} Q${at(0.62, -0.36)} ${at(0.94, -0.26)} Z`,
      );
      return;
    case 'long':
    case 'flowing':
      head.area(
        `${crown(at, at(0.86, -0.62), `L${at(-0.7, 1.02)} Q${at(-0.2, 0.9)} ${at(-0.02, 0.56)} C${at(0.1, 0.3)} ${at(0.12, 0)} ${at(0.2, -0.2)}`)} ${PARTED(at)}`,
      );
      return;
    case 'ponytail':
    case 'bun':
      head.area(`${crown(at, at(0.86, -0.62), EAR_FREE(at))} ${PARTED(at)}`);
      if (hair === 'ponytail') head.area([ellipse(-0.76 * r, -0.72 * r, 0.15 * r, 0.19 * r, 40)]);
      return;
    case 'braids':
      head.area(`${crown(at, at(0.86, -0.62), EAR_HIDDEN(at))} ${PARTED(at)}`);
      for (const [x, y, size] of [
        [-0.5, 1.46, 0.15],
        [-0.5, 1.18, 0.22],
        [-0.52, 0.86, 0.24],
        [-0.54, 0.54, 0.24],
      ] as const)
        head.area([ellipse(x * r, y * r, size * r)]);
      return;
    case 'pigtails':
      head.area(`${crown(at, at(0.93, -0.42), EAR_FREE(at))} ${FRINGE(at)}`);
      head.area(
        `M${at(-0.5, -0.5)} C${at(-0.9, -1.02)} ${at(-1.72, -0.5)} ${at(-1.5, 0.5)} C${at(-1.44, 0.66)} ${at(-1.5, 0.76)} ${at(-1.56, 0.84)} C${at(-1.06, 0.8)} ${at(-0.74, 0.4)} ${at(-0.46, -0.16)} Z`,
      );
      head.area([ellipse(-0.5 * r, -0.34 * r, 0.16 * r)]);
      return;
    default:
      head.area(`${crown(at, at(0.93, -0.42), EAR_FREE(at))} ${FRINGE(at)}`);
  }
}

/** Curls along part of an ellipse, counterclockwise from an angle in degrees, 0 to the right: their handles so much farther out. */
interface Curls {
  x: number;
  y: number;
  wide: number;
  high: number;
  from: number;
  to: number;
  count: number;
}

/** All around a head with an afro, behind one with long curls, and over a crown. */
const ROUND: Curls = { x: -0.16, y: -0.26, wide: 1.18, high: 1.1, from: 0, to: 360, count: 13 };
const LONG: Curls = { x: -0.56, y: 0.66, wide: 0.9, high: 1, from: 0, to: 360, count: 11 };
const CAP: Curls = { x: -0.06, y: -0.1, wide: 1.02, high: 1.02, from: 18, to: 228, count: 8 };
const CURLED = 1.34;

function scallops(r: number, { x, y, wide, high, from, to, count }: Curls): string {
  const point = (index: number, far = 1) => {
    const turn = ((from + (index * (to - from)) / count) * Math.PI) / 180;
    return `${(x + far * wide * Math.cos(turn)) * r} ${(y - far * high * Math.sin(turn)) * r}`;
  };
  const bows = Array.from({ length: count }, (_, k) => `Q${point(k + 0.5, CURLED)} ${point(k + 1)}`);
  return `${point(0)} ${bows.join(' ')}`;
}
