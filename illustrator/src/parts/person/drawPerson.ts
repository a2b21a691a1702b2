import type { Art } from '../../art/art.ts';
import type { Shins } from '../../bodies/Body.ts';
import type { Mood } from '../../reading/moods.ts';
import { drawScarf, drawShield } from '../figure/extras.ts';
import { drawHeld } from '../figure/props.ts';
import { Sketch } from '../Sketch.ts';
import { placement } from '../shapes.ts';
import { choosePose, goalOf, isOver, type PoseRequest } from './choosePose.ts';
import { addTinted, colorsOf } from './colors.ts';
import { faceOf } from './faceOf.ts';
import { drawShoe, drawSole } from './footwear.ts';
import { canTurnAway, fromBehind, poseFromBehind } from './fromBehind.ts';
import { type DrawnGear, drawGear } from './gear.ts';
import { HELD_COLORS } from './gearColors.ts';
import { drawBehindHeadFrom, drawHeadFrom, isProfile } from './headViews.ts';
import { type Joints, type Point, SIDES, type Side, solveJoints } from './joints.ts';
import { drawLeg, drawShins } from './legs.ts';
import { drawArm, drawForearm, drawHand, type Frame } from './limbs.ts';
import { drawBackpack, drawOnBack } from './onBack.ts';
import { drawFishTail, drawSack, drawTie } from './overTrunk.ts';
import {
  ageOf,
  emptyHanded,
  type FaceLook,
  isAtRest,
  type PersonLook,
  PROPORTIONS,
  type Proportions,
} from './PersonLook.ts';
import type { HeadRequest } from './personHead.ts';
import { isAstride, type PersonPose } from './poseShapes.ts';
import { isLong } from './skirt.ts';
import { drawTrunk } from './trunk.ts';
import { drawWheelchair } from './wheelchair.ts';

/** How a person is to be drawn. */
export interface PersonRequest extends PoseRequest {
  look: PersonLook;
  isYoung: boolean;
  /** Around the head, its middle the origin and its radius 1; and before the trunk, as high as it, its middle the origin. */
  hood?: Art;
  front?: Art;
  mood?: Mood;
  looksDown?: true;
  dots?: NonNullable<FaceLook['dots']>;
  /** The lower legs once more, over what it sits astride of. */
  shins?: Shins;
  /** Turns head and feet to the viewer's right. */
  isTurned?: true;
  /** Is seen from behind, where what it does can be. */
  isAway?: true;
  /** Will be mirrored: what is written on it is drawn the other way around. */
  isMirrored?: true;
}

/** A person as drawn, upright before the pose's turn. */
export interface Person {
  art: Art;
  /** The hands alone, to be painted over what they hold. */
  over: Art;
  joints: Joints;
  /** Radius of the head. */
  head: number;
  /** Set where the head looks to the right in profile. */
  isProfile?: true;
  /** Degrees the whole is to be turned. */
  turn: number;
  goes?: 'right';
  /** How far it is off the ground, where it is turned. */
  lift: number;
  isOnHands: boolean;
}

/** Draws a whole person, about 220 units high, the origin between the hips. */
export function drawPerson(request: PersonRequest): Person {
  const isAway = request.isAway === true && canTurnAway(request);
  const own = isAtRest(request.pose) ? emptyHanded(request.look) : request.look;
  const look = isAway ? fromBehind(own) : own;
  const age = ageOf(look, request.isYoung);
  const facing = look.wheelchair ? inChair(request) : choosePose(posed(request));
  const chosen = isAway ? poseFromBehind(facing) : facing;
  const pose: PersonPose =
    request.isTurned && !isAway && canTurn(chosen) ? { ...chosen, goes: 'right', isTurned: true } : chosen;
  const sizes = PROPORTIONS[age];
  const [joints, colors] = [solveJoints(sizes, pose, pose.lean), colorsOf(look, age)];
  const frame: Frame = {
    ...{ joints, sizes, look, colors },
    ...(pose.goes ? { goesRight: true } : {}),
    ...(request.isMirrored ? { isMirrored: true } : {}),
    ...(isAway ? { isAway: true } : {}),
    ...(pose.isOnLips ? { finger: lipsOf(joints, sizes) } : {}),
  };
  const head: HeadRequest = {
    ...{ look, age, colors, r: sizes.head, face: faceOf(request, pose) },
    ...(isAway ? { view: 'back' as const } : pose.isTurned ? { view: 'side' as const } : {}),
    ...(request.hood ? { hood: request.hood } : {}),
  };
  const gear = pose.gear ? drawGear(pose.gear, frame) : {};
  const sketch = new Sketch();
  const chair = look.wheelchair ? drawWheelchair(frame) : undefined;
  if (chair) sketch.add(chair.behind.art(), placement(0, 0));
  drawBehind(sketch, frame, { head, pose, gear });
  if (chair) sketch.add(chair.before.art(), placement(0, 0));
  drawFront(sketch, frame, { head, pose, gear, front: request.front });
  const over = new Sketch();
  if (request.shins) drawShins(over, frame, request.shins);
  for (const side of SIDES.filter((one) => isOver(request.hands, one))) {
    const goal = goalOf(request.hands, side);
    const draw = OVER[goal === undefined ? 'hand' : (goal.shows ?? 'arm')];
    draw(over, frame, side);
  }
  return {
    art: grounded(sketch.art(), pose, frame),
    over: over.art(),
    joints,
    head: sizes.head,
    ...(isProfile(head) ? { isProfile: true as const } : {}),
    turn: pose.turn ?? 0,
    lift: pose.lift ?? 0,
    isOnHands: pose.rests === 'hands',
    ...(pose.goes ? { goes: pose.goes } : {}),
  };
}

function lipsOf({ head: [x, y] }: Joints, { head }: Proportions): Point {
  return [x - 0.03 * head, y + 0.4 * head];
}

/** What is drawn of an arm over what it holds. */
const OVER = {
  arm: drawArm,
  forearm: drawForearm,
  hand: (sketch: Sketch, frame: Frame, side: Side) => drawHand(sketch, frame, side),
};

/** Whether a head can turn aside: not of who lies, stands on the hands or has them at the face. */
const canTurn = ({ turn = 0, isFrontal, isOnLips }: PersonPose): boolean =>
  Math.abs(turn) < 80 && !isFrontal && !isOnLips;

/** Who has flippers swims at full length. */
function posed(request: PersonRequest): PersonRequest {
  return request.look.flippers && request.pose === 'swim' ? { ...request, pose: 'fly' } : request;
}

/** Sits in a wheelchair, the wheels on the ground. */
function inChair(request: PersonRequest): PersonPose {
  const { rests: _rests, lift: _lift, ...pose } = choosePose({ ...request, onSeat: true });
  return pose;
}

interface Layers {
  head: HeadRequest;
  pose: PersonPose;
  gear: DrawnGear;
  front?: Art | undefined;
}

/** All that lies behind the trunk. */
function drawBehind(sketch: Sketch, frame: Frame, { head, pose, gear }: Layers): void {
  const { joints } = frame;
  // The far leg, of a rider who is seen from the side.
  if (pose.legs === 'astride') drawLeg(sketch, frame, 'left');
  if (gear.under) sketch.add(gear.under, placement(0, 0));
  if (!frame.isAway) drawOnBack(sketch, frame, { isLaid: pose.turn === -90 });
  const behind = drawBehindHeadFrom(head);
  sketch.add(behind, headPlacement(joints, pose));
  drawLegs(sketch, frame, pose);
  if (pose.goes && pose.lean > 4 && !pose.before?.includes('left')) drawArm(sketch, frame, 'left');
}

function drawLegs(sketch: Sketch, frame: Frame, pose: PersonPose): void {
  if (frame.look.lower === 'tail' || frame.look.lower === 'sack' || pose.legs === 'none' || isAstride(pose))
    return;
  if (isLong(frame.look) && !isSpread(pose)) {
    for (const side of SIDES) drawShoe(sketch, frame, side);
    return;
  }
  for (const side of SIDES) {
    drawLeg(sketch, frame, side, pose.legs !== 'soles');
    if (pose.legs === 'soles') drawSole(sketch, frame, side);
  }
}

/** Whether the legs are not simply side by side. */
function isSpread({ leftLeg, rightLeg, legs }: PersonPose): boolean {
  return legs !== 'none' && (Math.abs(leftLeg.upper) > 25 || Math.abs(rightLeg.upper) > 25);
}

/** The trunk and all before it. */
function drawFront(sketch: Sketch, frame: Frame, { head, pose, gear, front }: Layers): void {
  const { joints, look } = frame;
  const shown: Frame =
    pose.legs === 'none' && isLong(look) ? { ...frame, look: { ...look, lower: 'suit' } } : frame;
  const before = pose.before ?? [];
  if (frame.isAway) for (const side of before) drawArmed(sketch, frame, side);
  drawTrunk(sketch, shown, { isSpread: isSpread(pose) });
  if (look.lower === 'tail') drawFishTail(sketch, frame, pose.turn !== undefined);
  if (look.lower === 'sack') drawSack(sketch, frame);
  if ((look.backpack || look.tank) && !frame.isAway) drawBackpack(sketch, frame, 'before');
  if (isAstride(pose) && look.lower !== 'tail') drawLeg(sketch, frame, 'right');
  const isBehind = (side: Side) => side === 'left' && pose.goes !== undefined && pose.lean > 4;
  for (const side of SIDES) if (!before.includes(side) && !isBehind(side)) drawArmed(sketch, frame, side);
  if (front) {
    const [x, y] = joints.neck;
    sketch.add(front, placement(0.5 * x, 0.5 * y, FRONT_HEIGHT * Math.hypot(x, y)));
  }
  const neck = { ...joints, headRadius: frame.sizes.head };
  if (look.scarf) addTinted(sketch, (part) => drawScarf(part, neck), [frame.colors.accent]);
  if (frame.isAway) drawOnBack(sketch, frame, { isLaid: false });
  sketch.add(drawHeadFrom(head).art(), headPlacement(joints, pose));
  if (look.bow) drawTie(sketch, frame);
  if (gear.before && before.length === 0) sketch.add(gear.before, placement(0, 0));
  if (frame.isAway) return;
  for (const side of before) drawArmed(sketch, frame, side);
  if (gear.before && before.length > 0) {
    sketch.add(gear.before, placement(0, 0));
    for (const side of before) drawHand(sketch, frame, side);
  }
}

/** How high what is worn before the trunk is, in heights of it. */
const FRONT_HEIGHT = 1.7;

/** An arm with what an outfit has in that hand. */
function drawArmed(sketch: Sketch, frame: Frame, side: Side): void {
  const { look, joints } = frame;
  const { holds } = look;
  if (side === 'right' && holds)
    addTinted(sketch, (part) => drawHeld(part, joints.hands.right, holds), HELD_COLORS[holds]);
  drawArm(sketch, frame, side);
  const { shield } = look;
  if (side === 'left' && shield)
    addTinted(sketch, (part) => drawShield(part, joints.hands.left, shield), SHIELD_COLORS);
}

const SHIELD_COLORS = ['#6db3e0', '#f7cf5c', '#f7cf5c', '#e2574c', '#dfe5e9'];

function headPlacement(joints: Joints, { lean, tilt = 0 }: PersonPose) {
  return placement(joints.head[0], joints.head[1], 1, lean * 0.5 + tilt);
}

/** The picture with its ground: under the seat, the feet, or below feet that are off the ground. */
function grounded(art: Art, pose: PersonPose, { sizes }: Frame): Art {
  const y = pose.rests === 'seat' ? 10 + 2 * sizes.stout : art.top + art.height + (pose.lift ?? 0);
  return { ...art, ground: (y - art.top) / art.height };
}
