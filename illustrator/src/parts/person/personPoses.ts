import type { Pose } from '../../reading/Scene.ts';
import type { Limb, Side } from './joints.ts';
import type { FaceLook } from './PersonLook.ts';

/** What a person's body does. */
export interface PersonPose {
  leftArm: Limb;
  rightArm: Limb;
  leftLeg: Limb;
  rightLeg: Limb;
  /** Degrees the trunk leans to the viewer's right, and how far the head tilts. */
  lean: number;
  tilt?: number;
  /** Degrees the whole body turns. */
  turn?: number;
  /** Arms that lie before the body. */
  before?: readonly Side[];
  /** How the legs are drawn where both are not simply seen. */
  legs?: 'none' | 'astride' | 'crossed' | 'kneeling' | 'soles';
  /** Rests on its seat, not on its feet. */
  rests?: 'seat';
  face?: Partial<FaceLook>;
  gear?: Gear;
  /** The way it goes. */
  goes?: 'right';
  /** How far its feet are off the ground, in units. */
  lift?: number;
}

/** What belongs to a pose and is drawn with it. */
export type Gear =
  | 'book'
  | 'notes'
  | 'skates'
  | 'skis'
  | 'board'
  | 'boat'
  | 'bicycle'
  | 'club'
  | 'balls'
  | 'barbell'
  | 'bath'
  | 'basketball'
  | 'thought';

const pair = (upper: number, lower: number): { left: Limb; right: Limb } => ({
  left: { upper: -upper, lower: -lower },
  right: { upper, lower },
});

const HANGING = pair(17, 7);
const UP = pair(126, 168);
/** Hands before the chest. */
const FRONT = pair(26, -74);
const STANDING = pair(6, 2);
const BOTH: readonly Side[] = ['left', 'right'];

const arms = ({ left, right }: { left: Limb; right: Limb }) => ({ leftArm: left, rightArm: right });
const legs = ({ left, right }: { left: Limb; right: Limb }) => ({ leftLeg: left, rightLeg: right });

const STAND: PersonPose = { ...arms(HANGING), ...legs(STANDING), lean: 0 };
const MERRY: Partial<FaceLook> = { mouth: 'open' };

/** On a seat: thighs to the viewer, feet down. */
export const ON_SEAT: PersonPose = {
  ...arms(pair(24, -22)),
  leftLeg: { upper: -26, lower: -3, near: 0.55 },
  rightLeg: { upper: 26, lower: 3, near: 0.55 },
  lean: 0,
  rests: 'seat',
};

const ON_GROUND: PersonPose = {
  ...arms(pair(30, -4)),
  leftLeg: { upper: -70, lower: -36, near: 0.95, far: 0.55 },
  rightLeg: { upper: 70, lower: 36, near: 0.95, far: 0.55 },
  lean: 0,
  legs: 'soles',
};

const RUN: PersonPose = {
  leftArm: { upper: -58, lower: 30 },
  rightArm: { upper: 46, lower: 130 },
  leftLeg: { upper: -30, lower: -98 },
  rightLeg: { upper: 64, lower: 2 },
  lean: 12,
  goes: 'right',
  lift: 6,
};

const LYING = { ...arms(pair(16, 6)), ...legs(pair(4, 2)), lean: 0, turn: -90 };

/** What a person can do with the body. */
export const PERSON_POSES: Readonly<Record<Pose, PersonPose>> = {
  stand: STAND,
  sit: ON_GROUND,
  lie: LYING,
  sleep: {
    leftArm: { upper: -50, lower: -190 },
    rightArm: { upper: 30, lower: -62 },
    leftLeg: { upper: -30, lower: 26 },
    rightLeg: { upper: -18, lower: 34 },
    lean: 0,
    turn: -90,
    before: ['right'],
    face: { eyes: 'closed' },
  },
  walk: {
    leftArm: { upper: -34, lower: -8 },
    rightArm: { upper: 24, lower: 52 },
    leftLeg: { upper: -22, lower: -34 },
    rightLeg: { upper: 28, lower: 8 },
    lean: 3,
    goes: 'right',
  },
  run: RUN,
  jump: {
    ...arms(pair(118, 158)),
    leftLeg: { upper: -48, lower: 34 },
    rightLeg: { upper: 48, lower: -34 },
    lean: 0,
    face: MERRY,
    lift: 34,
  },
  dance: {
    leftArm: { upper: -104, lower: -160 },
    rightArm: { upper: 74, lower: 30 },
    leftLeg: { upper: -6, lower: -4 },
    rightLeg: { upper: 52, lower: -22 },
    lean: -7,
    tilt: 8,
    face: MERRY,
  },
  fly: {
    leftArm: { upper: -34, lower: -14 },
    rightArm: { upper: 166, lower: 176 },
    leftLeg: { upper: -8, lower: -4 },
    rightLeg: { upper: 10, lower: 26 },
    lean: 0,
    turn: 62,
    tilt: -30,
    goes: 'right',
  },
  swim: {
    leftArm: { upper: -64, lower: -104 },
    rightArm: { upper: 138, lower: 96 },
    ...legs(STANDING),
    lean: 8,
    legs: 'none',
    face: MERRY,
    goes: 'right',
  },
  wave: { ...STAND, rightArm: { upper: 104, lower: 164 } },
  cheer: { ...STAND, ...arms(UP), face: MERRY },
  sing: { ...STAND, ...arms(pair(48, 118)), face: { mouth: 'round', eyes: 'merry' }, gear: 'notes' },
  kneel: {
    ...arms(pair(24, -20)),
    leftLeg: { upper: -58, lower: 4 },
    rightLeg: { upper: 22, lower: 84, far: 0.9 },
    lean: 0,
    legs: 'kneeling',
  },
  read: {
    ...STAND,
    leftArm: { upper: -24, lower: -8, far: 0.35 },
    rightArm: { upper: 24, lower: 8, far: 0.35 },
    before: BOTH,
    gear: 'book',
  },
  kick: {
    leftArm: { upper: -72, lower: -44 },
    rightArm: { upper: 52, lower: 96 },
    leftLeg: { upper: -8, lower: -12 },
    rightLeg: { upper: 66, lower: 58 },
    lean: -9,
    goes: 'right',
  },
  skate: {
    leftArm: { upper: -72, lower: -86 },
    rightArm: { upper: 60, lower: 88 },
    leftLeg: { upper: -34, lower: -62 },
    rightLeg: { upper: 18, lower: 4 },
    lean: 8,
    gear: 'skates',
    goes: 'right',
  },
  ride: {
    leftArm: { upper: -30, lower: 44 },
    rightArm: { upper: 22, lower: 58 },
    leftLeg: { upper: -20, lower: 0 },
    rightLeg: { upper: 34, lower: -10 },
    lean: 0,
    legs: 'astride',
    rests: 'seat',
    goes: 'right',
  },
  climb: {
    leftArm: { upper: -138, lower: -172 },
    rightArm: { upper: 158, lower: 178 },
    leftLeg: { upper: -60, lower: 8 },
    rightLeg: { upper: 12, lower: 4 },
    lean: 0,
  },
  cartwheel: {
    ...arms(pair(148, 150)),
    ...legs(pair(38, 38)),
    lean: 0,
    turn: 164,
    face: MERRY,
  },
  ski: {
    leftArm: { upper: -46, lower: 14 },
    rightArm: { upper: 58, lower: 62 },
    leftLeg: { upper: 4, lower: -22 },
    rightLeg: { upper: 34, lower: -12 },
    lean: 12,
    gear: 'skis',
    goes: 'right',
  },
  surf: {
    leftArm: { upper: -84, lower: -104 },
    rightArm: { upper: 76, lower: 98 },
    leftLeg: { upper: -50, lower: -2 },
    rightLeg: { upper: 50, lower: 6 },
    lean: 6,
    gear: 'board',
    face: MERRY,
    goes: 'right',
  },
  row: {
    ...arms(pair(40, -30)),
    ...legs(STANDING),
    lean: 0,
    legs: 'none',
    gear: 'boat',
  },
  bike: {
    leftArm: { upper: 12, lower: 62 },
    rightArm: { upper: 44, lower: 14 },
    leftLeg: { upper: 6, lower: 0 },
    rightLeg: { upper: 58, lower: -12 },
    lean: 9,
    legs: 'astride',
    gear: 'bicycle',
    goes: 'right',
  },
  golf: {
    leftArm: { upper: 8, lower: 44 },
    rightArm: { upper: 14, lower: -12 },
    ...legs(pair(14, 6)),
    lean: 5,
    before: BOTH,
    gear: 'club',
  },
  juggle: { ...STAND, ...arms(pair(30, 112)), gear: 'balls' },
  lift: { ...STAND, ...arms(pair(124, 176)), ...legs(pair(20, 4)), gear: 'barbell' },
  meditate: {
    ...arms(pair(38, 16)),
    leftLeg: { upper: -80, lower: 74, near: 0.9, far: 0.95 },
    rightLeg: { upper: 80, lower: -74, near: 0.9, far: 0.95 },
    lean: 0,
    legs: 'crossed',
    face: { eyes: 'closed' },
  },
  bathe: { ...STAND, ...arms(pair(70, 128)), legs: 'none', gear: 'bath', face: MERRY },
  dribble: {
    leftArm: { upper: -48, lower: -10 },
    rightArm: { upper: 46, lower: 22 },
    leftLeg: { upper: -20, lower: -8 },
    rightLeg: { upper: 22, lower: -6 },
    lean: 4,
    gear: 'basketball',
  },
  think: {
    leftArm: { upper: -22, lower: 78 },
    rightArm: { upper: 34, lower: -150 },
    ...legs(STANDING),
    lean: 0,
    tilt: -7,
    before: BOTH,
    face: { brows: 'high', mouth: 'straight' },
    gear: 'thought',
  },
  cry: {
    ...STAND,
    ...arms(pair(44, -166)),
    before: BOTH,
    tilt: 4,
    face: { eyes: 'closed', mouth: 'wail', brows: 'sad', tears: true },
  },
  laugh: {
    ...STAND,
    ...arms(pair(32, -62)),
    before: BOTH,
    tilt: -9,
    lean: -4,
    face: { eyes: 'merry', mouth: 'open' },
  },
  roar: { ...STAND, ...arms(pair(84, 160)), face: { mouth: 'open', brows: 'angry' } },
  peek: {
    ...STAND,
    leftArm: { upper: -20, lower: -10 },
    rightArm: { upper: 64, lower: -146 },
    lean: 12,
    tilt: 8,
    before: ['right'],
    face: { eyes: 'wide', brows: 'high' },
  },
  stretch: {
    ...STAND,
    leftArm: { upper: -160, lower: -172 },
    rightArm: { upper: 146, lower: 162 },
    lean: 7,
    face: { eyes: 'closed', mouth: 'round' },
  },
};

/** What an arm does for a task of its hand. */
export function armFor(task: 'down' | 'up' | 'front' | 'out', side: Side): Limb {
  const { [side]: limb } = { down: HANGING, up: UP, front: FRONT, out: pair(68, 88) }[task];
  return limb;
}
