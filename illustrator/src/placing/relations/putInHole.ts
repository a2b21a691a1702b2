import { type Actor, insideOf, isKnown, moved, placeOf } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { put } from './carry.ts';
import { reachFor } from './reach.ts';
import { directionOf, isLively, leadingHand, type Meeting } from './rule.ts';
import { toolOf } from './tools.ts';

/** Whether it is a tree with a hole that is seen into. */
export function isHole({ record }: Pick<Actor, 'record'>): boolean {
  const { isOpen, hasRim } = insideOf(record);
  return record.kind === 'plant' && isOpen && !hasRim && isKnown({ record }, 'inside');
}

/** The hole of a tree: its middle, half its width, its floor and its upper end. */
function holeOf(company: Company, tree: Actor): { x: number; half: number; floor: number; top: number } {
  const { x, y } = company.point(tree, 'inside');
  const half = HALF * placeOf(tree, 'inside').width * company.partOf(tree).to.d;
  return { x, half, floor: y, top: y - TALL * half };
}

/** Of the width of its floor it is so broad to each side with its rim, and so many times as high. */
const HALF = 0.66;
const TALL = 1.9;

/** How far over its rim who puts something in stands, as shares of half its width, and how large that one is beside the tree. */
const OVERS = [0.1, 0, 0.25, 0.4];
const SIZES = [0.56, 0.5, 0.44, 0.62];
/** Where the hand is: so far within the rim, and up from the floor, as shares of half of its width. */
const HANDS = [
  [0.3, 0.7],
  [0.3, 0.45],
  [0.15, 0.6],
  [0.1, 0.9],
  [0, 0.5],
  [-0.15, 0.6],
] as const;

/** Beside the hole of a tree, a hand with what goes into it at its edge. */
export function putInHole(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from);
  const [hole, tree, own] = [holeOf(company, to), company.box(to), company.box(from)];
  const before = company.save();
  const goods = toolOf(company, from);
  // As small as it is in life.
  if (goods) company.redraw(goods, { ...company.partOf(goods), isMorsel: true });
  const restore = company.save();
  for (const size of SIZES)
    for (const over of OVERS) {
      const factor = (size * (tree.bottom - tree.top)) / (own.bottom - own.top);
      const rim = hole.x - side * hole.half * (1 - over);
      const x = rim - factor * (side > 0 ? own.right : own.left);
      const way: Way = { x, y: tree.bottom - factor * own.bottom, factor, layer: 'before' };
      if (!company.join(from, to, [way])) continue;
      if (HANDS.some((at) => reachIn(meeting, at, goods))) return true;
      restore();
    }
  before();
  return false;
}

function reachIn(
  { company, from, to }: Meeting,
  [within, up]: readonly [number, number],
  goods?: Actor,
): boolean {
  const [side, hole] = [directionOf(from), holeOf(company, to)];
  const hand = company.point(from, leadingHand(from));
  const goal = { x: hole.x - side * hole.half * (1 - within), y: hole.floor - up * hole.half };
  const [dx, dy] = [goal.x - hand.x, goal.y - hand.y];
  return reachFor(
    company,
    from,
    { [leadingHand(from)]: goal },
    {
      over: 'hands',
      carried: (part) => (goods && part.actor === goods ? moved(part, dx, dy) : part),
    },
  );
}

/** So large is what lies in a hole, as a share of the hole's width, and so far apart. */
const LYING = [0.78, 0.66];
const APART = 0.58;
/** How far aside those lie whom a hand before the hole would hide. */
const ASIDE = [0, -0.15, 0.15, -0.3, 0.3];

/** What is in the hole of a tree and does not live there lies on its floor, none over its rim. */
export function lieInHole({ company, from, to, index, count }: Meeting): boolean {
  const [hole, box] = [holeOf(company, to), company.box(from)];
  const shown = Math.min(count, PER_ROW);
  const [at, row] = [index % PER_ROW, Math.floor(index / PER_ROW)];
  return company.join(
    from,
    to,
    LYING.flatMap((share) => ASIDE.map((aside) => ({ share, aside }))).map(({ share, aside }): Way => {
      const factor = (share * hole.half) / Math.max(box.right - box.left, box.bottom - box.top);
      const x = hole.x + ((at - (shown - 1) / 2) * APART + aside) * hole.half;
      const y = hole.floor - (0.16 + 0.45 * row) * hole.half;
      return { ...put(box, { x, y, edge: 'bottom' }, factor), cut: (part) => ({ ...part, isMorsel: true }) };
    }),
  );
}

const PER_ROW = 2;

/** Whether it is put into the hole of a tree. */
export function isPutInHole(from: Pick<Actor, 'record'>, to: Pick<Actor, 'record'>): boolean {
  return !isLively(from) && from.record.size < SMALL && isHole(to);
}

/** Meters. */
const SMALL = 0.5;
