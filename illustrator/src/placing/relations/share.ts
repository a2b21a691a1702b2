import type { Way } from '../Company.ts';
import { aheadWays, fitTo, handPoint, inHands, put } from './carry.ts';
import { directionOf, type Meeting, type RelationRule, standBeside, workWithHand } from './rule.ts';

/** What is shared is so large at most as a share of who has it. */
const SHARED = 0.46;
/** A hand is so far within it, as shares of its width. */
const WITHIN = [0.14, 0.05, 0.24];

/** What is shared is between those who share it, a hand of each at it. */
function share(meeting: Meeting): boolean {
  const { company, from, to, also } = meeting;
  const isFree = company.groupOf(to).parts.every((part) => part.actor === to || part.actor === undefined);
  if (!isFree) return reachFor(meeting) || standBeside(meeting, from, to);
  if (to.size >= 0.9 * from.size) return standBeside(meeting, from, to);
  const factor = fitTo(to, from, SHARED);
  const box = company.groupBox(to);
  const hand = handPoint(company, from);
  const wide = (box.right - box.left) * factor;
  const ways = WITHIN.map((within) =>
    put(box, { x: hand.x + directionOf(from) * (0.5 - within) * wide, y: hand.y }, factor),
  );
  const isHad = company.join(to, from, [
    ...inHands(meeting, ways),
    ...aheadWays(meeting, factor, { up: 0.3, gap: -0.14 }),
  ]);
  if (!isHad || also === undefined || also === to) return isHad;
  return reachFor({ ...meeting, from: also }) || standBeside(meeting, also, to);
}

/** Stands where the hand is at the near side of what another one has. */
function reachFor({ company, from, to }: Meeting): boolean {
  const [hand, box] = [handPoint(company, from), company.box(to)];
  const side = directionOf(from);
  const ways = WITHIN.map((within): Way => {
    const x = (side > 0 ? box.left : box.right) + side * within * (box.right - box.left) - hand.x;
    return { x, y: 0, layer: 'before' };
  });
  return company.join(from, to, ways);
}

/** How it is shown that several have one thing. */
export const SHARE_RULES = {
  share: {
    cast: workWithHand,
    join: share,
  },
} satisfies Record<string, RelationRule>;
