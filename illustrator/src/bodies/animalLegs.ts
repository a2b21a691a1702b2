import type { Sketch } from '../parts/Sketch.ts';
import { ellipse } from '../parts/shapes.ts';
import type { Build } from '../things/recordSchema.ts';

/** Where the ground is under a body on four legs; the origin is the middle of its trunk. */
export const GROUND = 118;

/** A leg: its tube from the haunch or the shoulder down to a foot at x. */
export interface Leg {
  points: number[];
  widths: number[];
  foot: number;
  ground: number;
}

/** A leg of a body on four, from the right side. */
export function legOf(
  { limbs, shape }: Build,
  { x, foot, isFar, crouch }: { x: number; foot: number; isFar: boolean; crouch: number },
): Leg {
  const stout = stoutness({ limbs, shape });
  const isHind = x < 0;
  const thigh = (isFar ? 36 : isHind ? 58 : 46) * (shape === 'heavy' ? 1.12 : 1);
  const bend = isHind ? -8 : 2;
  const [step, ground] = [foot - x, GROUND - crouch];
  return {
    points: [
      ...[x, 10, x + bend * 0.5 + step * 0.2, 44 - crouch * 0.4],
      ...[x + bend + step * 0.6, 78 - crouch, foot, ground - 10],
    ],
    widths: [thigh, thigh * 0.74, 29 * stout, 27 * stout],
    foot,
    ground,
  };
}

function stoutness({ limbs, shape }: Pick<Build, 'limbs' | 'shape'>): number {
  return shape === 'heavy' ? 1.3 : limbs === 'hooves' ? 0.9 : 1;
}

/** Draws a paw with its toes, or a hoof. */
export function drawFoot(
  sketch: Sketch,
  build: Build,
  { foot: x, ground, isFar }: Pick<Leg, 'foot' | 'ground'> & { isFar?: boolean },
): void {
  const stout = stoutness(build);
  if (build.limbs === 'hooves') {
    const w = 14 * stout;
    const sole = `L${x + w + 7} ${ground + 5} H${x - w - 4} Z`;
    sketch.area(`M${x - w - 1} ${ground - 14} H${x + w + 1} ${sole}`, HOOF);
    return;
  }
  sketch.area([ellipse(x + 6, ground - 6, 21 * stout, 12)]);
  if (isFar) return;
  for (const toe of [7, 17])
    sketch.line([x + toe * stout, ground - 7, x + (toe + 3) * stout, ground + 3], 0.7);
}

const HOOF = '#6b5444';

/** The far and the near legs of a body in a leap, stretched out behind and before it. */
export function leapingLegs(build: Build, isFar: boolean): Leg[] {
  const stout = stoutness(build);
  const leg = (points: number[], widths: number[]): Leg => ({
    points,
    widths: [...widths, 29 * stout, 26 * stout],
    foot: points.at(-2) ?? 0,
    ground: (points.at(-1) ?? 0) + 8,
  });
  return isFar
    ? [
        leg([-56, 10, -70, 50, -92, 76, -104, 106], [40, 32]),
        leg([74, 4, 106, 36, 100, 70, 116, 98], [36, 30]),
      ]
    : [
        leg([-78, 6, -110, 42, -128, 70, -152, 98], [58, 42]),
        leg([50, 8, 90, 38, 112, 68, 144, 90], [46, 36]),
      ];
}
