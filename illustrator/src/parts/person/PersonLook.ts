import type { Pose } from '../../reading/Scene.ts';
import type { Outfit } from '../figure/outfit.ts';
import type { MoodSign } from '../moodSigns.ts';

/** How old a person looks: it decides head, trunk and limbs. */
export type Age = 'baby' | 'toddler' | 'child' | 'adult' | 'old';

/** What a trunk bears by which a calling or an age of history is known. */
export const UNIFORMS = [
  'armor',
  'satchel',
  'reflective',
  'long-coat',
  'fur',
  'wrap',
  'badge',
  'wings',
  'broad-collar',
  'sash',
  'camouflage',
] as const;

/** The name of one of them. */
export type Uniform = (typeof UNIFORMS)[number];

/** What a person looks like: fields of a record's `drawing.figure`, and what is worn over them. */
export interface PersonLook extends Omit<Outfit, 'hair' | 'front'> {
  hair: Outfit['hair'] | 'ponytail' | 'braids' | 'bob' | 'spiky' | 'afro' | 'flowing' | 'bald' | 'curl';
  front?: NonNullable<Outfit['front']> | 'dots' | 'checks' | 'pocket' | 'zip' | 'number' | 'coat' | Uniform;
  /** Around the neck of the upper part. */
  neckline?: 'collar' | 'hood' | 'bow' | 'standing';
  /** Two pointed teeth in a smile. */
  fangs?: boolean;
  /** Sleeves to the wrist where the outfit has short ones, and the other way. */
  sleeves?: 'long' | 'short';
  age?: Age;
  /** Whether its eyes have lashes; where nothing is said, hair or dress tell. */
  lashes?: boolean;
  /** Grown-ups have a smaller head and longer legs. */
  adult?: boolean;
  boots?: boolean;
  /** What is on the feet, shoes where nothing is said. */
  feet?: 'shoes' | 'socks' | 'sandals' | 'slippers' | 'ballet' | 'bare';
  gloves?: boolean;
  /** A hook for a left hand. */
  hook?: boolean;
  tie?: boolean;
  bow?: boolean;
  backpack?: boolean;
  /** The limb that is in plaster. */
  cast?: 'arm' | 'leg';
  /** Hearing aids at the ears. */
  aids?: boolean;
  /** Round with a child. */
  bump?: boolean;
  /** Colors that tell who it is, Santa's red: of the upper and the lower part, of what is on them, and of hair. */
  topColor?: string;
  bottomColor?: string;
  accentColor?: string;
  hairColor?: string;
  /** Sits in one, whatever else it does. */
  wheelchair?: boolean;
}

/** What a face shows. */
export interface FaceLook {
  eyes: 'open' | 'closed' | 'wide' | 'merry' | 'down' | 'wink' | 'half' | 'swirl';
  /** What stands around the head. */
  sign?: MoodSign;
  mouth:
    | 'smile'
    | 'open'
    | 'sad'
    | 'wail'
    | 'straight'
    | 'scared'
    | 'round'
    | 'tongue'
    | 'licking'
    | 'gappy'
    | 'pursed';
  brows: 'calm' | 'sad' | 'angry' | 'high';
  tears?: boolean;
  /** Freckles over the cheeks, or spots all over it. */
  dots?: 'freckles' | 'spots';
  /** Hatched cheeks. */
  blush?: boolean;
}

/** Sizes of a body in its own units. */
export interface Proportions {
  trunk: number;
  arm: number;
  leg: number;
  /** Radius. */
  head: number;
  shoulder: number;
  hip: number;
  /** Thickness of limbs, 1 for a child's. */
  stout: number;
}

export const PROPORTIONS: Readonly<Record<Age, Proportions>> = {
  baby: { trunk: 46, arm: 19, leg: 18, head: 40, shoulder: 19, hip: 13, stout: 1.05 },
  toddler: { trunk: 46, arm: 22, leg: 24, head: 40, shoulder: 18, hip: 11, stout: 1 },
  child: { trunk: 52, arm: 27, leg: 33, head: 38, shoulder: 20, hip: 11, stout: 1 },
  adult: { trunk: 66, arm: 35, leg: 45, head: 34, shoulder: 26, hip: 13, stout: 1.12 },
  old: { trunk: 60, arm: 32, leg: 37, head: 34, shoulder: 25, hip: 14, stout: 1.14 },
};

/** Whether hands are down in a pose, so that no wand or sword is in them. */
export function isAtRest(pose: Pose | undefined): boolean {
  return pose === 'sleep' || pose === 'sit';
}

/** An outfit without what it has in its hands. */
export function emptyHanded({ holds: _holds, shield: _shield, ...look }: PersonLook): PersonLook {
  return look;
}

/** The age of an outfit, younger where a young one is asked for. */
export function ageOf(look: PersonLook, isYoung: boolean): Age {
  const age = look.age ?? (look.adult ? 'adult' : 'child');
  if (!isYoung) return age;
  return age === 'child' ? 'toddler' : age === 'adult' || age === 'old' ? 'child' : age;
}
