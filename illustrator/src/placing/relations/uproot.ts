import { boxOfPart, isKnown, type Part, turned } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { mound } from '../company/mound.ts';
import { fitTo, handPoint } from './carry.ts';
import { farEnd } from './farEnd.ts';
import { reachFor } from './reach.ts';
import { directionOf, leadingHand, type Meeting, type RelationRule, useHand } from './rule.ts';

/** How large what is pulled up is beside who does it. */
const ROOT = 0.62;
/** How far beyond the hand it is, as shares of the height of who pulls. */
const OUT = [0, 0.06, 0.12, 0.2];
/** How much of it is in the earth, and how broad the heap of that is, in its own sizes. */
const DEEP = 0.42;
/** A hand is so high on it: low enough that its leaves are seen over the fist. */
const GRIP = 0.8;
const BROAD = 1.7;
const BROADEST = 0.95;

/** Out of a heap of earth by its leaves, which both hands have, or one. */
function uproot(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const [side, hand, body] = [directionOf(from), handPoint(company, from), company.box(from)];
  const upright = (one: Part): Part => {
    if (!isKnown(to, 'handle')) return one;
    const grip = company.point(to, 'handle');
    const end = farEnd(company, to, grip);
    return {
      ...one,
      to: turned(one.to, { x: 0, y: 0 }, Math.PI / 2 - Math.atan2(end.y - grip.y, end.x - grip.x)),
    };
  };
  const factor = fitTo(to, from, ROOT);
  const box = boxOfPart(upright(company.partOf(to)));
  const [wide, high] = [(box.right - box.left) * factor, (box.bottom - box.top) * factor];
  const restore = company.save();
  for (const out of OUT) {
    const x = hand.x + side * out * (body.bottom - body.top);
    const way: Way = {
      x: 0,
      y: 0,
      factor,
      layer: 'before',
      cut: (one) => {
        const turnedUp = upright(one);
        const { left, right, bottom } = boxOfPart(turnedUp);
        const { e, f } = turnedUp.to;
        return {
          ...turnedUp,
          to: { ...turnedUp.to, e: e + x - (left + right) / 2, f: f + body.bottom - bottom },
        };
      },
      over: [mound({ x, y: body.bottom }, Math.min(BROAD * wide, BROADEST * high), DEEP * high)],
    };
    if (!company.join(to, from, [way])) continue;
    const top = { x, y: body.bottom - GRIP * high };
    const below = { x: x - side * 0.02 * high, y: top.y + 0.14 * high };
    const [lead, other] =
      leadingHand(from) === 'rightHand'
        ? (['rightHand', 'leftHand'] as const)
        : (['leftHand', 'rightHand'] as const);
    const isHeld = [{ [lead]: top, [other]: below }, { [lead]: top }, { [lead]: below }].some((goals) =>
      reachFor(company, from, goals, { over: 'arms' }),
    );
    if (isHeld) return true;
    restore();
  }
  return false;
}

/** How it is shown that something is pulled out of the ground. */
export const UPROOT_RULES = {
  uproot: {
    cast: (from) => useHand(from, 'low'),
    join: uproot,
    isCarried: true,
    hides: 'to',
  },
} satisfies Record<string, RelationRule>;
