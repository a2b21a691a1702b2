import { isKnown } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { standing } from '../company/standing.ts';
import { handPoint } from './carry.ts';
import { reachFor } from './reach.ts';
import { type Casting, directionOf, type Meeting } from './rule.ts';

/** Whether its keys are seen from their end, where somebody sits: a piano from the side. */
export function hasKeys(one: Pick<Casting, 'record'>): boolean {
  const { uses = [], kind } = one.record;
  return kind === 'furniture' && uses.includes('played') && isKnown(one, 'handle');
}

/** On a stool before the keys, both hands on them; false where arms do not get there. */
export function sitAtKeys(meeting: Meeting): boolean {
  const restore = meeting.company.save();
  return OUTS.some((out) =>
    SPREADS.some((spread) => {
      if (sitOut(meeting, out) && layOnKeys(meeting, spread)) return true;
      restore();
      return false;
    }),
  );
}

/** The end of the keys where who plays them is. */
function endOfKeys({ company, to }: Meeting): { x: number; y: number } {
  const { x, y, width } = company.point(to, 'handle');
  return { x: x + directionOf(to) * NEAR_END * width, y };
}

function sitOut(meeting: Meeting, out: number): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from);
  const [keys, own, neck] = [endOfKeys(meeting), company.box(from), company.point(from, 'neck')];
  const level = ELBOWS * neck.y;
  // As large as sits there with the feet on the ground, or smaller on a higher stool.
  const high = own.bottom - own.top;
  const factor = Math.min(MOST, -keys.y / (own.bottom - level), (-TALLEST * keys.y) / high);
  const y = Math.min(keys.y - level * factor, -own.bottom * factor);
  const hand = handPoint(company, from);
  const arm = Math.hypot(hand.x - neck.x, hand.y - neck.y);
  const x = keys.x - (side * out * arm + neck.x) * factor;
  // The feet of animals are before them, not below.
  const lap = own.bottom > 0.05 * high ? 0 : PAWS * high * factor;
  const stool = standing('stool', x + neck.x * factor, { wide: STOOL * factor * high, high: lap - y });
  const way: Way = { x, y, factor, layer: 'before', under: [stool] };
  return company.join(from, to, [way]);
}

/** The farther hand is the one on the side where the body looks. */
function layOnKeys(meeting: Meeting, spread: number): boolean {
  const { company, from, to } = meeting;
  const [{ x, y }, { width }] = [endOfKeys(meeting), company.point(to, 'handle')];
  const names = ['leftHand', 'rightHand'] as const;
  const [near, far] = directionOf(from) > 0 ? names : ([names[1], names[0]] as const);
  const [aside, up] = [0.5 * spread * width * directionOf(to), spread * width];
  const goals = { [far]: { x: x + aside, y: y - up }, [near]: { x: x - aside, y: y + up } };
  return reachFor(company, from, goals, { over: 'arms' });
}

/** Where hands are on the keys, from their middle to that end, and how far up and down: shares of how long they are. */
const NEAR_END = 0.28;
const SPREADS = [0.18, 0.12, 0.07];
/** How far from there who plays sits, as shares of the arm. */
const OUTS = [0.9, 0.75, 0.6, 0.45, 0.3, 0.15];
/** Elbows are so far up to the neck. */
const ELBOWS = 0.5;
/** A stool is so wide as a share of the height of who sits on it; who sits there is so large at most as a share of who stands. */
const STOOL = 0.42;
const MOST = 1.2;
const PAWS = 0.1;
/** And so many times as high as the keys are. */
const TALLEST = 1.65;
