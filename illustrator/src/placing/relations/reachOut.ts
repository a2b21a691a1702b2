import { handPoint } from './carry.ts';
import { reachFor } from './reach.ts';
import { directionOf, leadingHand, type Meeting } from './rule.ts';

/** A bare hand that ends short of what it is at goes there, where the arm is long enough. */
export function reachOut({ company, from, to }: Meeting): true {
  const [hand, box, side] = [handPoint(company, from), company.box(to), directionOf(from)];
  const near = side > 0 ? box.left : box.right;
  const high = company.box(from).bottom - company.box(from).top;
  if (side * (near - hand.x) < SHORT * high) return true;
  const y = Math.min(Math.max(hand.y, box.top), box.top + 0.5 * (box.bottom - box.top));
  const x = near + side * WITHIN * (box.right - box.left);
  reachFor(company, from, { [leadingHand(from)]: { x, y } }, { over: 'hands' });
  return true;
}

/** As a share of the body's height. */
const SHORT = 0.06;
/** How far within it the hand is, as a share of its width. */
const WITHIN = 0.06;
