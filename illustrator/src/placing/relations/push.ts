import type { Kind } from '../../things/recordSchema.ts';
import { isKnown } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { handPoint } from './carry.ts';
import { edgeAt } from './pull.ts';
import { reachFor } from './reach.ts';
import {
  act,
  besideWays,
  type Casting,
  directionOf,
  face,
  isLively,
  leadingHand,
  type Meeting,
  type RelationRule,
} from './rule.ts';

/** The hands, where they are out, on the edge of what is pushed. */
function push(meeting: Meeting): boolean {
  const { company, from, to, index } = meeting;
  const side = directionOf(from);
  if (isOnSeat(meeting) && index === 0) return pushAtBack(meeting);
  if (from.request.pose === 'charge')
    return company.join(from, to, besideWays(meeting, [0.06, 0.02, 0], [-side as 1 | -1]));
  if (index === 0) lowerHands(meeting);
  const hand = handPoint(company, from);
  const edge = edgeAt(company, to, { y: hand.y, side: -side as 1 | -1 });
  const grips = [0.01, 0.03, 0, -0.02].map((part): Way => {
    const wide = company.box(from).right - company.box(from).left;
    return { x: edge - hand.x + side * part * wide, y: 0, layer: 'before' };
  });
  if (index > 0) return helpPush(meeting);
  if (!company.join(from, to, [...grips, ...besideWays(meeting, [0.16, 0.1, 0.04, 0], [-side as 1 | -1])]))
    return false;
  bringOther(meeting);
  return true;
}

/** The other hand is right behind the first one, where its arm gets there. */
function bringOther({ company, from }: Meeting): void {
  const { top, bottom } = company.box(from);
  const lead = leadingHand(from);
  const hand = company.point(from, lead);
  const other = lead === 'leftHand' ? 'rightHand' : 'leftHand';
  BEHIND.some((share) => {
    const goal = {
      x: hand.x - directionOf(from) * share * (bottom - top),
      y: hand.y + 0.5 * share * (bottom - top),
    };
    return reachFor(company, from, { [lead]: hand, [other]: goal });
  });
}

/** How far, as shares of the body's height. */
const BEHIND = [0.05, 0.09];

/** Whether it sits on what swings by itself. */
function isOnSeat({ company, from, to }: Meeting): boolean {
  const { host } = company.groupOf(to);
  return host !== to && host !== from && host.record.uses?.includes('swung-on') === true;
}

/** Behind who is on a swing, both hands at the back. */
function pushAtBack(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from);
  const [neck, box] = [company.point(to, 'neck'), company.box(to)];
  const [shoulder, hand] = [company.point(from, 'neck'), handPoint(company, from)];
  const arm = Math.hypot(hand.x - shoulder.x, hand.y - shoulder.y);
  const high = box.bottom - box.top;
  const [lead, other] =
    side > 0 ? (['rightHand', 'leftHand'] as const) : (['leftHand', 'rightHand'] as const);
  const restore = company.save();
  const tries = WITHIN.flatMap((part) =>
    AT_BACK.flatMap((down) => REACHES.map((share) => ({ part, down, share }))),
  );
  return tries.some(({ part, down, share }) => {
    const level = neck.y + down * high;
    const inward = side * part * (box.right - box.left);
    const back = backOf(meeting, level, -side as 1 | -1) + inward;
    const out = Math.sqrt(Math.max(0, (share * arm) ** 2 - (level - shoulder.y) ** 2));
    const goal = { x: shoulder.x + side * Math.max(out, 0.35 * arm), y: level };
    const beside = { x: goal.x, y: level + 0.16 * arm };
    const reaches =
      reachFor(company, from, { [lead]: goal, [other]: beside }) ||
      reachFor(company, from, { [lead]: goal, [other]: { ...beside, x: goal.x - side * 0.35 * arm } });
    if (reaches && company.join(from, to, [{ x: back - goal.x, y: 0, layer: 'before' }])) return true;
    restore();
    return false;
  });
}

/** Where a back is: of a person the trunk's, whatever hair is over it. */
function backOf({ company, to }: Meeting, y: number, side: 1 | -1): number {
  const { neck } = to.body.places;
  if (to.record.kind !== 'person' || !neck) return edgeAt(company, to, { y, side });
  const { x, width } = company.point(to, 'neck');
  return x + side * BACK * width;
}

/** As a share of the width of the neck's place. */
const BACK = 0.42;

/** How far both hands reach to a back, as shares of an arm. */
const REACHES = [1.35, 1.2, 1.05, 1.5, 0.9, 0.75];
/** So far below the neck hands push, as shares of the height of who sits, and so far within the outline. */
const AT_BACK = [0.14, 0.06, 0.24, 0, 0.34];
const WITHIN = [0.04, 0];

/** Who pushes what is lower than the own hands has them down at its upper edge. */
function lowerHands({ company, from, to }: Meeting): void {
  const [hand, shoulder, box] = [handPoint(company, from), company.point(from, 'neck'), company.box(to)];
  const side = directionOf(from);
  const isHandled =
    isKnown(to, 'handle') && side * (company.point(to, 'handle').x - (box.left + box.right) / 2) < 0;
  const level = isHandled ? company.point(to, 'handle').y : box.top + GRIPPED * (box.bottom - box.top);
  if (hand.y >= (isHandled ? level : box.top)) return;
  const arm = Math.hypot(hand.x - shoulder.x, hand.y - shoulder.y);
  const down = level - shoulder.y;
  const [lead, other] =
    side > 0 ? (['rightHand', 'leftHand'] as const) : (['leftHand', 'rightHand'] as const);
  ARMS.some((share) => {
    const out = Math.sqrt(Math.max(0, (share * arm) ** 2 - down ** 2));
    const goal = { x: shoulder.x + side * Math.max(out, 0.35 * arm), y: level };
    const beside = { x: goal.x - side * 0.1 * arm, y: level };
    return (
      reachFor(company, from, { [lead]: goal, [other]: beside }) || reachFor(company, from, { [lead]: goal })
    );
  });
}

/** Hands are so far below the upper edge of what they push, as a share of its height. */
const GRIPPED = 0.16;
/** How far they reach then, as shares of an arm. */
const ARMS = [1, 1.2, 1.4];

/** Who helps is right behind who pushes, a little farther back on the page. */
function helpPush({ company, from, to }: Meeting): boolean {
  const side = directionOf(from);
  const [own, group] = [company.groupBox(from), company.groupBox(to)];
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const ways = [0.5, 0.35, 0.2, 0].flatMap((over) =>
    [0.12, 0].map((up): Way => {
      const edge = side > 0 ? group.left - own.right : group.right - own.left;
      return { x: edge + side * over * wide, y: -up * high, back: up * high, layer: 'back' };
    }),
  );
  return company.join(from, to, ways);
}

/** A hedgehog has a cart of its own, whose handle it reaches. */
function suitToHands(cart: Casting, pusher: Casting): void {
  const isHandled = CARTS.has(cart.record.kind) && isKnown(cart, 'handle');
  const most = HANDLED * pusher.record.size;
  const isOwn = isHandled && isLively(pusher) && pusher.record.kind !== 'person';
  if (isOwn && cart.record.size > most) cart.record = { ...cart.record, size: most };
}

/** How large what is pushed by its handle is at most, beside the animal that does it. */
const HANDLED = 0.85;
const CARTS: ReadonlySet<Kind> = new Set(['object', 'vehicle', 'furniture']);

/** How it is shown that one pushes what is before it. */
export const PUSH_RULE: RelationRule = {
  cast: (from, to) => {
    face(from, to, true);
    if (from.pose === 'charge') return;
    act(from, 'push', 'out');
    suitToHands(to, from);
  },
  join: push,
};
