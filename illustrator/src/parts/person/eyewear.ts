import type { Sketch } from '../Sketch.ts';
import { ellipse } from '../shapes.ts';
import type { PersonLook } from './PersonLook.ts';

/** Draws what is before the eyes; the origin is the middle of the head. Frames sweep up at the sides where `isSwept`. */
export function drawEyewear(head: Sketch, r: number, look: PersonLook, isSwept: boolean): void {
  if (look.patch) drawPatch(head, r);
  else if (look.sunglasses) drawShades(head, r);
  else if (look.glasses) drawGlasses(head, r, isSwept);
}

/** Whether somebody looks through clear lenses, which leave no room for lashes. */
export function hasClearLenses({ patch, sunglasses, glasses }: PersonLook): boolean {
  return glasses === true && !patch && !sunglasses;
}

/** Half the distance of the middles of lenses, their height, and half their breadth and height, in radii. */
const LENS = { x: 0.4, y: 0.05, wide: 0.32, high: 0.3 } as const;

/** Lenses so large that eyes stand free in them, in a frame as bold as the outlines. */
function drawGlasses(head: Sketch, r: number, isSwept: boolean): void {
  const { x, y, wide, high } = LENS;
  const inner = x - wide;
  for (const side of [-1, 1]) {
    const at = (px: number, py: number) => `${side * px * r} ${py * r}`;
    if (isSwept)
      head.line(
        `M${at(inner, y)} C${at(inner, y - 0.2)} ${at(x - 0.14, y - high)} ${at(x + 0.06, y - high)} C${at(x + 0.18, y - high)} ${at(x + 0.28, y - 0.24)} ${at(x + 0.38, y - 0.29)} C${at(x + 0.37, y - 0.12)} ${at(x + wide, y - 0.1)} ${at(x + wide, y + 0.02)} C${at(x + wide, y + 0.2)} ${at(x + 0.16, y + high)} ${at(x, y + high)} C${at(x - 0.18, y + high)} ${at(inner, y + 0.18)} ${at(inner, y)} Z`,
        0.9,
      );
    else head.line(ellipse(side * x * r, y * r, wide * r, high * r), 0.9);
    head.line(`M${at(x + wide, y - 0.05)} L${at(0.98, -0.08)}`, 0.9);
  }
  head.line(`M${-inner * r} ${(y - 0.04) * r} Q0 ${(y - 0.12) * r} ${inner * r} ${(y - 0.04) * r}`, 0.9);
}

function drawShades(head: Sketch, r: number): void {
  for (const side of [-1, 1]) head.area([ellipse(side * 0.38 * r, 0.04 * r, 0.28 * r, 0.26 * r)], '#4a5560');
  for (const side of [-1, 1])
    head.line(`M${side * 0.38 * r - 0.1 * r} ${0.1 * r} L${side * 0.38 * r + 0.08 * r} ${-0.1 * r}`, 0.7);
  head.line(`M${-0.11 * r} ${0.02 * r} Q0 ${-0.06 * r} ${0.11 * r} ${0.02 * r}`, 0.7);
  for (const side of [-1, 1]) head.line(`M${side * 0.65 * r} 0 L${side * 0.96 * r} ${-0.06 * r}`, 0.7);
}

/** A patch over one eye, its string around the head. */
function drawPatch(head: Sketch, r: number): void {
  head.line(`M${-0.9 * r} ${-0.34 * r} L${0.2 * r} ${-0.12 * r}`, 0.7);
  head.line(`M${0.56 * r} ${-0.04 * r} L${0.96 * r} ${0.02 * r}`, 0.7);
  head.area([ellipse(0.38 * r, 0.06 * r, 0.25 * r, 0.25 * r)], '#4a5560');
}
