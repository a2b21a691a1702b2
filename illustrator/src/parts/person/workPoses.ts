import type { Pose } from '../../reading/Scene.ts';
import { arms, BOTH, MERRY, type PersonPose, pair, STAND } from './poseShapes.ts';

/** What a person does to something else with both arms. */
export const WORK_POSES = {
  push: {
    leftArm: { upper: 44, lower: 78 },
    rightArm: { upper: 68, lower: 90 },
    leftLeg: { upper: -26, lower: -52 },
    rightLeg: { upper: 26, lower: -10 },
    lean: 13,
    before: BOTH,
    goes: 'right',
  },
  pull: {
    leftArm: { upper: -66, lower: -84 },
    rightArm: { upper: 24, lower: -96 },
    leftLeg: { upper: -34, lower: -48 },
    rightLeg: { upper: 32, lower: 0 },
    lean: 12,
    before: ['right'],
    goes: 'right',
  },
  throw: {
    leftArm: { upper: -70, lower: -40 },
    rightArm: { upper: 118, lower: 132 },
    leftLeg: { upper: -28, lower: -26 },
    rightLeg: { upper: 28, lower: 4 },
    lean: 5,
    face: MERRY,
    goes: 'right',
  },
  dig: {
    leftArm: { upper: 24, lower: 90 },
    rightArm: { upper: 38, lower: 24 },
    leftLeg: { upper: -20, lower: -30 },
    rightLeg: { upper: 24, lower: 0 },
    lean: 14,
    before: BOTH,
    gear: 'mound',
    goes: 'right',
  },
  /** On one knee, both hands at what is on the ground before it. */
  plant: {
    leftArm: { upper: 34, lower: 62 },
    rightArm: { upper: 44, lower: 50 },
    leftLeg: { upper: -10, lower: -82, near: 0.95, far: 0.8 },
    rightLeg: { upper: 76, lower: -2, near: 0.8, far: 0.9 },
    lean: 18,
    before: BOTH,
    goes: 'right',
  },
  kiss: {
    ...STAND,
    ...arms(pair(30, -20)),
    lean: 7,
    tilt: 4,
    face: { eyes: 'closed', mouth: 'pursed' },
    gear: 'heart',
    goes: 'right',
  },
  bow: {
    ...STAND,
    leftArm: { upper: -30, lower: -10 },
    rightArm: { upper: 26, lower: -74 },
    lean: 40,
    tilt: 14,
    before: ['right'],
    face: { eyes: 'closed' },
    goes: 'right',
  },
  /** On the ground, leaning back, legs ahead and arms up. */
  slide: {
    leftArm: { upper: -128, lower: -160 },
    rightArm: { upper: 118, lower: 150 },
    leftLeg: { upper: 76, lower: 84 },
    rightLeg: { upper: 88, lower: 72 },
    lean: -12,
    tilt: 10,
    rests: 'seat',
    face: MERRY,
    goes: 'right',
  },
  /** On hands and knees. */
  crawl: {
    leftArm: { upper: 26, lower: 6 },
    rightArm: { upper: -6, lower: 10 },
    leftLeg: { upper: -16, lower: -84, far: 0.8 },
    rightLeg: { upper: 26, lower: -78, far: 0.8 },
    lean: 62,
    tilt: -31,
    goes: 'right',
  },
} satisfies Partial<Record<Pose, PersonPose>>;
