import { isKnown } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { handPoint } from './carry.ts';
import { reachFor } from './reach.ts';
import { directionOf, leadingHand, type Meeting } from './rule.ts';

type Point = { x: number; y: number };

/** How far down a flower its stem is held. */
const STEM = 0.86;
/** Meters: what grows taller is no cut flower. */
const LARGEST = 1;

/** Where cut flowers are held: at the stems. */
export function stemOf({ company, to }: Meeting): Point | undefined {
  if (to.record.kind !== 'plant' || to.record.size > LARGEST) return undefined;
  if (isKnown(to, 'handle')) return company.point(to, 'handle');
  const { left, right, top, bottom } = company.box(to);
  return { x: (left + right) / 2, y: top + STEM * (bottom - top) };
}

/** Stands where the hand is at the stems, over the one that gives them. */
export function takeStem(meeting: Meeting, stem: Point): boolean {
  const { company, from, to } = meeting;
  const [hand, body, side] = [handPoint(company, from), company.box(from), directionOf(from)];
  const high = body.bottom - body.top;
  const ways = STEM_GAPS.map(
    (gap): Way => ({ x: stem.x - side * gap * high - hand.x, y: 0, layer: 'before' }),
  );
  if (!company.join(from, to, ways)) return false;
  const spots = [0.05, 0.03, 0.08].map((up) => ({ x: stem.x, y: stem.y - up * high }));
  spots.some((spot) => reachFor(company, from, { [leadingHand(from)]: spot }, { over: 'hands' }));
  return true;
}

/** How far the hand is from the stems before it goes there, as shares of the body's height. */
const STEM_GAPS = [0.02, 0.06, 0.1, -0.03];
