import { faceOf, gripOf, inHands } from './carry.ts';
import { reachFor } from './reach.ts';
import { directionOf, leadingHand, type Meeting } from './rule.ts';

/** Where the hand is: beside the middle of the face and below it, as shares of the face's width and height. */
const ASIDE = [0.85, 0.75, 0.66, 0.58, 0.5, 0.42];
const BELOW = [0.05, 0.15, 0.3, -0.1];
/** The edge of the roof is so far below the top of the head, as shares of the face's height: behind the head. */
const DOWN = [0.26, 0.18, 0.1, 0];
/** It leans over the head, in radians, the farther the broader that is. */
const LEAN = [0.18, 0.3] as const;

/** An umbrella is over the head, its stick beside that; false for what is no roof, or where no arm gets there. */
export function shelter(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const roof = to.record.shelters;
  const grip = gripOf(company, to);
  if (roof === undefined || !grip || company.groupOf(to).parts.length > 1) return false;
  const side = directionOf(from);
  const face = faceOf(company, from);
  const [wide, high, top] = [face.right - face.left, face.bottom - face.top, company.box(from).top];
  const box = company.box(to);
  const stick = grip.y - box.top - roof * (box.bottom - box.top);
  const restore = company.save();
  for (const aside of ASIDE)
    for (const below of BELOW) {
      const hand = {
        x: (face.left + face.right) / 2 + side * aside * wide,
        y: face.bottom + below * high,
      };
      if (!reachFor(company, from, { [leadingHand(from)]: hand })) continue;
      const ways = DOWN.map((down) => {
        const over = (0.7 * aside * wide) / (hand.y - top);
        const by = -side * Math.max(LEAN[0], Math.min(LEAN[1], over));
        const factor = (hand.y - top - down * high) / stick;
        return {
          x: hand.x - grip.x * factor,
          y: hand.y - grip.y * factor,
          factor,
          layer: 'behind' as const,
          turn: { at: hand, by },
        };
      });
      if (company.join(to, from, inHands(meeting, ways))) return company.bringUpHands(from);
      restore();
    }
  return false;
}
