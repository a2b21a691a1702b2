import type { Box } from '../../page.ts';
import type { Thing } from '../../things/Things.ts';
import type { Actor } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { TELLING_SPARE } from '../company/Group.ts';
import { spanAt } from '../geometry/silhouette.ts';
import { chestWays, faceOf, fitTo, inHands } from './carry.ts';
import { HOLD_HANDS_RULE } from './holdHands.ts';
import { castHug, kissHigh, meetLips } from './kiss.ts';
import { castNuzzle, isNosing, isNuzzling, nuzzle } from './nuzzle.ts';
import { putTongue } from './putTongue.ts';
import { type Goals, reachFor } from './reach.ts';
import { isUp, reachUp } from './rescue.ts';
import { besideWays, directionOf, isLively, type Meeting, type RelationRule } from './rule.ts';

/** Beside who is hugged: these shares of the narrower one over it, the closest first. */
const CLOSE = [0.8, 0.7, 0.6, 0.5, 0.42, 0.36, 0.3, 0.24, 0.18, 0.12, 0.06, 0, -0.03];
/** So large at most, beside the other one, is who is taken in the arms. */
const IN_ARMS = 0.7;
/** It is drawn no larger than this there, as shares of who has it. */
const LIVELY_IN_ARMS = 0.58;
const THING_IN_ARMS = 0.52;
/** So many times as large as that, the largest first. */
const IN_ARMS_BY = [1, 0.86, 0.74, 0.64];
/** How far beyond the middle of the other one a hand is, as shares of its width, and how far down between chin and foot. */
const AROUND = [0.3, 0.2, 0.1, 0, -0.1, -0.2, -0.3];
const DOWN = [0.35, 0.22, 0.5];
const BESIDE = [0.2, 0.3, 0.12];
/** How far from the middle of who is in the arms the hands are, as shares of its width. */
const CLASPED = [0.12, 0.24, 0.36];

function hug(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (meeting.at === 'cheek' && (isNosing(meeting) ? nuzzle(meeting) : kissHigh(meeting))) return true;
  if (isUp(meeting)) return reachUp(meeting);
  if (meeting.at === 'cheek' && meetLips(meeting)) {
    putArms(company, from, to);
    putArms(company, to, from);
    return true;
  }
  if (isRooted(to.record, from.record)) return hugStem(meeting);
  if (takeInArms(meeting)) return true;
  const side = directionOf(from) > 0 ? -1 : 1;
  // The lower one is before the higher one.
  const layer = company.box(from).top < company.box(to).top ? 'behind' : 'before';
  // Who looks to a side has the other one there, if at all possible.
  const ways = ([side, -side] as (1 | -1)[])
    .flatMap((one) => besideWays(meeting, CLOSE, [one]))
    .map((way): Way => ({ ...way, layer, spare: TELLING_SPARE }));
  if (!company.join(from, to, ways)) return false;
  putArms(company, from, to);
  // What sits on its haunches is held, and holds on to nobody.
  if (isLively(to) && (from.record.kind !== 'person' || to.record.kind === 'person'))
    putArms(company, to, from);
  return true;
}

/** What is small enough is before the chest of who hugs it, in both arms; `isWrapped` where they have to reach around it. */
export function takeInArms(meeting: Meeting, isWrapped = false): boolean {
  const { company, from, to } = meeting;
  if (isLively(to) && to.size > IN_ARMS * from.size) return false;
  const most = fitTo(to, from, isLively(to) ? LIVELY_IN_ARMS : THING_IN_ARMS);
  const ways = (part: number) => inHands(meeting, chestWays(meeting, part * most));
  const restore = company.save();
  // Short arms reach around what is smaller.
  for (const part of IN_ARMS_BY) {
    if (company.join(to, from, ways(part)) && wrap(meeting)) return true;
    restore();
  }
  return !isWrapped && company.join(to, from, IN_ARMS_BY.flatMap(ways));
}

/** Both hands before who or what is in the arms; false where the arms are too short for that. */
export function wrap({ company, from, to }: Meeting): boolean {
  const { left, right, bottom } = company.box(to);
  const [chin, middle, wide] = [faceOf(company, to).bottom, (left + right) / 2, right - left];
  return CLASPED.some((out) =>
    DOWN.some((down) => {
      const y = chin + down * (bottom - chin);
      const goals = { leftHand: { x: middle - out * wide, y }, rightHand: { x: middle + out * wide, y } };
      return reachFor(company, from, goals, { over: 'below', isBowed: true });
    }),
  );
}

/** Both arms of one around another one beside it, or one arm where the other is too short. */
function putArms(company: Company, one: Actor, other: Actor): void {
  const [box, own, chin] = [company.box(other), company.box(one), faceOf(company, other).bottom];
  const [middle, wide, high] = [(box.left + box.right) / 2, box.right - box.left, box.bottom - chin];
  const side = middle > (own.left + own.right) / 2 ? 1 : -1;
  const lead = side > 0 ? 'rightHand' : 'leftHand';
  // No arm goes up over the own face.
  const most = faceOf(company, one).bottom;
  const at = (far: number, down: number) => ({
    x: middle + side * far * wide,
    y: Math.max(most, chin + down * high),
  });
  const last = lead === 'rightHand' ? 'leftHand' : 'rightHand';
  const isBoth = one.record.kind === 'person' && other.record.kind !== 'person';
  const tries: Goals[] = [
    ...(isBoth ? AROUND.map((far) => ({ [lead]: at(far, 0.1), [last]: at(far - 0.24, 0.3) })) : []),
    ...AROUND.flatMap((far) => BESIDE.map((down) => ({ [lead]: at(far, down) }))),
  ];
  tries.some((goals) => reachFor(company, one, goals, { over: 'arms', isBowed: true }));
}

/** Whether something grows higher than who hugs it. */
function isRooted(one: Thing, other: Thing): boolean {
  return one.kind === 'plant' && one.size > other.size;
}

/** Close to a stem, both arms before it. */
function hugStem(meeting: Meeting): boolean {
  const { company, from } = meeting;
  const [side, own] = [directionOf(from), company.box(from)];
  const chin = faceOf(company, from).bottom;
  const stem = stemOf(meeting, chin);
  const ways = [0.34, 0.42, 0.5].map((away): Way => {
    const edge = side > 0 ? stem.left : stem.right;
    const x = edge - side * away * (own.right - own.left) - (own.left + own.right) / 2;
    return { x, y: 0, layer: 'before' };
  });
  if (!company.join(from, meeting.to, ways)) return false;
  const high = own.bottom - chin;
  const [near, far] = side > 0 ? [stem.left, stem.right] : [stem.right, stem.left];
  const [lead, other] =
    side > 0 ? (['rightHand', 'leftHand'] as const) : (['leftHand', 'rightHand'] as const);
  const at = (part: number, down: number) => ({ x: near + part * (far - near), y: chin + down * high });
  // Short arms reach less far, but both rather than one.
  const tries: Goals[] = [
    ...[0.9, 0.6, 0.3, 0.12].map((part) => ({ [lead]: at(part, 0.16), [other]: at(0.45 * part, 0.4) })),
    ...[0.9, 0.6, 0.3].map((part) => ({ [lead]: at(part, 0.2) })),
  ];
  tries.some((goals) => reachFor(company, from, goals));
  return true;
}

/** The breadth of a stem at a level. */
function stemOf({ company, to }: Meeting, level: number): Pick<Box, 'left' | 'right'> {
  const [part, box] = [company.partOf(to), company.box(to)];
  const y = Math.max(level, box.bottom - 0.2 * (box.bottom - box.top));
  const [one = 0, other = 0] = spanAt(to.body.art, (y - part.to.f) / part.to.d) ?? [];
  const [left, right] = [one * part.to.a + part.to.e, other * part.to.a + part.to.e];
  return { left: Math.min(left, right), right: Math.max(left, right) };
}

/** How it is shown that two hold each other. */
export const EMBRACE_RULES = {
  hug: {
    cast: castHug,
    join: hug,
    takesAlong: true,
  },
  lick: {
    cast: (from, to) => {
      if (castNuzzle(from, to)) from.pose = 'walk';
      else castHug(from, to, { at: 'cheek' });
    },
    join: (meeting) => {
      const isDone = isNuzzling(meeting) ? nuzzle(meeting) : hug({ ...meeting, at: 'cheek' });
      if (isDone) putTongue(meeting);
      return isDone;
    },
    takesAlong: true,
  },
  'hold-hands': HOLD_HANDS_RULE,
} satisfies Record<string, RelationRule>;
