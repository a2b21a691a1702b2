import type { Mood } from '../../reading/moods.ts';
import type { FaceLook } from './PersonLook.ts';
import type { PersonPose } from './poseShapes.ts';

/** What the face shows of who feels so, in a pose. */
export function faceOf(
  { mood, dots, looksDown }: { mood?: Mood; dots?: NonNullable<FaceLook['dots']>; looksDown?: true },
  pose: PersonPose,
): FaceLook {
  const calm: FaceLook = { eyes: 'open', mouth: 'smile', brows: 'calm' };
  const eyes = looksDown ? { eyes: 'down' as const } : {};
  return { ...calm, ...pose.face, ...(mood ? MOODS[mood] : eyes), ...(dots ? { dots } : {}) };
}

const MOODS: Readonly<Record<Mood, Partial<FaceLook>>> = {
  happy: { mouth: 'open' },
  sad: { mouth: 'sad', brows: 'sad', tears: true },
  angry: { mouth: 'sad', brows: 'angry' },
  sleepy: { eyes: 'closed', mouth: 'straight' },
  scared: { eyes: 'wide', mouth: 'scared', brows: 'sad' },
  surprised: { eyes: 'wide', mouth: 'round', brows: 'high' },
  shy: { eyes: 'down', mouth: 'straight', brows: 'sad', blush: true },
  silly: { eyes: 'wink', mouth: 'tongue', brows: 'high' },
  hungry: { mouth: 'licking', brows: 'high' },
  gappy: { mouth: 'gappy' },
  agape: { mouth: 'open' },
  toothy: { mouth: 'open', brows: 'angry' },
  blowing: { mouth: 'pursed' },
  dizzy: { eyes: 'swirl', mouth: 'scared', brows: 'sad', sign: 'dizzy' },
  confused: { mouth: 'straight', brows: 'high', sign: 'confused' },
  bored: { eyes: 'half', mouth: 'straight' },
  sick: { eyes: 'half', mouth: 'straight', brows: 'sad', sign: 'sick' },
};
