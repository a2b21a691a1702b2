import type { Actor } from '../Actor.ts';
import { tongue } from '../props.ts';
import { aheadWays, chestWays, fitTo, inHands, mouthWays, put } from './carry.ts';
import { wrap } from './embrace.ts';
import { handful } from './handful.ts';
import { reachFor } from './reach.ts';
import { directionOf, isLively, leadingHand, type Meeting } from './rule.ts';

/** Whether it is an animal that the other one catches. */
export function isSmallPrey({ from, to }: Meeting): boolean {
  return isLively(to) && to.record.size < from.record.size;
}

/** A long tongue from the mouth to what it catches. */
export function lick(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const factor = fitTo(to, from, 0.34);
  if (!company.join(to, from, aheadWays(meeting, factor, { up: 0.5, gap: 0.22 }))) return false;
  const [mouth, prey] = [company.point(from, 'mouth'), company.box(to)];
  const side = directionOf(from);
  const end = { x: side > 0 ? prey.left : prey.right, y: (prey.top + prey.bottom) / 2 };
  const high = company.box(from).bottom - company.box(from).top;
  // As broad as leaves the face to be seen.
  return [0.04, 0.03, 0.02, 0.014].some((part) => company.addOver(from, [tongue(mouth, end, part * high)]));
}

/** One at the mouth, the others in reach. */
export function eatOne(meeting: Meeting, [, ...others]: readonly Actor[]): boolean {
  return eat(meeting) && (others.length === 0 || handful(meeting, others));
}

/** At the mouth, or in both hands before the chest; what is as large as who eats it lies ahead. */
export function eat(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (from.record.tongue && isSmallPrey(meeting)) return lick(meeting);
  const factor = fitTo(to, from, 0.42);
  const isOnGround = to.size * factor > 0.7 * from.size;
  const ahead = aheadWays(meeting, factor, { up: 0, gap: -0.04 });
  if (!isOnGround && bite(meeting)) return true;
  if (isOnGround) return company.join(to, from, ahead);
  const held = inHands(meeting, [...chestWays(meeting, factor), ...mouthWays(meeting, factor)]);
  if (!company.join(to, from, [...held, ...ahead])) return false;
  wrap(meeting);
  return true;
}

/** What is eaten is so large beside who eats it, the largest first. */
const BITES = [0.32, 0.27];
/** Where a hand has it, as shares of its size outward and down from its middle. */
const GRASPS = [
  [0.34, 0.34],
  [0.3, 0.2],
  [0.2, 0.45],
] as const;
/** Beside the middle of the mouth by these shares of its own width. */
const ASIDE = [0.3, 0.42, 0.55];

/** Up at the corner of the mouth, the hand that raises it below; false where no arm reaches so far. */
function bite(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from);
  const restore = company.save();
  for (const share of BITES) {
    const [box, mouth, factor] = [company.groupBox(to), company.point(from, 'mouth'), fitTo(to, from, share)];
    const [wide, high] = [(box.right - box.left) * factor, (box.bottom - box.top) * factor];
    for (const aside of ASIDE) {
      const at = { x: mouth.x + side * aside * wide, y: mouth.y + 0.42 * high };
      const way = put(box, at, factor);
      if (!company.join(to, from, [{ ...way, cut: (one) => ({ ...one, at: from.body.art }) }])) continue;
      const hold = GRASPS.some(([out, down]) =>
        reachFor(
          company,
          from,
          { [leadingHand(from)]: { x: at.x + side * out * wide, y: at.y + down * high } },
          { over: 'below', at: from },
        ),
      );
      if (hold) return true;
      restore();
    }
  }
  return false;
}
