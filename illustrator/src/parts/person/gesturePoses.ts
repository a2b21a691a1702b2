import type { Pose } from '../../reading/Scene.ts';
import { arms, BOTH, legs, MERRY, ON_ONE_KNEE, type PersonPose, pair, STAND, UP } from './poseShapes.ts';

/** What who stands tells with arms and face alone. */
export const GESTURE_POSES = {
  wave: { ...STAND, rightArm: { upper: 118, lower: 168, far: 1.4 } },
  cheer: { ...STAND, ...arms(UP), face: MERRY },
  sing: { ...STAND, ...arms(pair(48, 118)), face: { mouth: 'round', eyes: 'merry' }, gear: 'notes' },
  roar: { ...STAND, ...arms(pair(84, 160)), face: { mouth: 'open', brows: 'angry' } },
  stretch: {
    ...STAND,
    leftArm: { upper: -160, lower: -172 },
    rightArm: { upper: 146, lower: 162 },
    lean: 7,
    face: { eyes: 'closed', mouth: 'round' },
  },
  /** Both hands before the eyes. */
  hide: { ...STAND, ...arms(pair(140, 226)), before: BOTH, isFrontal: true },
  /** Both hands at the ears. */
  'cover-ears': {
    ...STAND,
    ...arms(pair(122, 186)),
    before: BOTH,
    isFrontal: true,
    face: { eyes: 'closed', mouth: 'straight' },
  },
  point: { ...STAND, rightArm: { upper: 84, lower: 100 } },
  'open-arms': { ...STAND, ...arms(pair(84, 112)), face: MERRY },
  /** One forearm over the other before the chest. */
  'cross-arms': {
    ...STAND,
    leftArm: { upper: -30, lower: 78, near: 0.9, far: 1.25 },
    rightArm: { upper: 30, lower: -78, near: 0.9, far: 1.25 },
    before: BOTH,
  },
  /** Hands on the hips. */
  akimbo: { ...STAND, ...arms(pair(58, -38)) },
  /** Both hands on top of the head. */
  'hands-on-head': {
    ...STAND,
    leftArm: { upper: -109, lower: -202, near: 1.2, far: 1.7 },
    rightArm: { upper: 109, lower: 202, near: 1.2, far: 1.7 },
    before: BOTH,
  },
  /** One hand flat before the chest. */
  'hand-on-chest': { ...STAND, rightArm: { upper: 34, lower: -70, near: 0.95, far: 1.1 }, before: ['right'] },
  /** A finger on the lips. */
  hush: {
    ...STAND,
    rightArm: { upper: 16, lower: 203, near: 0.95, far: 1.1 },
    before: ['right'],
    isOnLips: true,
    face: { mouth: 'round' },
  },
  /** A hand at the brow. */
  salute: { ...STAND, rightArm: { upper: 124, lower: 198, near: 1.1, far: 1.2 }, before: ['right'] },
  /** On one knee, the hands together before the chest. */
  pray: {
    ...STAND,
    ...arms({ left: { upper: -26, lower: 128, far: 1.15 }, right: { upper: 26, lower: -128, far: 1.15 } }),
    ...ON_ONE_KNEE,
    before: BOTH,
    tilt: -4,
    face: { eyes: 'closed' },
  },
  /** The hands together before the chest, standing or at a table. */
  'fold-hands': {
    ...STAND,
    ...arms({ left: { upper: -26, lower: 128, far: 1.15 }, right: { upper: 26, lower: -128, far: 1.15 } }),
    before: BOTH,
    face: { eyes: 'closed' },
  },
  /** Palms that meet before the chest. */
  clap: {
    ...STAND,
    ...arms({ left: { upper: -40, lower: 106, far: 1.2 }, right: { upper: 40, lower: -106, far: 1.2 } }),
    before: BOTH,
    face: MERRY,
  },
  /** Palms up at both sides. */
  shrug: { ...STAND, ...arms(pair(26, 122)), tilt: 9, face: { brows: 'high', mouth: 'straight' } },
  /** The face behind a bent elbow. */
  sneeze: {
    ...STAND,
    rightArm: { upper: 146, lower: -84, near: 0.9, far: 1.5 },
    before: ['right'],
    tilt: 10,
    lean: 5,
    face: { eyes: 'closed', mouth: 'round' },
  },
  /** A hand beside the mouth, bent to an ear. */
  whisper: {
    ...STAND,
    leftArm: { upper: -20, lower: -8 },
    rightArm: { upper: 62, lower: 176 },
    lean: 9,
    tilt: 6,
    before: ['right'],
    face: { mouth: 'round' },
    goes: 'right',
  },
  /** On one knee, both hands at the other foot. */
  'tie-shoes': {
    leftArm: { upper: -26, lower: -30, near: 1.2, far: 1.2 },
    rightArm: { upper: -34, lower: -52, near: 1.3, far: 1.5 },
    ...ON_ONE_KNEE,
    lean: -14,
    tilt: -10,
    before: BOTH,
    isAtFoot: true,
    gear: 'laces',
    face: { eyes: 'down' },
  },
  splits: {
    ...arms(pair(78, 104)),
    leftLeg: { upper: -84, lower: -88 },
    rightLeg: { upper: 84, lower: 88 },
    lean: 0,
    face: MERRY,
  },
  /** Arms and legs away from the body: in the snow, in the air. */
  star: { ...arms(pair(92, 108)), ...legs(pair(28, 24)), lean: 0, face: MERRY },
  /** Legs wide apart over what the hands push off from. */
  straddle: { ...arms(pair(14, -12)), ...legs(pair(74, 40)), lean: 0, before: BOTH, face: MERRY, lift: 4 },
  /** One fist out, the other before the chin. */
  box: {
    leftArm: { upper: -34, lower: 136 },
    rightArm: { upper: 72, lower: 98 },
    leftLeg: { upper: -26, lower: -18 },
    rightLeg: { upper: 26, lower: 2 },
    lean: 5,
    before: BOTH,
    gear: 'gloves',
    goes: 'right',
  },
  stomp: {
    ...arms(pair(48, 24)),
    leftLeg: { upper: -8, lower: -4 },
    rightLeg: { upper: 76, lower: 8, near: 0.85 },
    lean: -4,
    lift: 0,
  },
  'one-leg': {
    ...arms(pair(112, 168)),
    leftLeg: { upper: -2, lower: -1 },
    rightLeg: { upper: 62, lower: -68 },
    lean: 0,
  },
} satisfies Partial<Record<Pose, PersonPose>>;
