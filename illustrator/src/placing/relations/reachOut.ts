import { isBoard } from '../../things/isBoard.ts';
import type { Actor } from '../company/Actor.ts';
import { handPoint } from './carry.ts';
import { touch } from './handsOn.ts';
import { edgeAt } from './pull.ts';
import { reachFor } from './reach.ts';
import { directionOf, leadingHand, type Meeting } from './rule.ts';

/** A bare hand that ends short of what it is at, or over it, goes there, where the arm is long enough. */
export function reachOut({ company, from, to }: Meeting): true {
  const [hand, box, side] = [handPoint(company, from), company.box(to), directionOf(from)];
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const short = SHORT * (company.box(from).bottom - company.box(from).top);
  const levels = [hand.y, ...DOWNS.map((down) => box.top + down * high)].map((y) =>
    Math.min(Math.max(y, box.top + LEAST_DOWN * high), box.top + MOST_DOWN * high),
  );
  const spots = levels.map((y) => ({ x: edgeAt(company, to, { y, side: -side as 1 | -1 }), y }));
  const isThere = spots.some(({ x, y }) => side * (x - hand.x) <= 0 && Math.abs(y - hand.y) < short);
  if (isThere && !isBoard(to.record)) return true;
  for (const { x, y } of spots)
    for (const within of isBoard(to.record) ? ON_BOARD : WITHIN) {
      const goal = { x: x + side * within * wide, y };
      if (reachFor(company, from, { [leadingHand(from)]: goal }, { over: 'hands' })) return true;
    }
  return true;
}

/** As a share of the body's height. */
const SHORT = 0.06;
/** How far within it the hand is, as shares of its width. */
const WITHIN = [0.06, 0.01];
const ON_BOARD = [0.18, 0.15, 0.1];
/** Where on it a hand is, as shares of its height from the top. */
const LEAST_DOWN = 0.12;
const MOST_DOWN = 0.5;

/** The end of a tool in a hand that is not at what it is used on yet goes there, where the arm is long enough. */
export function touchWith({ company, from, to }: Meeting, tool: Actor): true {
  const [box, side] = [company.box(to), directionOf(from)];
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  for (const down of DOWNS) {
    const y = box.top + down * high;
    const edge = edgeAt(company, to, { y, side: -side as 1 | -1 });
    const spot = { x: edge + side * 0.05 * wide, y };
    if (touch(company, from, { spot, tool, body: to })) return true;
  }
  return true;
}

/** How far down what it is used on the end of a tool is, as shares of its height. */
const DOWNS = [0.12, 0.3, 0.5];
