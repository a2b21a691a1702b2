import { isKnown } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { faceOf, fitTo, inHands } from './carry.ts';
import { edgeAt } from './pull.ts';
import { reachFor } from './reach.ts';
import { directionOf, leadingHand, type Meeting } from './rule.ts';
import { toolOf } from './tools.ts';

/** How far ahead of the neck the leading hand is, as shares of the height of who draws, the farthest first. */
const AHEAD = [0.4, 0.34, 0.28];
/** How far behind the neck the hand at the string is, and both below the face. */
const BEHIND = 0.06;
const BELOW = 0.07;

/** What is aimed at is so large at most beside who does it, and so far within it is the tip of the arrow. */
const TARGET = 0.8;
const WITHIN = [0.03, 0, 0.08];

/** Whether a thing has a place for each of two hands: a bow that is drawn. */
export function isDrawn({ to }: Pick<Meeting, 'to'>): boolean {
  return isKnown(to, 'handle') && isKnown(to, 'string') && to.record.usedAt === undefined;
}

/** One hand ahead at its grip, the other one at its string; false where arms do not reach so far. */
export function drawBow(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const [body, face, neck] = [company.box(from), faceOf(company, from), company.point(from, 'neck')];
  const [side, high] = [directionOf(from), body.bottom - body.top];
  const lead = leadingHand(from);
  const other = lead === 'rightHand' ? 'leftHand' : 'rightHand';
  const restore = company.save();
  const y = face.bottom + BELOW * high;
  return AHEAD.some((ahead) => {
    const [grip, string] = [company.point(to, 'handle'), company.point(to, 'string')];
    const hand = { x: neck.x + side * ahead * high, y };
    const pulling = { x: neck.x - side * BEHIND * high, y };
    const factor = Math.abs((hand.x - pulling.x) / (grip.x - string.x));
    const way = { x: hand.x - grip.x * factor, y: y - grip.y * factor, factor, layer: 'before' as const };
    const isDone =
      company.join(to, from, inHands(meeting, [way])) &&
      reachFor(company, from, { [lead]: hand, [other]: pulling }, { over: 'hands' });
    if (!isDone) restore();
    return isDone;
  });
}

/** What is aimed at with a drawn bow stands where the arrow goes; false without one. */
export function aimBow(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const bow = toolOf(company, from);
  if (!bow || !isDrawn({ to: bow })) return false;
  const [side, group, own] = [directionOf(from), company.groupBox(from), company.groupBox(to)];
  const [ground, tip] = [company.box(from).bottom, company.point(bow, 'handle').y];
  const factor = fitTo(to, from, TARGET);
  const y = own.bottom - (ground - tip) / factor;
  const edge = edgeAt(company, to, { y, side: -side as 1 | -1 });
  const ways = WITHIN.map((within): Way => {
    const goal = (side > 0 ? group.right : group.left) - side * within * (own.right - own.left) * factor;
    return { x: goal - edge * factor, y: ground - own.bottom * factor, factor, layer: 'behind' };
  });
  return company.join(to, from, ways);
}
