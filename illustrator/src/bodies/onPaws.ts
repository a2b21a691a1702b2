import type { Sketch } from '../parts/Sketch.ts';
import { ellipse } from '../parts/shapes.ts';
import type { Build } from '../things/recordSchema.ts';

/** Where the ground is, and how far from the middle the forefeet of who sits are. */
const GROUND = 156;
const FOREFOOT = 16;

/** Draws the haunches of an animal that sits as cats and dogs do, seen from the front, each with its hind foot. */
export function drawHaunches(sketch: Sketch, { limbs }: Build, half: number): void {
  for (const side of [-1, 1]) {
    sketch.area([ellipse(side * (half - 14), 112, 27, 34, side * -14)]);
    drawFoot(sketch, { x: side * (half - 10), wide: 23, isHoof: limbs === 'hooves' });
  }
}

/** Draws its forelegs, of one piece with the trunk `onto`, side by side before it. */
export function drawForelegs(sketch: Sketch, { limbs }: Build, onto: number): void {
  const foot = GROUND - 12;
  sketch.join(onto, `M-8 80 C-38 84 -33 116 -31 ${foot} L31 ${foot} C33 116 38 84 8 80 Z`);
  sketch.line([0, 106, 0, foot], 1);
  for (const side of [-1, 1]) drawFoot(sketch, { x: side * FOREFOOT, wide: 18, isHoof: limbs === 'hooves' });
}

/** Where such a forefoot is, left (`sign` -1) or right. */
export function forefootOf(sign: number): { x: number; y: number; dx: number; dy: number } {
  return { x: sign * FOREFOOT, y: GROUND - 12, dx: 0, dy: 1 };
}

/** A paw with two toe lines, or a cloven hoof, that stands on the ground. */
function drawFoot(sketch: Sketch, { x, wide, isHoof }: { x: number; wide: number; isHoof: boolean }): void {
  if (isHoof) {
    const [top, half] = [GROUND - 24, 0.62 * wide];
    sketch.area(`M${x - half} ${top} H${x + half} L${x + half + 3} ${GROUND} H${x - half - 3} Z`, HOOF);
    sketch.line([x, GROUND - 12, x, GROUND], 0.8);
    return;
  }
  sketch.area([ellipse(x, GROUND - 13, wide, 13)]);
  for (const dx of [-0.3, 0.3]) sketch.line([x + dx * wide, GROUND - 12, x + dx * wide, GROUND - 2], 0.7);
}

const HOOF = '#6b5645';
