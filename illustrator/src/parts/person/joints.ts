import type { Proportions } from './PersonLook.ts';

export type Point = readonly [number, number];
export type Side = 'left' | 'right';
export const SIDES: readonly Side[] = ['left', 'right'];

/**
 * Angles of a limb in degrees: 0 hangs straight down, positive turns to the viewer's right. `near` and `far` shorten the
 * upper and the lower half where it points to the viewer.
 */
export interface Limb {
  upper: number;
  lower: number;
  near?: number;
  far?: number;
}

/** Both arms of a body as angles, or to the point where the hand is to be. */
export interface ArmsAndLegs {
  leftArm: Limb;
  rightArm: Limb;
  leftLeg: Limb;
  rightLeg: Limb;
  goals?: Partial<Record<Side, Spot>>;
  /** Set where both hands are at the left foot. */
  isAtFoot?: true;
}

interface Spot {
  x: number;
  y: number;
  isBowed?: true;
}

/** Where the joints are; the origin lies between the hips, y down. */
export interface Joints {
  neck: Point;
  head: Point;
  shoulders: Record<Side, Point>;
  elbows: Record<Side, Point>;
  hands: Record<Side, Point>;
  hips: Record<Side, Point>;
  knees: Record<Side, Point>;
  feet: Record<Side, Point>;
  lean: number;
}

/** Puts limbs on a body's proportions. */
export function solveJoints(sizes: Proportions, limbs: ArmsAndLegs, lean: number): Joints {
  const turn = (lean * Math.PI) / 180;
  const up = (distance: number, side = 0): Point => [
    distance * Math.sin(turn) + side * Math.cos(turn),
    -distance * Math.cos(turn) + side * Math.sin(turn),
  ];
  const shoulders = {
    left: up(sizes.trunk - 9, -sizes.shoulder),
    right: up(sizes.trunk - 9, sizes.shoulder),
  };
  const hips = { left: [-sizes.hip, 0] as Point, right: [sizes.hip, 0] as Point };
  const legs = {
    left: bend(hips.left, limbs.leftLeg, sizes.leg),
    right: bend(hips.right, limbs.rightLeg, sizes.leg),
  };
  const arm = (side: Side): [Point, Point] => {
    const goal = limbs.goals?.[side] ?? (limbs.isAtFoot ? atFoot(legs.left[1], side) : undefined);
    return goal
      ? armTo(shoulders[side], goal, { half: sizes.arm, side })
      : bend(shoulders[side], limbs[`${side}Arm`], sizes.arm);
  };
  const arms = { left: arm('left'), right: arm('right') };
  return {
    neck: up(sizes.trunk),
    head: up(sizes.trunk + sizes.head * 0.84),
    shoulders,
    hips,
    elbows: { left: arms.left[0], right: arms.right[0] },
    hands: { left: arms.left[1], right: arms.right[1] },
    knees: { left: legs.left[0], right: legs.right[0] },
    feet: { left: legs.left[1], right: legs.right[1] },
    lean,
  };
}

/** A hand at the laces, on its own side of them. */
function atFoot([x, y]: Point, side: Side): Spot {
  return { x: x + (side === 'left' ? -25 : 11), y: y - 19 };
}

/** An arm is drawn out so many times its length at most to reach a point. */
const MOST_DRAWN_OUT = 1.55;
/** Half of an arm is at least so long beside the way to its point: nearly straight, or bowed. */
const STRAIGHT = 0.51;
const BOWED = 0.68;

/** Elbow and hand of an arm that reaches a point, or as far to it as it can: the elbow below, or away from the body. */
export function armTo(
  from: Point,
  { x, y, isBowed }: Spot,
  { half, side }: { half: number; side: Side },
): [Point, Point] {
  const [dx, dy] = [x - from[0], y - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  const long = Math.min(MOST_DRAWN_OUT * half, Math.max(half, (isBowed ? BOWED : STRAIGHT) * far));
  const reached = Math.min(far, 2 * long);
  const hand: Point = [from[0] + (reached * dx) / far, from[1] + (reached * dy) / far];
  const out = Math.sqrt(Math.max(0, long ** 2 - (reached / 2) ** 2));
  const [nx, ny] = [-dy / far, dx / far];
  const away = side === 'left' ? -1 : 1;
  const turn = ny + 0.3 * away * nx >= 0 ? 1 : -1;
  const middle = between(from, hand, 0.5);
  return [[middle[0] + turn * out * nx, middle[1] + turn * out * ny], hand];
}

function bend(from: Point, { upper, lower, near = 1, far = 1 }: Limb, length: number): [Point, Point] {
  const middle = reach(from, upper, length * near);
  return [middle, reach(middle, lower, length * far)];
}

function reach(from: Point, degrees: number, length: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [from[0] + length * Math.sin(turn), from[1] + length * Math.cos(turn)];
}

/** The point that is `part` of the way from one to another. */
export function between(a: Point, b: Point, part: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

/** A limb's points with its joint rounded, up to `part` of its lower half, for `Sketch.tube`. */
export function along(from: Point, joint: Point, to: Point, part = 1): number[] {
  const [a, b, end] = [between(from, joint, 0.72), between(joint, to, 0.28), between(joint, to, part)];
  const middle: Point = [(a[0] + b[0]) / 4 + joint[0] / 2, (a[1] + b[1]) / 4 + joint[1] / 2];
  return [...from, ...a, ...middle, ...b, ...end];
}

/** What is below the elbow of a limb that `along` draws. */
export function belowElbow(points: readonly number[]): number[] {
  return points.slice(4);
}

/** The unit vector from one point to another. */
export function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}
