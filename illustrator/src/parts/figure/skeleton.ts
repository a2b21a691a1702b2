import type { Limb, Pose } from './pose.ts';

export type Point = readonly [number, number];

/** Where the joints are; the origin lies between the hips, y down. */
export interface Joints {
  neck: Point;
  head: Point;
  headRadius: number;
  shoulders: { left: Point; right: Point };
  hips: { left: Point; right: Point };
  elbows: { left: Point; right: Point };
  hands: { left: Point; right: Point };
  knees: { left: Point; right: Point };
  feet: { left: Point; right: Point };
  /** Degrees from upright. */
  lean: number;
}

/** Puts a pose on a child's or a grown-up's proportions. */
export function solveJoints(pose: Pose, adult: boolean): Joints {
  const sizes = adult
    ? { trunk: 66, arm: 32, leg: 44, head: 31, shoulder: 20, hip: 11 }
    : { trunk: 54, arm: 27, leg: 32, head: 40, shoulder: 18, hip: 11 };
  const turn = (pose.lean * Math.PI) / 180;
  const up = (distance: number, side = 0): Point => [
    distance * Math.sin(turn) + side * Math.cos(turn),
    -distance * Math.cos(turn) + side * Math.sin(turn),
  ];
  const shoulders = {
    left: up(sizes.trunk - 8, -sizes.shoulder),
    right: up(sizes.trunk - 8, sizes.shoulder),
  };
  const hips = { left: [-sizes.hip, 0] as Point, right: [sizes.hip, 0] as Point };
  const [leftElbow, leftHand] = bend(shoulders.left, pose.leftArm, sizes.arm);
  const [rightElbow, rightHand] = bend(shoulders.right, pose.rightArm, sizes.arm);
  const [leftKnee, leftFoot] = bend(hips.left, pose.leftLeg, sizes.leg);
  const [rightKnee, rightFoot] = bend(hips.right, pose.rightLeg, sizes.leg);
  return {
    neck: up(sizes.trunk),
    head: up(sizes.trunk + sizes.head * 0.88),
    headRadius: sizes.head,
    shoulders,
    hips,
    elbows: { left: leftElbow, right: rightElbow },
    hands: { left: leftHand, right: rightHand },
    knees: { left: leftKnee, right: rightKnee },
    feet: { left: leftFoot, right: rightFoot },
    lean: pose.lean,
  };
}

function bend(from: Point, limb: Limb, length: number): [Point, Point] {
  const middle = reach(from, limb.upper, length);
  return [middle, reach(middle, limb.lower, length)];
}

function reach(from: Point, degrees: number, length: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [from[0] + length * Math.sin(turn), from[1] + length * Math.cos(turn)];
}
