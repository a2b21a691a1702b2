import type { Hands } from '../../bodies/Body.ts';
import { drawBody } from '../../bodies/drawBody.ts';
import { type Actor, type Part, pointOf } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';

type Point = { x: number; y: number };

/** Points of a group that hands are to be at. */
export interface Goals {
  leftHand?: Point;
  rightHand?: Point;
}

interface Reaching {
  /** Moves what it has in a hand with it. */
  carried?: (part: Part) => Part;
  /** Set where the arms are over what is before the body, or only the forearms (`below`) or the hands. */
  over?: 'arms' | 'below' | 'hands';
  /** The hand that alone is over it, whatever the other arm shows. */
  alone?: keyof Goals;
  /** Set where the elbows are well out. */
  isBowed?: true;
  /** At whose face the hand is: it may hide a little of it. */
  at?: Actor | undefined;
}

/** So far from its point at most is a hand that reaches it, as a share of the body's height. */
const NEAR_IT = 0.05;

/**
 * Draws an actor once more, its hands at points of its group. False, and nothing is changed, where its drawing has no such arms, they are too short, or they would hide a face.
 */
export function reachFor(
  company: Company,
  actor: Actor,
  goals: Goals,
  { carried, over, alone, isBowed, at }: Reaching = {},
): boolean {
  const part = company.partOf(actor);
  const { left, right } = { left: goals.leftHand, right: goals.rightHand };
  const way = {
    ...(over === 'below'
      ? { shows: 'forearm' as const }
      : over === 'hands'
        ? { shows: 'hand' as const }
        : {}),
    ...(isBowed ? { isBowed } : {}),
  };
  const wayOf = (hand: keyof Goals) => (alone === hand ? { ...way, shows: 'hand' as const } : way);
  const hands: Hands = {
    ...actor.request.hands,
    ...(left ? { left: { ...localOf(part, left), ...wayOf('leftHand') } } : {}),
    ...(right ? { right: { ...localOf(part, right), ...wayOf('rightHand') } } : {}),
  };
  const request = { ...actor.request, hands };
  const body = drawBody(request);
  if (!isSameBut(actor, { ...actor, body })) return false;
  const { bottom, top } = company.box(actor);
  const handOf = (name: keyof Goals) => {
    const place = body.places[name];
    return place && pointOf(part, place);
  };
  for (const name of ['leftHand', 'rightHand'] as const) {
    const [goal, hand] = [goals[name], handOf(name)];
    if (!goal) continue;
    if (!hand || Math.hypot(hand.x - goal.x, hand.y - goal.y) > NEAR_IT * (bottom - top)) return false;
  }
  const moves = carried ?? ((one: Part) => one);
  return company.embody(actor, { body, request }, { moves, isOver: over !== undefined, at: at?.body.art });
}

/** Both hands at their goals, or whichever of them gets there. */
export function reachEach(
  company: Company,
  actor: Actor,
  { leftHand, rightHand }: { leftHand: Point | undefined; rightHand: Point | undefined },
  reaching: Reaching = {},
): void {
  if (leftHand && rightHand && reachFor(company, actor, { leftHand, rightHand }, reaching)) return;
  if (leftHand) reachFor(company, actor, { leftHand }, reaching);
  if (rightHand) reachFor(company, actor, { rightHand }, reaching);
}

/** Whether a body is the same but for its arms: its face is where it was. */
function isSameBut({ body: { telling: one } }: Actor, { body: { telling: other } }: Actor): boolean {
  if (!one || !other) return false;
  return Math.abs(one.left - other.left) < 1 && Math.abs(one.top - other.top) < 1;
}

/** A point of a group in the units of a part of it. */
export function localOf({ to }: Part, { x, y }: Point): Point {
  const size = to.a * to.d - to.b * to.c;
  const [dx, dy] = [x - to.e, y - to.f];
  return { x: (to.d * dx - to.c * dy) / size, y: (to.a * dy - to.b * dx) / size };
}
