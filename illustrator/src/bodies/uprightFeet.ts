import type { Point, Side } from '../parts/person/joints.ts';
import type { Proportions } from '../parts/person/PersonLook.ts';
import type { Sketch } from '../parts/Sketch.ts';
import { ellipse, roundRect } from '../parts/shapes.ts';
import type { Build } from '../things/recordSchema.ts';

/** How thick legs and arms are, for a body of ordinary build. */
export const LIMB_WIDTH: Readonly<Record<NonNullable<Build['limbs']>, number>> = {
  paws: 16,
  hooves: 15,
  wings: 6,
  flippers: 12,
  claws: 11,
  mitts: 15,
  sticks: 6,
};

interface FootRequest {
  build: Build;
  sizes: Proportions;
  knee: Point;
  foot: Point;
  goesRight: boolean;
  side: Side;
  isShod: boolean;
}

/** Draws the foot of a body that stands, flat on the ground where its shin is upright. */
export function drawUprightFoot(
  sketch: Sketch,
  { build, sizes, knee, foot, goesRight, side, isShod }: FootRequest,
): void {
  const toe = goesRight || side === 'right' ? 1 : -1;
  const shin = Math.atan2(foot[1] - knee[1], foot[0] - knee[0]) - Math.PI / 2;
  const turn = Math.abs(shin) < 0.45 ? 0 : shin;
  const u = sizes.stout * 0.8;
  const point = (x: number, y: number): Point => {
    const [px, py] = [toe * x * u, y * u];
    return [
      foot[0] + px * Math.cos(turn) - py * Math.sin(turn),
      foot[1] + px * Math.sin(turn) + py * Math.cos(turn),
    ];
  };
  const at = (x: number, y: number) => point(x, y).join(' ');
  const degrees = (turn * 180) / Math.PI;
  if (isShod) {
    sketch.area(
      `M${at(-14, -20)} L${at(12, -20)} L${at(13, -8)} C${at(24, -9)} ${at(29, -2)} ${at(28, 6)} L${at(-15, 6)} Z`,
      '#4d8fd1',
    );
    sketch.area(`M${at(-16, 4)} L${at(29, 4)} L${at(28, 11)} L${at(-16, 11)} Z`, '#f2b632');
    return;
  }
  switch (build.limbs) {
    case 'wings':
    case 'flippers':
      sketch.area(
        `M${at(-8, -4)} C${at(-2, -8)} ${at(10, -6)} ${at(16, -1)} C${at(26, 0)} ${at(27, 9)} ${at(18, 9)} Q${at(11, 12)} ${at(5, 9)} Q${at(-3, 13)} ${at(-9, 8)} C${at(-14, 6)} ${at(-13, -1)} ${at(-8, -4)} Z`,
        '#f0a030',
      );
      return;
    case 'hooves':
      sketch.area(`M${at(-12, -8)} L${at(11, -8)} L${at(16, 9)} L${at(-14, 9)} Z`, '#6b5a4e');
      return;
    case 'claws': {
      const [x, y] = foot;
      sketch.area([roundRect(x - 17 * u + toe * 5 * u, y - 6 * u, 34 * u, 15 * u, 6 * u)]);
      return;
    }
    case 'sticks':
      sketch.area([ellipse(...point(5, 2), 15 * u, 8 * u, degrees)]);
      return;
    default: {
      const [x, y] = point(7, 0);
      sketch.area([ellipse(x, y, 19 * u, 11 * u, degrees)]);
      if (build.limbs === 'mitts') return;
      for (const dx of [17, 11]) sketch.line(`M${at(dx, 4)} L${at(dx + 2, -3)}`, 0.6);
    }
  }
}
