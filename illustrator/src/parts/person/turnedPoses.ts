import type { Pose } from '../../reading/Scene.ts';
import { legs, MERRY, type PersonPose, pair } from './poseShapes.ts';

/** Arms past the head, to the ground below it. */
const PAST_HEAD = {
  leftArm: { upper: -140, lower: -186, near: 1.9, far: 1.9 },
  rightArm: { upper: 140, lower: 186, near: 1.9, far: 1.9 },
};

/** Both hands ahead of who lies in the air, near each other. */
export const REACHING_AHEAD = {
  leftArm: { upper: -142, lower: -208, near: 1.9, far: 1.8 },
  rightArm: { upper: 142, lower: 208, near: 1.9, far: 1.8 },
};

/** Who has the head below. */
export const TURNED_POSES = {
  cartwheel: { ...PAST_HEAD, ...legs(pair(52, 52)), lean: 0, turn: 180, rests: 'hands', face: MERRY },
  handstand: { ...PAST_HEAD, ...legs(pair(7, 3)), lean: 0, turn: 180, rests: 'hands', face: MERRY },
  headstand: {
    leftArm: { upper: -118, lower: -196, near: 1.6, far: 1.6 },
    rightArm: { upper: 118, lower: 196, near: 1.6, far: 1.6 },
    ...legs(pair(5, 2)),
    lean: 0,
    turn: 180,
  },
  /** Lies in somebody's arms, the head higher and the knees up. */
  'in-arms': {
    leftArm: { upper: -4, lower: 8 },
    rightArm: { upper: 34, lower: -54 },
    leftLeg: { upper: 24, lower: -46, near: 0.9 },
    rightLeg: { upper: 40, lower: -40, near: 0.9 },
    lean: 0,
    turn: -78,
    tilt: 40,
    before: ['right'],
  },
  /** Head first, the arms ahead. */
  dive: {
    ...PAST_HEAD,
    leftLeg: { upper: -8, lower: -2 },
    rightLeg: { upper: 8, lower: 2 },
    lean: 0,
    turn: 128,
    lift: 50,
    goes: 'right',
  },
} satisfies Partial<Record<Pose, PersonPose>>;
