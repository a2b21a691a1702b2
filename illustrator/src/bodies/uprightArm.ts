import { along, belowElbow, direction, type Joints, type Side } from '../parts/person/joints.ts';
import type { Sketch } from '../parts/Sketch.ts';
import { drawPaw } from './animalLimbs.ts';
import type { Figure } from './Figure.ts';
import { LIMB_WIDTH } from './uprightFeet.ts';

/** Draws an arm of a body that stands on two legs, or what is below its elbow. */
export function drawArm(
  sketch: Sketch,
  { build, sizes, joints, garment }: Figure,
  side: Side,
  isForearm = false,
): void {
  const [shoulder, elbow, hand] = [joints.shoulders[side], joints.elbows[side], joints.hands[side]];
  const width = LIMB_WIDTH[build.limbs ?? 'paws'] * sizes.stout;
  const whole = along(shoulder, elbow, hand);
  const points = isForearm ? belowElbow(whole) : whole;
  if (build.limbs === 'wings' || build.limbs === 'flippers') {
    const { x, y, dx, dy } = handAt(joints, side);
    const widths = [1.3, 1.9, 2, 1.9, 1.5, 0.7].slice(isForearm ? 2 : 0);
    sketch.tube(
      [...points, x + WING_TIP * dx, y + WING_TIP * dy],
      widths.map((part) => part * FEATHERED),
    );
  } else {
    sketch.tube(
      points,
      [1.15, 1.1, 1.05, 1, 0.95].map((part) => part * width),
    );
    drawPaw(sketch, build, handAt(joints, side));
  }
  if (garment.isDressed && !isForearm)
    sketch.tube(
      points.slice(0, 8),
      [1.3, 1.3, 1.25, 1.2].map((part) => part * width),
      undefined,
      SLEEVE,
    );
}

/** Breadth of a wing that is an arm. */
const FEATHERED = 17;
/** How far such a wing goes on beyond where its hand is. */
const WING_TIP = 16;
const SLEEVE = '#e2574c';

/** A hand, and where it points. */
export function handAt(
  { elbows, hands }: Joints,
  side: Side,
): { x: number; y: number; dx: number; dy: number } {
  const [dx, dy] = direction(elbows[side], hands[side]);
  const [x, y] = hands[side];
  return { x, y, dx, dy };
}
