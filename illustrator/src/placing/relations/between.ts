import { isTree } from '../../things/trees.ts';
import type { Actor } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { canFloat } from '../company/Group.ts';
import { besideWays, directionOf, isLively, type Meeting } from './rule.ts';

/** Stands between two things; who leaps or flies from one to the other is over the gap between them. */
export function between(meeting: Meeting): boolean {
  const { company, from, to, also } = meeting;
  if (also === undefined || also === to) return false;
  if ((isInAir(from) || isStretched(from)) && hangBetween({ ...meeting, also })) return true;
  // Under the crowns of trees there is room.
  const overlaps = to.record.kind === 'plant' ? [0.4, 0.25, 0.04, 0] : [0.04, 0];
  // Those who look at one another do so across it.
  const side = isLively(to) && isLively(also) && to.facing !== also.facing ? directionOf(to) : 1;
  if (!company.join(from, to, besideWays(meeting, overlaps, [side]))) return false;
  const next = { ...meeting, from: also, to: from };
  return company.join(also, from, besideWays(next, overlaps, [side]));
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
  const gap = (isLeaping ? LEAPT : isTree(to.record) ? UNDER_CROWNS : STRETCHED) * (own.right - own.left);
  const beside = company.groupBox(also);
  const isBeside = company.join(also, to, [{ x: other.right + gap - beside.left, y: 0, layer: 'before' }]);
  const far = company.box(also);
  const high = other.bottom - other.top;
  const x = (other.right + far.left) / 2 - (own.left + own.right) / 2;
  // The feet of who leaps are there, and the middle of what hangs.
  const [level, point] = isLeaping ? [0.35, own.bottom] : [0.62, (own.top + own.bottom) / 2];
  const ways = [0.1, 0, -0.1].map((down): Way => {
    const y = Math.min(other.top, far.top) + (level + down) * high - point;
    return { x, y, layer: isLeaping ? 'before' : 'back' };
  });
  return isBeside && company.join(from, to, ways);
}

/** How wide the gap is beside what is in it. */
const LEAPT = 0.7;
const STRETCHED = 0.9;
const UNDER_CROWNS = 0.3;
