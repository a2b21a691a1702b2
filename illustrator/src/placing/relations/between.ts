import { CRAFTS } from '../../things/crafts.ts';
import { isTree } from '../../things/trees.ts';
import type { Actor } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { canFloat } from '../company/Group.ts';
import { rope, type Spot } from '../company/props.ts';
import { besideWays, directionOf, isLively, type Meeting } from './rule.ts';

/** Stands between two things; who leaps or flies from one to the other is over the gap between them. */
export function between(meeting: Meeting): boolean {
  const { company, from, to, also } = meeting;
  if (also === undefined || also === to) return false;
  if (from.record.letsDown && hangOnThread({ ...meeting, also })) return true;
  if ((isInAir(from) || isStretched(from)) && hangBetween({ ...meeting, also })) return true;
  // Under the crowns of trees there is room for who is slender; what is broad is before both.
  const isBroad = to.record.kind === 'plant' && !isLively(from);
  const overlaps = to.record.kind === 'plant' && !isBroad ? [0.4, 0.25, 0.04, 0] : [0.04, 0];
  // Those who look at one another do so across it.
  const side = isLively(to) && isLively(also) && to.facing !== also.facing ? directionOf(to) : 1;
  if (!company.join(from, to, besideWays(meeting, overlaps, [side]))) return false;
  const next = { ...meeting, from: also, to: from };
  const ways = besideWays(next, overlaps, [side]);
  return company.join(also, from, isBroad ? ways.map((way): Way => ({ ...way, layer: 'back' })) : ways);
}

function isInAir({ request: { pose } }: Actor): boolean {
  return pose === 'jump' || pose === 'fly';
}

/** A web, a rainbow: it hangs between them, from one to the other. */
export function isStretched(from: Pick<Actor, 'record'>): boolean {
  return !isLively(from) && (canFloat(from) || (from.record.flat === true && from.record.faces === 'front'));
}

/** Who leaps or flies from one to the other is in the air, over the gap between them; what is stretched hangs there, behind them. */
function hangBetween(meeting: Meeting & { also: Actor }): boolean {
  const { company, from, to, also } = meeting;
  const isLeaping = isInAir(from);
  const [own, other] = [company.box(from), company.box(to)];
  const isCraft = CRAFTS.has(from.record.kind);
  const gap =
    (isCraft ? FLOWN : isLeaping ? LEAPT : isTree(to.record) ? UNDER_CROWNS : STRETCHED) *
    (own.right - own.left);
  const beside = company.groupBox(also);
  const isBeside = company.join(also, to, [{ x: other.right + gap - beside.left, y: 0, layer: 'before' }]);
  const far = company.box(also);
  const high = other.bottom - other.top;
  const x = (other.right + far.left) / 2 - (own.left + own.right) / 2;
  // Who leaps from roof to roof is over both.
  const isHigh = to.record.kind === 'building';
  // The feet of who leaps are there, and the middle of what hangs or has an engine.
  const middle = (own.top + own.bottom) / 2;
  const [level, point] = isCraft
    ? [0.5, middle]
    : isLeaping
      ? [isHigh ? LEVEL_OVER : 0.35, own.bottom]
      : [0.62, middle];
  const ways = [0.1, 0, -0.1].map((down): Way => {
    const y = Math.min(other.top, far.top) + (level + down) * high - point;
    return { x, y, layer: isLeaping ? 'before' : 'back' };
  });
  return isBeside && company.join(from, to, ways);
}

/** A spider hangs on its thread, from one that goes from the one to the other. */
function hangOnThread(meeting: Meeting & { also: Actor }): boolean {
  const { company, from, to, also } = meeting;
  const own = company.box(from);
  const gap = UNDER_THREAD * (own.right - own.left);
  if (
    !company.join(also, to, [
      { x: company.box(to).right + gap - company.box(also).left, y: 0, layer: 'before' },
    ])
  )
    return false;
  const [one, other] = [company.box(to), company.box(also)];
  const levels = [one, other].map(({ top, bottom }) => top + TIED * (bottom - top));
  const ends: [Spot, Spot] = [
    { x: one.right - INTO * (one.right - one.left), y: levels[0] ?? one.top },
    { x: other.left + INTO * (other.right - other.left), y: levels[1] ?? other.top },
  ];
  const high = Math.min(one.bottom - ends[0].y, other.bottom - ends[1].y);
  const [left, right] = [one.right, other.left];
  const middle = { x: (left + right) / 2, y: (ends[0].y + ends[1].y) / 2 + SAG * high };
  const factor = Math.min(1, (SPIDER * high) / (own.bottom - own.top));
  const top = middle.y + THREAD * high;
  const x = middle.x - ((own.left + own.right) / 2) * factor;
  const threads = [...ends, { x: middle.x, y: top + 0.1 * high }].map((end) => rope(end, middle, 0));
  const way: Way = { x, y: top - own.top * factor, factor, layer: 'before', under: threads };
  return company.join(from, to, [way]);
}

/** How wide its gap is beside it; where the thread is tied, how far into that, and how far it sags, how long the one down is, and how high the spider, as shares of the height of what is beside it. */
const UNDER_THREAD = 1.4;
const TIED = 0.2;
const INTO = 0.22;
const SAG = 0.14;
const THREAD = 0.16;
const SPIDER = 0.42;

/** How far down beside roofs the feet of who leaps are, as a share of their height. */
const LEVEL_OVER = -0.05;
/** How wide the gap is beside what is in it. */
const LEAPT = 0.7;
const FLOWN = 1.06;
const STRETCHED = 0.9;
const UNDER_CROWNS = 0.3;
