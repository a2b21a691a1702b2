import type { Box } from '../../page.ts';
import { type Actor, handsOf, isKnown, type Part } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { rope, type Spot } from '../company/props.ts';
import { directionOf, leadingHand, type Meeting } from './rule.ts';

/** The box of the telling part of an actor, in the units of its group; the upper end of its box where it has none. */
export function faceOf(company: Company, actor: Actor): Box {
  const { to } = company.partOf(actor);
  const box = company.box(actor);
  const { telling } = actor.body;
  if (!telling) return { ...box, bottom: box.top + 0.4 * (box.bottom - box.top) };
  return {
    left: telling.left * to.a + to.e,
    right: telling.right * to.a + to.e,
    top: telling.top * to.d + to.f,
    bottom: telling.bottom * to.d + to.f,
  };
}

/** A way to put the middle of what is carried (or its upper edge) at a point. */
export function put(box: Box, at: { x: number; y: number; edge?: 'top' | 'bottom' }, factor: number): Way {
  const y = at.edge === 'top' ? box.top : at.edge === 'bottom' ? box.bottom : (box.top + box.bottom) / 2;
  return { x: at.x - ((box.left + box.right) / 2) * factor, y: at.y - y * factor, factor, layer: 'before' };
}

/** What is carried is never smaller than this beside the largest, whose pose may be a little longer than its record says. */
export const LEAST_CARRIED = 0.265;

/** How much smaller what is carried becomes so that it is at most a share of its bearer; what is huge may be more than that. */
export function fitTo(carried: Actor, bearer: Actor, share: number): number {
  const most = carried.request.looks.size === 'huge' ? HUGE * share : share;
  const wanted = (most * bearer.size) / carried.size;
  return Math.min(1, Math.max(wanted, LEAST_CARRIED / carried.size));
}

/** The same of what is at a mouth or between paws: as a part of its bearer it may be smaller than all else of a page. */
export function fitAtBody(carried: Actor, bearer: Actor, share: number): number {
  const most = fitTo(carried, bearer, share);
  const wanted = (share * bearer.size) / carried.size;
  return carried.request.looks.size === 'huge'
    ? most
    : Math.min(most, Math.max(wanted, LEAST_AT_BODY / carried.size));
}

/** What a part is that is at the mouth or between the paws of its bearer. */
export function asMorsel(bearer: Actor): Pick<Required<Part>, 'at' | 'isMorsel'> {
  return { at: bearer.body.art, isMorsel: true };
}

/** The same of that, beside the largest. */
const LEAST_AT_BODY = 0.16;

/** How many times larger than others of its kind it is in a hand. */
const HUGE = 1.7;

/** Ways to hold something before the chest, the face free. */
export function chestWays({ company, from, to }: Meeting, factor: number): Way[] {
  const [box, face, body] = [company.groupBox(to), faceOf(company, from), company.box(from)];
  const x = (face.left + face.right) / 2;
  const high = body.bottom - body.top;
  const below = { x, y: face.bottom + 0.02 * high, edge: 'top' as const };
  const aside = directionOf(from) * 0.3 * (box.right - box.left) * factor;
  return [put(box, below, factor), put(box, { ...below, x: x + aside }, factor)];
}

const GRIPS = ['string', 'handle'] as const;

/** Ways to hold something in a hand: the leading one first, before the body or, where it would hide a face, behind. */
export function handWays({ company, from, to }: Meeting, factor: number, isOther = false): Way[] {
  const box = company.groupBox(to);
  const isRight = (from.facing === 'right') !== isOther;
  const hands = isRight ? (['rightHand', 'leftHand'] as const) : (['leftHand', 'rightHand'] as const);
  return hands.flatMap((hand): Way[] => {
    const at = company.point(from, hand);
    const side = hand === 'rightHand' ? 1 : -1;
    const grip = gripOf(company, to);
    if (to.record.rests === 'air')
      return onString({ company, from, to }, hand, { factor, ...(grip ? { grip } : {}) });
    if (grip) return gripWays({ company, to }, { at, side, grip, factor });
    const out = side * 0.3 * (box.right - box.left) * factor;
    return [
      put(box, { x: at.x, y: at.y + 0.12 * (box.bottom - box.top) * factor, edge: 'bottom' }, factor),
      put(box, { x: at.x + out, y: at.y }, factor),
      put(box, { x: at.x + 2 * out, y: at.y }, factor),
    ];
  });
}

/** Where a thing is held, where its record or drawing says it. */
export function gripOf(company: Company, to: Actor): { x: number; y: number } | undefined {
  const name = GRIPS.find((one) => isKnown(to, one));
  return name ? company.point(to, name) : undefined;
}

/** A grip in a hand; what would reach over the body from there is mirrored, so that it reaches out. */
function gripWays(
  { company, to }: Pick<Meeting, 'company' | 'to'>,
  { at, side, grip, factor }: { at: Spot; side: 1 | -1; grip: Spot; factor: number },
): Way[] {
  const box = company.groupBox(to);
  const reach = side * ((box.left + box.right) / 2 - grip.x);
  const isAlone = company.groupOf(to).parts.length === 1;
  const isMirrored = reach < -0.12 * (box.right - box.left) && isAlone && !to.record.bearsWriting;
  const way = (layer: 'before' | 'behind'): Way => ({
    x: at.x - grip.x * factor,
    y: at.y - grip.y * factor,
    factor,
    layer,
    ...(isMirrored ? { cut: (part) => mirroredAt(part, at.x) } : {}),
  });
  return [way('before'), way('behind')];
}

/** A part mirrored at an upright line. */
export function mirroredAt(part: Part, x: number): Part {
  const { a, c, e } = part.to;
  return { ...part, to: { ...part.to, a: -a, c: -c, e: 2 * x - e } };
}

/** Ways to hold by its string what floats over a hand, clear of the head. */
function onString(
  { company, from, to }: Pick<Meeting, 'company' | 'from' | 'to'>,
  hand: 'leftHand' | 'rightHand',
  { factor, grip }: { factor: number; grip?: { x: number; y: number } },
): Way[] {
  const box = company.groupBox(to);
  const at = company.point(from, hand);
  const end = grip ?? { x: (box.left + box.right) / 2, y: box.bottom };
  const [wide, high] = [(box.right - box.left) * factor, (box.bottom - box.top) * factor];
  const side = hand === 'rightHand' ? 1 : -1;
  if (end.y < (box.top + box.bottom) / 2)
    return onLine({ company, from, to }, { at, side, box, end, factor });
  return [0.1, 0.3, 0.5, 0.7].map((out): Way => {
    const [x, y] = [at.x + side * out * wide, at.y - 0.25 * high];
    const way: Way = { x: x - end.x * factor, y: y - end.y * factor, factor, layer: 'before' };
    return { ...way, under: [rope(at, { x, y }, 0.04)] };
  });
}

/** Ways to fly something high up on a long line, its tail away from who does it. */
function onLine(
  { company, from, to }: Pick<Meeting, 'company' | 'from' | 'to'>,
  { at, side, box, end, factor }: { at: Spot; side: 1 | -1; box: Box; end: Spot; factor: number },
): Way[] {
  const body = company.box(from);
  const reach = side * ((box.left + box.right) / 2 - end.x);
  const isMirrored = reach < -0.05 * (box.right - box.left) && !to.record.bearsWriting;
  const isCrowd = company.of(from.thing).length > FEW;
  return (isCrowd ? STEEP : FLOWN).map(([out, up]): Way => {
    const x = at.x + side * out * (body.bottom - body.top);
    const y = body.top - up * (body.bottom - body.top);
    return {
      x: x - end.x * factor,
      y: y - end.y * factor,
      factor,
      layer: 'before',
      over: [rope(at, { x, y }, 0.06)],
      turn: { at: { x, y }, by: (isMirrored ? side : -side) * SLANT },
      ...(isMirrored ? { cut: (part) => mirroredAt(part, x) } : {}),
    };
  });
}

/** What flies is turned so far, in radians, its tail away from the line. */
const SLANT = 0.5;
/** How far beside the hand and over the head a kite is, as shares of who flies it. */
const FLOWN = [
  [0.5, 0.72],
  [0.4, 0.5],
  [0.35, 0.36],
  [0.5, 0.24],
  [0.6, 0],
] as const;
/** The same of each of more than a few. */
const STEEP = [[0.18, 0.62], ...FLOWN] as const;
const FEW = 2;

/** Ways to have something at the mouth: beside the face, the face free. */
export function mouthWays({ company, from, to }: Meeting, factor: number): Way[] {
  const [box, face] = [company.groupBox(to), faceOf(company, from)];
  const [wide, high] = [(box.right - box.left) * factor, (box.bottom - box.top) * factor];
  const mouth = company.point(from, 'mouth');
  const side = directionOf(from);
  const edge = side > 0 ? face.right : face.left;
  const ways = [0.42, 0.5, 0.6].map((part) =>
    put(box, { x: edge + side * part * wide, y: mouth.y + 0.15 * high }, factor),
  );
  const below = put(box, { x: mouth.x + side * 0.2 * wide, y: face.bottom, edge: 'top' }, factor);
  return [...ways, below, put(box, { x: mouth.x, y: face.bottom, edge: 'top' }, factor)];
}

/** Ways to have something a little away on the side where one looks, its foot `up` (a share of the body) over the ground. */
export function aheadWays(
  { company, from, to }: Meeting,
  factor: number,
  { up, gap }: { up: number; gap: number },
): Way[] {
  const [box, body] = [company.groupBox(to), company.box(from)];
  const side = directionOf(from);
  const [wide, high] = [(box.right - box.left) * factor, body.bottom - body.top];
  return [gap, gap + 0.1, gap + 0.25].map((air): Way => {
    const edge = side > 0 ? body.right : body.left;
    const x = edge + side * (wide / 2 + air * high);
    const way = put(box, { x, y: body.bottom - up * high, edge: 'bottom' }, factor);
    // On the ground; beside who flies it would be in the air.
    return up === 0 ? { ...way, isHeld: true } : way;
  });
}

/** The point of an actor's leading hand. */
export function handPoint(company: Company, actor: Actor) {
  return company.point(actor, leadingHand(actor));
}

/** The same ways, with the hands of the bearer over what they hold. */
export function inHands({ company, from }: Meeting, ways: readonly Way[]): Way[] {
  const over = handsOf(from, company.partOf(from));
  return ways.map((way) => ({ ...way, over: [...(way.over ?? []), ...over], isHeld: true }));
}
