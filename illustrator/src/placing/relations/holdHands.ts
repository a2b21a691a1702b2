import type { Way } from '../company/Company.ts';
import { faceOf } from './carry.ts';
import { reachFor } from './reach.ts';
import {
  besideWays,
  type Casting,
  directionOf,
  type Meeting,
  opposite,
  type RelationRule,
  useHand,
} from './rule.ts';

function holdHands(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  // Of several in a row each has the next one by the hand.
  const side = from.thing === to.thing && meeting.count > 1 ? 1 : directionOf(from);
  const [hand, next] = side > 0 ? (['rightHand', 'leftHand'] as const) : (['leftHand', 'rightHand'] as const);
  const [own, other] = [company.point(from, hand), company.point(to, next)];
  const ways = [0, 0.02, 0.05].map((gap): Way => {
    const wide = company.box(from).right - company.box(from).left;
    return { x: other.x - own.x - side * gap * wide, y: 0, layer: 'behind' };
  });
  if (!company.join(from, to, [...ways, ...besideWays(meeting, [0.2, 0.06, 0], [-side as 1 | -1, side])]))
    return false;
  joinHands(meeting);
  return true;
}

/** The nearer hands of two at one point. */
function joinHands({ company, from, to, at }: Meeting): void {
  const side = company.box(from).left < company.box(to).left ? 1 : -1;
  const [hand, other] =
    side > 0 ? (['rightHand', 'leftHand'] as const) : (['leftHand', 'rightHand'] as const);
  const [a, b] = [company.point(from, hand), company.point(to, other)];
  const [one, two] = [faceOf(company, from), faceOf(company, to)];
  const high = Math.max((one.top + one.bottom) / 2, (two.top + two.bottom) / 2);
  const goal = { x: (a.x + b.x) / 2, y: at === 'head' ? high : (a.y + b.y) / 2 };
  const restore = company.save();
  const isMet =
    reachFor(company, from, { [hand]: goal }) && reachFor(company, to, { [other]: goal }, { over: 'arms' });
  if (isMet) return;
  restore();
  if (!reachFor(company, from, { [hand]: b })) reachFor(company, to, { [other]: a }, { over: 'arms' });
}

/** Whether a hand goes out to that of another one: a taller person's hangs there. What has no hands as it is gets them for it. */
function reachesUp(one: Casting, other: Casting): boolean {
  return one.record.kind !== 'person' || one.record.size < 1.15 * other.record.size;
}

/** Whose hand is over the other one's head where it goes straight out. */
function isFarLarger(one: Casting, other: Casting): boolean {
  return one.record.size > 2 * other.record.size;
}

/** How two have each other by the hand, shake hands, or meet theirs over the heads. */
export const HOLD_HANDS_RULE: RelationRule = {
  cast: (from, to, { at }) => {
    from.facing ??= 'right';
    to.facing ??= opposite(from.facing);
    // Whose hands hang higher has them down.
    if (from === to && from.count > 2) useHand(from, 'out', true);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const)
      if (at || reachesUp(one, other)) useHand(one, !at && isFarLarger(one, other) ? 'low' : 'out');
  },
  join: holdHands,
};
