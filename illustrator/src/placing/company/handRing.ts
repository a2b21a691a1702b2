import { reachFor } from '../relations/reach.ts';
import type { Actor } from './Actor.ts';
import type { Company } from './Company.ts';
import { heightOf, joinAll, middleOf, widthOf } from './joinAll.ts';

/** How far behind the near row the far one stands, as shares of a figure's height; the ends of both are nearer each other by so much. */
const DEPTHS = [0.8, 0.95, 1.15];
const BOW = 0.14;
/** Two hand in hand stand so far apart, as a share of the width of one. */
const STEP = 1.02;

/** All in a ring, hand in hand: a near and a far row whose ends hold hands too. False where that hides too much, or those in a row have no hands to hold. */
export function handRing(company: Company, actors: readonly Actor[]): boolean {
  const near = Math.ceil(actors.length / 2);
  const far = actors.length - near;
  const wide = STEP * Math.max(...actors.map((actor) => widthOf(company, actor)));
  const high = Math.max(...actors.map((actor) => heightOf(company, actor)));
  const isDone = DEPTHS.some((depth) =>
    joinAll(company, actors, (actor, index) => {
      const isNear = index < near;
      const count = isNear ? near : far;
      const along = (isNear ? index : index - near) - (count - 1) / 2;
      const out = count > 1 ? Math.abs(along) / ((count - 1) / 2) : 1;
      const back = (isNear ? BOW * out : depth - BOW * out) * high;
      // In the gaps of those before them.
      const spread = near === far && far > 1 ? 1 + 1 / (2 * (far - 1)) : 1;
      const x = along * wide * (isNear ? 1 : spread) - middleOf(company, actor);
      return { x, y: -back, back, layer: isNear ? 'before' : 'back' };
    }),
  );
  if (!isDone) return false;
  const isLinked = [actors.slice(0, near), actors.slice(near)].every((row) =>
    row.slice(1).every((next, index) => {
      const one = row[index];
      return one === undefined || meetHands(company, [one, 'rightHand'], [next, 'leftHand']);
    }),
  );
  const ends = [actors[0], actors[near], actors[near - 1], actors.at(-1)];
  const [left, farLeft, right, farRight] = ends;
  if (left && farLeft && far > 0) meetHands(company, [left, 'leftHand'], [farLeft, 'leftHand']);
  if (right && farRight && far > 0) meetHands(company, [right, 'rightHand'], [farRight, 'rightHand']);
  return isLinked;
}

type Hand = readonly [Actor, 'leftHand' | 'rightHand'];

/** Two hands at one point between them, below both faces. */
function meetHands(company: Company, [one, hand]: Hand, [other, next]: Hand): boolean {
  const [a, b] = [company.point(one, hand), company.point(other, next)];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const restore = company.save();
  if (
    reachFor(company, one, { [hand]: middle }) &&
    reachFor(company, other, { [next]: middle }, { over: 'arms' })
  )
    return true;
  restore();
  return reachFor(company, other, { [next]: a }) || reachFor(company, one, { [hand]: b });
}
