import { isTree } from '../../things/trees.ts';
import type { Actor } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { spanAt } from '../geometry/silhouette.ts';
import { directionOf, type Meeting } from './rule.ts';

/** How high who clings to a trunk is at most beside the tree, how high up, the crown over it; the next one is above. */
const HIGHEST = [0.42, 0.36];
const UPS = [0.05, 0.1, 0.18];
const HIGHER = [0.4, 0.32, 0.5];
/** Where the breadth of the trunk is taken, as a share of the tree's height. */
const STEM = 0.15;
/** How far within the edge of a trunk the paws are, as a share of its width. */
const BARK = 0.4;

/** Whether a small animal that climbs has its paws on the bark before it. */
export function isClinging({ from, to }: Pick<Meeting, 'from' | 'to'>): boolean {
  const isUpright = from.request.pose === 'climb' && from.body.facing !== 'front';
  return isUpright && hasNoArms(from) && isTree(to.record);
}

function hasNoArms({ body }: Actor): boolean {
  return body.places.leftHand === undefined;
}

/** At a side of the trunk, its paws on that. */
export function cling(meeting: Meeting): boolean {
  const { company, from, to, index, count } = meeting;
  const [own, group, tree, part] = [
    company.box(from),
    company.groupBox(from),
    company.box(to),
    company.partOf(to),
  ];
  const [side, high] = [directionOf(from), tree.bottom - tree.top];
  const stem = tree.bottom - STEM * high;
  const ups = index % 2 === 0 ? UPS : HIGHER;
  const ways = HIGHEST.flatMap((share) => {
    const factor = Math.min(1, (share * high) / (count > 1 ? 1.3 : 1) / (own.bottom - own.top));
    return ups.map((up): Way => {
      const [left = 0, right = 0] = (spanAt(to.body.art, (stem - part.to.f) / part.to.d) ?? []).map(
        (x) => x * part.to.a + part.to.e,
      );
      const [near, far] = side > 0 ? [left, right] : [right, left];
      const edge = side > 0 ? own.right : own.left;
      const y = tree.bottom - up * high - group.bottom * factor;
      return { x: near + BARK * (far - near) - edge * factor, y, factor, layer: 'before' };
    });
  });
  return company.join(from, to, ways);
}
