import type { Way } from '../company/Company.ts';
import { fitTo, handPoint, put } from './carry.ts';
import { reachFor } from './reach.ts';
import { act, directionOf, leadingHand, type Meeting, type RelationRule, workAt } from './rule.ts';

/** How large what lies there is beside who kneels at it, and how far its middle is beyond the hand, as shares of that one's height. */
const SIZES = [0.5, 0.42, 0.6];
const BEYOND = [0.1, 0.2, 0, 0.3];
/** How far down on it a hand has it, as shares of its height. */
const GRIPS = [0.2, 0.35, 0.05];

/** On the ground, with a hand of who kneels there at it. */
function pickUp({ company, from, to: next }: Meeting): boolean {
  // One that nobody has yet.
  const to = company.of(next.thing).find((one) => company.groupOf(one).parts.length === 1) ?? next;
  const [body, box, hand] = [company.box(from), company.groupBox(to), handPoint(company, from)];
  const [side, lead] = [directionOf(from), leadingHand(from)];
  const high = body.bottom - body.top;
  const ways = SIZES.flatMap((share) =>
    BEYOND.map((out): Way => {
      const at = { x: hand.x + side * out * high, y: body.bottom, edge: 'bottom' as const };
      return put(box, at, fitTo(to, from, share));
    }),
  );
  const restore = company.save();
  const isHeld = ways.some((way) => {
    const isThere = company.join(to, from, [way]);
    const { left, right, top, bottom } = company.box(to);
    const x = (left + right) / 2 - side * 0.2 * (right - left);
    const grips = GRIPS.map((down) => ({ x, y: top + down * (bottom - top) }));
    if (isThere && grips.some((at) => reachFor(company, from, { [lead]: at }, { over: 'hands' })))
      return true;
    restore();
    return false;
  });
  return isHeld || company.join(to, from, ways);
}

/** How it is shown that somebody picks up what lies on the ground. */
export const PICK_UP_RULES = {
  'pick-up': {
    cast: (from, to) => {
      workAt(from, to);
      act(from, 'plant', 'low');
    },
    join: pickUp,
  },
} satisfies Record<string, RelationRule>;
