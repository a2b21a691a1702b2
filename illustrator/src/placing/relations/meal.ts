import type { BodyPlace } from '../../bodies/Body.ts';
import { drawBody } from '../../bodies/drawBody.ts';
import { type Actor, boxOfPart, moved, type Part, pointOf } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';
import { aimed } from './aimed.ts';
import { faceOf, LEAST_CARRIED } from './carry.ts';
import { reachFor } from './reach.ts';
import { isLively, type Meeting } from './rule.ts';
import { AT_MEAL, seatsFor } from './tableSeats.ts';

/** How those at a table eat: the dish that each has before them, and the key of what they eat it with, or of what is in their hands. */
export interface Meal {
  own?: Actor;
  tool?: string;
}

/** What those at a table eat there; undefined where nobody eats, or one alone. */
export function mealAt({ company, to, count }: Pick<Meeting, 'company' | 'to' | 'count'>): Meal | undefined {
  const dishes = dishesOn(company, to);
  if (count < LEAST_EATERS || dishes.every(({ record }) => record.kind !== 'food')) return undefined;
  const [own, ...others] = dishes.filter(({ record }) => record.kind === 'food');
  const isOwn = others.length === 0 && (own?.record.eatenWith !== undefined || own?.record.plated);
  if (own && isOwn && fitsEach(company, { to, count })) return { own, tool: own.record.eatenWith ?? FORK };
  const [inHand] = dishes.filter(isFromHand).sort((one, other) => one.thing - other.thing);
  return { tool: inHand?.record.key ?? FORK };
}

const LEAST_EATERS = 2;
/** What is at the mouth of who eats what no spoon or hand takes. */
export const FORK = 'forkful';

/** Whether it is eaten or drunk from the hand. */
function isFromHand({ record: { kind, size, uses = [] } }: Actor): boolean {
  return kind === 'food' && uses.includes('held') && size < IN_HAND;
}

/** Meters. */
const IN_HAND = 0.16;

/** All that stands on a table. */
function dishesOn(company: Company, table: Actor): Actor[] {
  return company
    .groupOf(table)
    .parts.flatMap(({ actor }) => (actor && actor !== table && !isLively(actor) ? [actor] : []));
}

/** Whether there is room for a dish before each. */
function fitsEach(company: Company, { to, count }: Pick<Meeting, 'to' | 'count'>): boolean {
  return leastIn(company) < MOST_OF_SEAT * seatWidth(company, { to, count });
}

const MOST_OF_SEAT = 1.12;

function seatWidth(company: Company, { to, count }: Pick<Meeting, 'to' | 'count'>): number {
  const { left, right } = company.box(to);
  return (right - left) / count;
}

/** The least longest side of what is of its own on a page. */
function leastIn(company: Company): number {
  const sizes = company.actors.map((one) => {
    const { art, to } = company.partOf(one);
    return Math.hypot(to.a, to.b) * Math.max(art.width, art.height);
  });
  return LEAST_CARRIED * Math.max(...sizes);
}

/** Before anybody sits there: the dishes stand in the gaps between those who will, no wider than these; one of which each has one stands at a seat. */
export function spreadDishes(meeting: Meeting): void {
  const { company, to, count } = meeting;
  const meal = mealAt(meeting);
  const dishes = dishesOn(company, to);
  // What bears something more stays where it is.
  if (meal === undefined || company.groupOf(to).parts.length > dishes.length + 1) return;
  const seats = seatsFor(count)
    .map((seat) => AT_MEAL * seat)
    .sort((a, b) => a - b);
  const gaps = seats.slice(1).map((seat, at) => (seat + (seats[at] ?? 0)) / 2);
  const shared = dishes.filter((one) => one !== meal.own);
  const free = spread(gaps, Math.min(gaps.length, shared.length));
  const { left, right } = company.box(to);
  const { top, bottom } = company.box(meeting.from);
  const wide = Math.min(seatWidth(company, meeting), MOST_DISH * (bottom - top));
  const put = (one: Actor, share: number) =>
    place(company, one, {
      x: (left + right) / 2 + share * (right - left),
      wide: seats.includes(share) ? OWN * wide : wide,
    });
  // What has no room in a gap stands before somebody.
  const spots = [...free, ...[...seats].reverse()];
  for (const [index, one] of shared.entries()) put(one, spots[index] ?? 0);
  if (meal.own) put(meal.own, seats[Math.floor(count / 2)] ?? 0);
}

/** A dish of one's own is so wide as a share of a seat, and any dish as a share of who sits there. */
const OWN = 0.8;
const MOST_DISH = 0.4;

/** So many of some places, evenly. */
function spread(places: readonly number[], many: number): number[] {
  return Array.from(
    { length: many },
    (_, at) => places[Math.floor(((at + 0.5) * places.length) / many)] ?? 0,
  );
}

/** Moves a dish along the table, and makes it smaller where it is too wide. */
function place(company: Company, one: Actor, { x, wide }: { x: number; wide: number }): void {
  const part = company.partOf(one);
  const box = boxOfPart(part);
  const size = Math.hypot(part.to.a, part.to.b) * Math.max(part.art.width, part.art.height);
  const factor = Math.min(1, Math.max(wide / (box.right - box.left), leastIn(company) / size));
  const small = moved(part, 0, 0, factor);
  const now = boxOfPart(small);
  company.redraw(one, moved(small, x - (now.left + now.right) / 2, box.bottom - now.bottom));
}

/** The same dish at another seat. */
export function ownDish(company: Company, dish: Actor): (middle: number) => Part {
  const { art, to } = company.partOf(dish);
  const { left, right } = company.box(dish);
  return (middle) => moved({ art, to, isPart: true as const }, middle - (left + right) / 2, 0);
}

/** Whether a dish stands right before who sits there. */
export function isServedAt(company: Company, table: Actor, middle: number): boolean {
  return dishesOn(company, table).some((one) => {
    const { left, right } = company.box(one);
    return Math.abs(middle - (left + right) / 2) < AT_SEAT * (right - left);
  });
}

const AT_SEAT = 0.3;

/** Whether no dish is at a point. */
export function isClear(company: Company, table: Actor, { x, y }: { x: number; y: number }): boolean {
  const boxes = dishesOn(company, table).map((one) => company.box(one));
  return boxes.every(({ left, right, top, bottom }) => x < left || x > right || y < top || y > bottom);
}

/** What somebody eats with up beside the mouth, which stays seen, in the outer hand; undefined where that arm gets nowhere near. */
export function eatWith({ company, from, to }: Meeting, key: string): 'leftHand' | 'rightHand' | undefined {
  const { art, places } = drawBody({ key, looks: {}, wears: [], variant: 0 });
  const [face, table, body] = [faceOf(company, from), company.box(to), company.box(from)];
  const high = body.bottom - body.top;
  const isLeft = face.left + face.right < table.left + table.right;
  const own: Part = { art, to: { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }, isPart: true, at: from.body.art };
  const mouth = company.point(from, 'mouth');
  for (const side of isLeft ? ([-1, 1] as const) : ([1, -1] as const)) {
    const at = { mouth: { x: side < 0 ? face.left : face.right, y: mouth.y }, side, high };
    const { handle, tip } = places;
    const ways =
      handle && tip ? toolWays(own, [pointOf(own, handle), pointOf(own, tip)], at) : biteWays(own, at);
    for (const { held, hand } of ways) {
      const restore = company.save();
      const name = side < 0 ? 'leftHand' : 'rightHand';
      const over = { over: 'below', at: from } as const;
      if (company.addOver(from, [held]) && reachFor(company, from, { [name]: hand }, over)) return name;
      restore();
    }
  }
  return undefined;
}

interface AtMouth {
  /** The edge of the face at the height of the mouth. */
  mouth: { x: number; y: number };
  side: 1 | -1;
  high: number;
}

/** A tool that goes up from the hand to beside the mouth. */
function toolWays(own: Part, [grip, tip]: [BodyPlace, BodyPlace], { mouth, side, high }: AtMouth) {
  return RAISED.map(([out, down, beside]) => {
    const goal = { x: mouth.x + side * beside * high, y: mouth.y - ABOVE * high };
    const hand = { x: goal.x + side * out * high, y: goal.y + down * high };
    const size = Math.hypot(hand.x - goal.x, hand.y - goal.y) / Math.hypot(tip.x - grip.x, tip.y - grip.y);
    return { hand, held: { ...own, ...aimed(own, own, { grip, tip, hand, goal, size }) } };
  });
}

/** What is eaten from the hand upright beside the mouth. */
function biteWays(own: Part, { mouth, side, high }: AtMouth) {
  return BITES.flatMap((share) =>
    ASIDE.map((aside) => {
      const { left, right, top, bottom } = boxOfPart(own);
      const size = (share * high) / Math.max(right - left, bottom - top);
      const [wide, tall] = [size * (right - left), size * (bottom - top)];
      const at = { x: mouth.x + side * aside * wide, y: mouth.y + BELOW * tall };
      const [x, y] = [at.x - (size * (left + right)) / 2, at.y - (size * (top + bottom)) / 2];
      const hand = { x: at.x + side * 0.1 * wide, y: at.y + 0.4 * tall };
      return { hand, held: moved(own, x, y, size) };
    }),
  );
}

/** Where the hand is from the tip, outward and down, and how far that is beside the face, as shares of the body; how far it is over the mouth. */
const RAISED = [
  [0.03, 0.17, 0.05],
  [0.05, 0.17, 0.03],
  [0.08, 0.16, 0.02],
  [0.12, 0.13, 0],
] as const;
const ABOVE = 0.03;
/** How large what is eaten from the hand is beside who eats it; how far its middle is from the edge of the face and below the mouth, by its own sides. */
const BITES = [0.2, 0.16];
const ASIDE = [0.35, 0.5, 0.2];
const BELOW = 0.4;
