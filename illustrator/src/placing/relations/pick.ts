import type { Way } from '../company/Company.ts';
import { handPoint } from './carry.ts';
import { edgeAt } from './pull.ts';
import { directionOf, type Meeting, type RelationRule, useHand, workAt } from './rule.ts';
import { besideIt } from './tend.ts';

/** A plant lower than this beside who picks from it has the hand low. */
const LOW = 0.7;
const LEAST_PICKER = 0.78;
/** A hand is so far within the plant, as shares of its width, the surest first. */
const WITHIN = [0.16, 0.1, 0.24, 0.04];

/** The hand is in the plant, at the height where it is. */
function pick(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from);
  const hand = handPoint(company, from);
  const { left, right, top } = company.box(to);
  const y = Math.max(hand.y, top + 0.1 * -top);
  const edge = edgeAt(company, to, { y, side: -side as 1 | -1 });
  const ways = WITHIN.map((within): Way => {
    return { x: edge + side * within * (right - left) - hand.x, y: 0, layer: 'before' };
  });
  return company.join(from, to, ways) || besideIt(meeting);
}

/** How what is taken from a plant is shown. */
export const PICK_RULES = {
  pick: {
    cast: (from, to, indexes) => {
      workAt(from, to);
      useHand(from, to.record.size < LOW * from.record.size ? 'low' : 'up');
      // Nobody is a speck under a tree.
      from.hosts.push({ thing: indexes.to, share: LEAST_PICKER });
    },
    join: pick,
  },
} satisfies Record<string, RelationRule>;
