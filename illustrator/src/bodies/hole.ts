import type { Sketch } from '../parts/Sketch.ts';
import { ellipse } from '../parts/shapes.ts';
import { GROUND } from './animalLegs.ts';
import type { BodyPlace } from './Body.ts';

/** The hole of what digs with its paws, and the earth that it throws out behind. */
export function drawHole(sketch: Sketch, { x, y, width }: BodyPlace): void {
  sketch.area([ellipse(x - 6, y, width / 2 + 6, 13)], EARTH);
  sketch.area(`M-196 ${GROUND + 8} C-190 84 -178 72 -164 72 C-146 72 -134 90 -126 ${GROUND + 8} Z`, EARTH);
  for (const [x, y, r] of [
    [-140, 62, 9],
    [-166, 36, 7],
    [-186, 50, 8],
    [-128, 30, 6],
  ] as const)
    sketch.area([ellipse(x, y, r, 0.8 * r)], EARTH);
}

const EARTH = '#8a6242';
