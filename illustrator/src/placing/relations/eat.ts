import type { Pose } from '../../reading/Scene.ts';
import { buildOf } from '../../things/fourLegged.ts';
import type { Kind } from '../../things/recordSchema.ts';
import { isTree } from '../../things/trees.ts';
import { type Actor, isKnown, type Part } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { twig } from '../company/props.ts';
import { aheadWays, chestWays, faceOf, fitTo, inHands, mirroredAt, mouthWays, put } from './carry.ts';
import { catchWithTongue, isCaughtByTongue } from './catchWithTongue.ts';
import { wrap } from './embrace.ts';
import { handful } from './handful.ts';
import { holdByEnd } from './holdByEnd.ts';
import { atMouth, isLimbless } from './limbless.ts';
import { isInPaws, layOthers, nibble } from './nibble.ts';
import { isNuzzling, nuzzle } from './nuzzle.ts';
import { isOnBack, putOnBelly } from './onBelly.ts';
import { isInProfile } from './profile.ts';
import { edgeAt } from './pull.ts';
import { reachFor } from './reach.ts';
import { directionOf, isHigh, leadingHand, type Meeting } from './rule.ts';
import { takeSpot } from './spots.ts';
import { allAtGround, atGround, underMouth } from './stoop.ts';
import { toolOf } from './tools.ts';

/** Whether it is on what it eats: a caterpillar on a leaf. */
export function isOnFood(from: Pick<Actor, 'record'>, to: Pick<Actor, 'record'>): boolean {
  return to.record.flat === true && from.record.size <= to.record.size;
}

/** One at the mouth, the others in reach. */
export function eatOne(meeting: Meeting, all: readonly Actor[]): boolean {
  if (STOOPING.has(meeting.from.request.pose) && allAtGround(meeting, all)) return true;
  const others = all.slice(1);
  if (!eat(meeting)) return false;
  if (others.length === 0) return true;
  return isInPaws(meeting.from, meeting.to) ? layOthers(meeting, others) : handful(meeting, others);
}

/** Poses with the mouth at the ground. */
const STOOPING: ReadonlySet<Pose | undefined> = new Set<Pose | undefined>(['graze', 'lap']);

/** At the mouth, or in both hands before the chest; what is as large as who eats it lies ahead. */
export function eat(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (isCaughtByTongue(meeting)) return catchWithTongue(meeting);
  if (isOnBack(from)) return putOnBelly(meeting);
  if (isOnFood(from, to)) return takeSpot(meeting);
  if (isNuzzling(meeting)) return nuzzle(meeting);
  if (from.request.pose === 'lap' && underMouth(meeting)) return true;
  if (STOOPING.has(from.request.pose) && atGround(meeting)) return true;
  if (isLimbless(from) && atMouth(meeting)) return true;
  if (toolOf(company, from)?.record.usedAt === 'mouth') return beforeSpoon(meeting);
  if (nibble(meeting)) return true;
  const factor = fitTo(to, from, 0.42);
  if (comesTo(from, to)) return sipFrom(meeting) && (isHigh(from) || browse(meeting));
  const isOnGround = to.size * factor > LAID * from.size;
  const ahead = aheadWays(meeting, factor, { up: 0, gap: -0.04 });
  if (!isOnGround && (biteEnd(meeting) || bite(meeting))) return true;
  if (isOnGround) return company.join(to, from, ahead);
  const held = inHands(meeting, [...chestWays(meeting, factor), ...mouthWays(meeting, factor)]);
  if (!company.join(to, from, [...held, ...ahead])) return false;
  wrap(meeting);
  return true;
}

/** What is larger than this beside who eats it is on the ground; what is huge for its kind is still in the hands. */
const LAID = 0.75;

/** Who has a spoon at the mouth has the bowl before the chest, in the other hand. */
function beforeSpoon(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const [face, side] = [faceOf(company, from), directionOf(from)];
  const high = company.box(from).bottom - company.box(from).top;
  const ways = [0.36, 0.3].flatMap((share) =>
    [0.1, 0.2, 0].map((aside) => {
      const [factor, box] = [fitTo(to, from, share), company.groupBox(to)];
      const x = (face.left + face.right) / 2 - side * aside * (box.right - box.left) * factor;
      return {
        ...put(box, { x, y: face.bottom + BELOW_CHIN * high, edge: 'top' }, factor),
        isHeld: true as const,
      };
    }),
  );
  if (!company.join(to, from, ways)) return false;
  const box = company.box(to);
  const hand = side > 0 ? 'leftHand' : 'rightHand';
  [0.75, 0.9, 0.6].some((down) =>
    [0.3, 0.42, 0.15].some((out) => {
      const x = (box.left + box.right) / 2 - side * out * (box.right - box.left);
      const y = box.top + down * (box.bottom - box.top);
      return reachFor(company, from, { [hand]: { x, y } }, { over: 'below' });
    }),
  );
  return true;
}

/** As a share of the body's height. */
const BELOW_CHIN = 0.06;

/** Whether it comes to a plant that is larger, and has its mouth there: a bee to a flower, a giraffe to a tree. */
export function comesTo(from: Pick<Actor, 'record'>, to: Pick<Actor, 'record'>): boolean {
  const isLarger = to.record.kind === 'plant' && to.record.size > from.record.size;
  if (isTree(to.record) && buildOf(from.record)?.neck === 'long') return true;
  return isLarger && (isHigh(from) || (from.record.kind === 'animal' && isTree(to.record)));
}

/** What flies has its mouth so far down at what is larger, as shares of that one's height: at a flower, or at the trunk of a tree. */
const IN_FLOWER = [0.2, 0.3, 0.12];
const ON_TRUNK = [0.76, 0.82, 0.7];

/** What flies has its mouth at the upper part of what is larger; what stands, as high as that is. */
function sipFrom({ company, from, to }: Meeting): boolean {
  const [box, mouth, side] = [company.box(to), company.point(from, 'mouth'), directionOf(from)];
  const ways = [0.04, 0, -0.08, -0.16].flatMap((within) =>
    (isTree(to.record) ? ON_TRUNK : IN_FLOWER).map((down): Way => {
      const y = isHigh(from) ? box.top + down * (box.bottom - box.top) : mouth.y;
      const x = edgeAt(company, to, { y, side: -side as 1 | -1 });
      return { x: x - mouth.x + side * within * (box.right - box.left), y: y - mouth.y, layer: 'before' };
    }),
  );
  return company.join(from, to, ways);
}

/** Leaves of a tree at the mouth of who stands there, as large as they leave the face to be seen. */
function browse({ company, from, to }: Meeting): true {
  if (!isTree(to.record)) return true;
  const [mouth, side] = [company.point(from, 'mouth'), directionOf(from)];
  const high = company.box(from).bottom - company.box(from).top;
  [0.22, 0.18, 0.14].some((share) =>
    [0, 0.03, 0.06, 0.09].some((aside) =>
      company.addOver(from, [
        twig({ ...mouth, x: mouth.x + side * aside * high }, { side, long: share * high }),
      ]),
    ),
  );
  return true;
}

/** What is eaten is so large beside who eats it, the best first, of what is huge the largest. */
const BITES = [0.27, 0.32];
/** Where a hand has it, as shares of its size outward and down from its middle. */
const GRASPS = [
  [0.02, 0.46],
  [0.16, 0.44],
  [0.34, 0.34],
  [0.3, 0.2],
  [0.2, 0.45],
] as const;
/** Beside the middle of the mouth by these shares of its own width, and down by its height. */
const ASIDE = [
  [0.3, 0.42],
  [0.42, 0.42],
  [0.55, 0.42],
] as const;
/** The same, and how far down in its heights, before lips at the edge of a face. */
const BEFORE_LIPS = [
  [0.36, 0.3],
  [0.42, 0.3],
  [0.47, 0.24],
] as const;

/** How large what is held at one end is, and how steep it comes up to the mouth, in degrees. */
const HELD = [0.36, 0.3];
const STEEP = [42, 54, 66, 80];

/** What has no handle is grasped around its lower half, so far from the mouth as a share of its length. */
const AROUND = 0.72;

/** Kinds of which one end is held while the other one is at the mouth or the nose. */
const BY_THE_END: ReadonlySet<Kind> = new Set<Kind>(['food', 'plant']);

/** What has an end to be held by is bitten at the other one. */
function biteEnd(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const hasEnds = isKnown(to, 'handle') || isKnown(to, 'tip') || to.record.kind === 'plant';
  if (!hasEnds || !BY_THE_END.has(to.record.kind)) return false;
  const [mouth, face] = [company.point(from, 'mouth'), faceOf(company, from)];
  return holdByEnd(meeting, {
    goal: { x: mouth.x + directionOf(from) * 0.06 * (face.right - face.left), y: mouth.y },
    sizes: HELD.map((share) => fitTo(to, from, share)),
    steep: STEEP,
    note: { at: from.body.art },
    handsAt: (along) => ({ [leadingHand(from)]: along(isKnown(to, 'handle') ? 1 : AROUND) }),
  });
}

/** Up at the corner of the mouth or before lips that are seen from the side, the hand that raises it below; false where no arm reaches so far. */
function bite(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from);
  const restore = company.save();
  const shares = to.request.looks.size === 'huge' ? BITES.toReversed() : BITES;
  for (const share of shares) {
    const [box, mouth, factor] = [company.groupBox(to), company.point(from, 'mouth'), fitTo(to, from, share)];
    const [wide, high] = [(box.right - box.left) * factor, (box.bottom - box.top) * factor];
    for (const [aside, down] of isInProfile(from) ? BEFORE_LIPS : ASIDE) {
      const at = { x: mouth.x + side * aside * wide, y: mouth.y + down * high };
      const way = put(box, at, factor);
      // The bite that is gone is at the mouth.
      const turned = (one: Part) => (side > 0 && !to.record.bearsWriting ? mirroredAt(one, at.x) : one);
      const cut = (one: Part): Part => ({ ...turned(one), at: from.body.art });
      if (!company.join(to, from, [{ ...way, cut }])) continue;
      const hold = GRASPS.some(([out, down]) =>
        reachFor(
          company,
          from,
          { [leadingHand(from)]: { x: at.x + side * out * wide, y: at.y + down * high } },
          { over: 'hands', at: from },
        ),
      );
      if (hold) return true;
      restore();
    }
  }
  return false;
}
