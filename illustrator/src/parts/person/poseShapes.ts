import type { HandTask } from '../../bodies/Body.ts';
import type { ArmsAndLegs, Limb, Side } from './joints.ts';
import type { FaceLook } from './PersonLook.ts';

/** What a person's body does. */
export interface PersonPose extends ArmsAndLegs {
  /** Degrees the trunk leans to the viewer's right, and how far the head tilts. */
  lean: number;
  tilt?: number;
  /** Degrees the whole body turns. */
  turn?: number;
  /** Arms that lie before the body. */
  before?: readonly Side[];
  /** Set where the far arm, the left one, is behind the trunk also on its way to a point. */
  hidesFarArm?: true;
  /** Set where a finger of the right hand is on the lips. */
  isOnLips?: true;
  /** How the legs are drawn where both are not simply seen; `near` is astride of what hides the far one. */
  legs?: 'none' | 'astride' | 'near' | 'crossed' | 'soles';
  /** Rests on its seat or its hands, not on its feet. */
  rests?: 'seat' | 'hands';
  face?: Partial<FaceLook>;
  gear?: Gear;
  /** The way it goes. */
  goes?: 'right';
  /** Set where the hands are at a face that is seen from the front. */
  isFrontal?: true;
  /** Looks that way. */
  isTurned?: true;
  /** How far its feet are off the ground, in units. */
  lift?: number;
}

/** What belongs to a pose and is drawn with it. */
export type Gear =
  | 'book'
  | 'notes'
  | 'skates'
  | 'blades'
  | 'skis'
  | 'board'
  | 'boat'
  | 'bicycle'
  | 'club'
  | 'balls'
  | 'barbell'
  | 'bath'
  | 'basketball'
  | 'gloves'
  | 'thought'
  | 'heart'
  | 'laces'
  | 'mound';

/** Both limbs alike, one the mirror of the other. */
export const pair = (upper: number, lower: number): { left: Limb; right: Limb } => ({
  left: { upper: -upper, lower: -lower },
  right: { upper, lower },
});

/** Arms that hang, and arms that are raised. */
export const HANGING = pair(17, 7);
export const UP = pair(126, 168);
/** Hands before the chest. */
export const FRONT = pair(26, -74);
/** Legs of who stands. */
export const STANDING = pair(6, 2);
/** Both sides, of arms before the body. */
export const BOTH: readonly Side[] = ['left', 'right'];

/** Limbs as arms, and as legs. */
export const arms = ({ left, right }: { left: Limb; right: Limb }) => ({ leftArm: left, rightArm: right });
export const legs = ({ left, right }: { left: Limb; right: Limb }) => ({ leftLeg: left, rightLeg: right });

/** One knee on the ground, the other leg to the viewer's left with its foot there. */
export const ON_ONE_KNEE = {
  leftLeg: { upper: -76, lower: 2, near: 0.8, far: 0.9 },
  rightLeg: { upper: 10, lower: 82, near: 0.95, far: 0.8 },
} satisfies Partial<PersonPose>;

/** Stands, the arms at the sides. */
export const STAND: PersonPose = { ...arms(HANGING), ...legs(STANDING), lean: 0 };
/** A laughing mouth. */
export const MERRY: Partial<FaceLook> = { mouth: 'open' };

/** On a seat: thighs to the viewer, feet down. */
export const ON_SEAT: PersonPose = {
  ...arms(pair(24, -22)),
  leftLeg: { upper: -26, lower: -3, near: 0.55 },
  rightLeg: { upper: 26, lower: 3, near: 0.55 },
  lean: 0,
  rests: 'seat',
};

/** What an arm does for a task of its hand. */
export function armFor(task: HandTask, side: Side): Limb {
  const { [side]: limb } = {
    down: HANGING,
    up: UP,
    front: FRONT,
    out: pair(62, 90),
    face: pair(64, 168),
    low: pair(44, 62),
    toss: pair(30, 112),
  }[task];
  return limb;
}

/** Whether one leg hangs on this side of what is sat on. */
export function isAstride({ legs }: Pick<PersonPose, 'legs'>): boolean {
  return legs === 'astride' || legs === 'near';
}
