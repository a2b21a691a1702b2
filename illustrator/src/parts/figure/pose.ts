/** Angles of a limb in degrees: 0 hangs straight down, positive turns to the viewer's right. */
export interface Limb {
  upper: number;
  lower: number;
}

export interface Pose {
  leftArm: Limb;
  rightArm: Limb;
  leftLeg: Limb;
  rightLeg: Limb;
  /** Degrees the trunk leans to the right. */
  lean: number;
  /** Both arms in front of the body, holding something between the hands. */
  holdsInFront?: boolean;
  /** What belongs to the action, drawn with the figure. */
  prop?: 'book' | 'ball' | 'skates' | 'notes' | 'bicycle' | 'scooter';
  /** Sits across something, one leg before it. */
  isAstride?: boolean;
  /** Lifts the feet from the ground, in units. */
  jump?: number;
}

const STAND: Pose = {
  leftArm: { upper: -24, lower: -14 },
  rightArm: { upper: 24, lower: 14 },
  leftLeg: { upper: -7, lower: -3 },
  rightLeg: { upper: 7, lower: 3 },
  lean: 0,
};

/** Poses by the verb's base form. */
export const POSES: Readonly<Record<string, Pose>> = {
  stand: STAND,
  wave: { ...STAND, rightArm: { upper: 100, lower: 160 } },
  cheer: { ...STAND, leftArm: { upper: -130, lower: -165 }, rightArm: { upper: 130, lower: 165 } },
  walk: {
    ...STAND,
    leftArm: { upper: -32, lower: -6 },
    rightArm: { upper: 30, lower: 52 },
    leftLeg: { upper: -24, lower: -30 },
    rightLeg: { upper: 26, lower: 12 },
    lean: 3,
  },
  run: {
    leftArm: { upper: -62, lower: 12 },
    rightArm: { upper: 48, lower: 128 },
    leftLeg: { upper: -34, lower: -96 },
    rightLeg: { upper: 62, lower: -2 },
    lean: 12,
    jump: 8,
  },
  jump: {
    leftArm: { upper: -125, lower: -150 },
    rightArm: { upper: 125, lower: 150 },
    leftLeg: { upper: -38, lower: 30 },
    rightLeg: { upper: 38, lower: -30 },
    lean: 0,
    jump: 34,
  },
  dance: {
    leftArm: { upper: -95, lower: -150 },
    rightArm: { upper: 80, lower: 45 },
    leftLeg: { upper: -8, lower: -4 },
    rightLeg: { upper: 48, lower: -20 },
    lean: -6,
  },
  ballet: {
    leftArm: { upper: -140, lower: 150 },
    rightArm: { upper: 140, lower: -150 },
    leftLeg: { upper: 0, lower: 0 },
    rightLeg: { upper: 55, lower: -62 },
    lean: 0,
  },
  read: {
    ...STAND,
    leftArm: { upper: -28, lower: 62 },
    rightArm: { upper: 28, lower: -62 },
    prop: 'book',
    holdsInFront: true,
  },
  kick: {
    leftArm: { upper: -70, lower: -40 },
    rightArm: { upper: 50, lower: 90 },
    leftLeg: { upper: -6, lower: -10 },
    rightLeg: { upper: 62, lower: 56 },
    lean: -9,
    prop: 'ball',
  },
  skate: {
    leftArm: { upper: -70, lower: -80 },
    rightArm: { upper: 64, lower: 84 },
    leftLeg: { upper: -34, lower: -62 },
    rightLeg: { upper: 18, lower: 4 },
    lean: 8,
    prop: 'skates',
  },
  fly: {
    leftArm: { upper: -30, lower: -20 },
    rightArm: { upper: 168, lower: 176 },
    leftLeg: { upper: -10, lower: -6 },
    rightLeg: { upper: 10, lower: 22 },
    lean: 0,
  },
  ride: {
    leftArm: { upper: -40, lower: 30 },
    rightArm: { upper: 34, lower: 66 },
    leftLeg: { upper: -20, lower: 0 },
    rightLeg: { upper: 20, lower: -8 },
    lean: 0,
    isAstride: true,
  },
  sing: {
    ...STAND,
    leftArm: { upper: -60, lower: -110 },
    rightArm: { upper: 60, lower: 110 },
    prop: 'notes',
  },
  sit: {
    leftArm: { upper: -26, lower: 8 },
    rightArm: { upper: 26, lower: -8 },
    leftLeg: { upper: -72, lower: -14 },
    rightLeg: { upper: 72, lower: 14 },
    lean: 0,
  },
};

/** Other verbs that look like one of the poses. */
const SAME_AS: Readonly<Record<string, string>> = {
  skip: 'jump',
  hop: 'jump',
  leap: 'jump',
  bounce: 'jump',
  play: 'kick',
  hike: 'walk',
  march: 'walk',
  celebrate: 'cheer',
  greet: 'wave',
  'roller-skate': 'skate',
  'ice-skate': 'skate',
  twirl: 'dance',
  spin: 'dance',
  chase: 'run',
  race: 'run',
  study: 'read',
  sleep: 'sit',
};

/** The pose for a verb; standing (with a wave now and then) for what has none. */
export function poseFor(action: string | undefined, variant: number, holds = false): Pose {
  const pose = POSES[action ?? ''] ?? POSES[SAME_AS[action ?? ''] ?? ''];
  if (pose) return pose;
  if (holds) return { ...STAND, rightArm: { upper: 52, lower: 112 } };
  return POSES[variant % 3 === 0 ? 'wave' : 'stand'] ?? STAND;
}
