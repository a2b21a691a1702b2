import type { Actor } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { besideWays, directionOf, isLively, type Meeting } from './rule.ts';

/** Stands between two things; who leaps or flies from one to the other is over the gap between them. */
export function between(meeting: Meeting): boolean {
  const { company, from, to, also } = meeting;
  if (also === undefined || also === to) return false;
  if (isInAir(from) && hangBetween({ ...meeting, also })) return true;
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

/** Who leaps or flies from one to the other is in the air, over the gap between them. */
function hangBetween(meeting: Meeting & { also: Actor }): boolean {
  const { company, from, to, also } = meeting;
  const own = company.box(from);
  const gap = 0.7 * (own.right - own.left);
  const other = company.box(to);
  const beside = company.groupBox(also);
  const isBeside = company.join(also, to, [{ x: other.right + gap - beside.left, y: 0, layer: 'before' }]);
  const far = company.box(also);
  const [x, high] = [(other.right + far.left) / 2, other.bottom - other.top];
  const ways = [0.1, 0, -0.1].map((down): Way => {
    const y = Math.min(other.top, far.top) + (0.35 + down) * high - own.bottom;
    return { x: x - (own.left + own.right) / 2, y, layer: 'before' };
  });
  return isBeside && company.join(from, to, ways);
}
