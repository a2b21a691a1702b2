import type { HandGoal, Hands } from '../../bodies/Body.ts';
import type { Pose } from '../../reading/Scene.ts';
import { SIDES, type Side } from './joints.ts';
import { PERSON_POSES } from './personPoses.ts';
import { armFor, isAstride, ON_SEAT, type PersonPose } from './poseShapes.ts';
import { REACHING_AHEAD } from './turnedPoses.ts';

/** What a body is to do. */
export interface PoseRequest {
  pose: Pose;
  /** Sits on something: the legs hang down. */
  onSeat: boolean;
  /** Sits on the ground, whatever else it does. */
  isSeated?: boolean;
  hands: Hands;
}

/** The pose of a body: its hands do what they are asked for, and what only free hands can hold is left out. */
export function choosePose(request: PoseRequest): PersonPose {
  const { hands } = request;
  const pose = onSeat(request);
  const before = SIDES.filter((side) =>
    hands[side] === undefined
      ? pose.before?.includes(side)
      : hands[side] === 'front' || (isBefore(goalOf(hands, side)) && !(pose.hidesFarArm && side === 'left')),
  );
  const { gear, ...rest } = pose;
  const isFree = hands.left === undefined && hands.right === undefined;
  const [left, right] = [goalOf(hands, 'left'), goalOf(hands, 'right')];
  return {
    ...rest,
    ...(typeof hands.left === 'string' ? { leftArm: armFor(hands.left, 'left') } : {}),
    ...(typeof hands.right === 'string' ? { rightArm: armFor(hands.right, 'right') } : {}),
    ...(rest.turn !== undefined && hands.left === 'up' && hands.right === 'up' ? REACHING_AHEAD : {}),
    ...(left || right ? { goals: { ...(left ? { left } : {}), ...(right ? { right } : {}) } } : {}),
    before,
    ...(gear && (isFree || !IN_HANDS.has(gear)) ? { gear } : {}),
  };
}

/** Whether an arm is before the body; one whose hand alone is shown over the head goes up behind that. */
function isBefore(goal: HandGoal | undefined): boolean {
  return goal !== undefined && (goal.shows !== 'hand' || goal.y > OVER_HEAD);
}

/** Over the heads of all bodies, from between the hips. */
const OVER_HEAD = -120;

/** Where a hand is to be. */
export function goalOf(hands: Hands | undefined, side: Side): HandGoal | undefined {
  const task = hands?.[side];
  return typeof task === 'object' ? task : undefined;
}

/** Whether `over` of a body shows a hand: all of them, but only those at a point where there are such. */
export function isOver(hands: Hands | undefined, side: Side): boolean {
  const isAny = SIDES.some((one) => goalOf(hands, one) !== undefined);
  return !isAny || goalOf(hands, side) !== undefined;
}

/** Poses of those who stand on or in what is there. */
const ON_BOARDS: ReadonlySet<Pose> = new Set(['surf', 'skate', 'ice-skate', 'push', 'bathe']);

/** Gear that leaves no hand free. */
const IN_HANDS: ReadonlySet<string> = new Set([
  'book',
  'club',
  'balls',
  'barbell',
  'basketball',
  'boat',
  'gloves',
]);

function onSeat({ pose, onSeat: isOnSeat, isSeated }: PoseRequest): PersonPose {
  const own = PERSON_POSES[pose];
  if (!isOnSeat) return isSeated ? onGround(own) : own;
  // What a pose has with it is there already, but for a book.
  const { gear, ...free } = own;
  const bare = gear === 'book' ? own : free;
  if (isAstride(own) || own.legs === 'crossed') return { ...bare, rests: 'seat' };
  if (ON_BOARDS.has(pose)) return bare;
  const { leftLeg, rightLeg } = ON_SEAT;
  const { legs: _legs, turn: _turn, goes: _goes, ...rest } = pose === 'sit' ? ON_SEAT : own;
  return { ...rest, leftLeg, rightLeg, rests: 'seat' };
}

/** What arms and face do, on the ground. */
function onGround({ rests: _rests, turn: _turn, goes: _goes, ...own }: PersonPose): PersonPose {
  const { leftLeg, rightLeg, legs } = PERSON_POSES.sit;
  return { ...own, leftLeg, rightLeg, ...(legs ? { legs } : {}) };
}
