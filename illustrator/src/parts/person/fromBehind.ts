import type { Pose } from '../../reading/Scene.ts';
import type { PoseRequest } from './choosePose.ts';
import type { PersonLook } from './PersonLook.ts';
import { PERSON_POSES } from './personPoses.ts';
import type { PersonPose } from './poseShapes.ts';

/** What can be done with the back to the viewer. */
const AWAY: ReadonlySet<Pose> = new Set<Pose>([
  'stand',
  'sit',
  'walk',
  'run',
  'wave',
  'cheer',
  'point',
  'open-arms',
  'jump',
  'dance',
  'clap',
  'climb',
  'fold-hands',
  'hands-on-head',
  'akimbo',
  'meditate',
  'think',
  'sing',
]);

/** Whether somebody can be seen from behind: on no seat, whose back would be before the legs; a calling up a ladder is known by its hat. */
export function canTurnAway({
  pose,
  onSeat,
  look,
}: Pick<PoseRequest, 'pose' | 'onSeat'> & { look: PersonLook }): boolean {
  return AWAY.has(pose) && !onSeat && !(pose === 'climb' && look.hat);
}

/** An outfit without what is only on the front of it. */
export function fromBehind(look: PersonLook): PersonLook {
  const { front: _front, neckline, tie: _tie, bow: _bow, bump: _bump, ...rest } = look;
  return { ...rest, ...(neckline === 'hood' ? { neckline } : {}) };
}

/** A pose without what is before the body; who sits on the ground has the legs crossed there. */
export function poseFromBehind({ gear: _gear, ...pose }: PersonPose): PersonPose {
  if (pose.legs !== 'soles') return pose;
  const { leftLeg, rightLeg } = PERSON_POSES.meditate;
  return { ...pose, leftLeg, rightLeg, legs: 'crossed' };
}
