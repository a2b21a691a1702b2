import type { HandTask } from '../../bodies/Body.ts';
import type { Pose } from '../../reading/Scene.ts';
import { SIDES } from './joints.ts';
import { PERSON_POSES } from './personPoses.ts';
import { armFor, ON_SEAT, type PersonPose } from './poseShapes.ts';

/** What a body is to do. */
export interface PoseRequest {
  pose: Pose;
  /** Sits on something: the legs hang down. */
  onSeat: boolean;
  hands: { left?: HandTask; right?: HandTask };
}

/** The pose of a body: its hands do what they are asked for, and what only free hands can hold is left out. */
export function choosePose(request: PoseRequest): PersonPose {
  const { hands } = request;
  const pose = onSeat(request);
  const before = SIDES.filter((side) =>
    hands[side] === undefined ? pose.before?.includes(side) : hands[side] === 'front',
  );
  const { gear, ...rest } = pose;
  const isFree = hands.left === undefined && hands.right === undefined;
  return {
    ...rest,
    ...(hands.left ? { leftArm: armFor(hands.left, 'left') } : {}),
    ...(hands.right ? { rightArm: armFor(hands.right, 'right') } : {}),
    before,
    ...(gear && (isFree || !IN_HANDS.has(gear)) ? { gear } : {}),
  };
}

/** Poses of those who stand on or in what is there. */
const ON_BOARDS: ReadonlySet<Pose> = new Set(['surf', 'skate', 'push', 'bathe']);

/** Gear that leaves no hand free. */
const IN_HANDS: ReadonlySet<string> = new Set(['book', 'club', 'balls', 'barbell', 'basketball', 'boat']);

function onSeat({ pose, onSeat: isSeated }: PoseRequest): PersonPose {
  const own = PERSON_POSES[pose];
  if (!isSeated) return own;
  // What a pose has with it is there already, but for a book.
  const { gear, ...free } = own;
  const bare = gear === 'book' ? own : free;
  if (own.legs === 'astride' || own.legs === 'crossed') return { ...bare, rests: 'seat' };
  if (ON_BOARDS.has(pose)) return bare;
  const { leftLeg, rightLeg } = ON_SEAT;
  const { legs: _legs, turn: _turn, goes: _goes, ...rest } = pose === 'sit' ? ON_SEAT : own;
  return { ...rest, leftLeg, rightLeg, rests: 'seat' };
}
