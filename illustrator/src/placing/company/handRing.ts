import { reachFor } from '../relations/reach.ts';
import type { Actor } from './Actor.ts';
import type { Company } from './Company.ts';
import { heightOf, joinAll, middleOf, widthOf } from './joinAll.ts';

/** How far behind the near row the far one stands, as shares of a figure's height; the ends of both are nearer each other by so much. */
const DEPTHS = [0.8, 0.95, 1.15];
const BOW = 0.14;
/** Two hand in hand stand so far apart, as a share of the width of one. */
const STEP = 1.02;

/** So many times as wide as the near row is a far row of as many. */
const SPREADS = [1.25, 1.12, 1.4];

/** All in a ring, hand in hand: a near and a far row whose ends hold hands too. False where that hides too much, or those in a row have no hands to hold. */
export function handRing(company: Company, actors: readonly Actor[]): boolean {
  const near = Math.floor(actors.length / 2);
  const rows = [actors.slice(0, near), actors.slice(near)] as const;
  const restore = company.save();
  const isLinked = SPREADS.some((spread) =>
    DEPTHS.some((depth) => {
      restore();
      return inTwoRows(company, rows, { spread, depth }) && linkAll(company, rows);
    }),
  );
  if (!isLinked) restore();
  return isLinked;
}

type Rows = readonly [near: readonly Actor[], far: readonly Actor[]];

function inTwoRows(
  company: Company,
  [near, far]: Rows,
  { spread, depth }: { spread: number; depth: number },
): boolean {
  const actors = [...near, ...far];
  const wide = STEP * Math.max(...actors.map((actor) => widthOf(company, actor)));
  const high = Math.max(...actors.map((actor) => heightOf(company, actor)));
  return joinAll(company, actors, (actor, index) => {
    const isNear = index < near.length;
    const count = isNear ? near.length : far.length;
    const along = (isNear ? index : index - near.length) - (count - 1) / 2;
    const out = count > 1 ? Math.abs(along) / ((count - 1) / 2) : 1;
    const back = (isNear ? BOW * out : depth - BOW * out) * high;
    // In the gaps of those before them.
    const step = isNear || near.length < far.length ? wide : spread * wide;
    return { x: along * step - middleOf(company, actor), y: -back, back, layer: isNear ? 'before' : 'back' };
  });
}

/** Each hand in hand with the next one, those at the ends of both rows too, where their arms are long enough. */
export function linkAll(company: Company, rows: Rows): boolean {
  const isLinked = rows.every((row) =>
    row.slice(1).every((next, index) => {
      const one = row[index];
      return one === undefined || meetHands(company, [one, 'rightHand'], [next, 'leftHand']);
    }),
  );
  const [[left, right], [farLeft, farRight]] = rows.map((row) => [row[0], row.at(-1)]) as [Ends, Ends];
  if (left && farLeft) meetHands(company, [left, 'leftHand'], [farLeft, 'leftHand']);
  if (right && farRight) meetHands(company, [right, 'rightHand'], [farRight, 'rightHand']);
  return isLinked;
}

type Ends = [Actor | undefined, Actor | undefined];

/** Where on the way from one hand to the other both meet. */
const BETWEEN = [0.5, 0.35, 0.65, 0.2, 0.8];

type Hand = readonly [Actor, 'leftHand' | 'rightHand'];

/** Two hands at one point between them, below both faces. */
function meetHands(company: Company, [one, hand]: Hand, [other, next]: Hand): boolean {
  const [a, b] = [company.point(one, hand), company.point(other, next)];
  const restore = company.save();
  for (const share of BETWEEN) {
    const at = { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
    if (reachFor(company, one, { [hand]: at }) && reachFor(company, other, { [next]: at }, { over: 'arms' }))
      return true;
    restore();
  }
  return reachFor(company, other, { [next]: a }) || reachFor(company, one, { [hand]: b });
}
