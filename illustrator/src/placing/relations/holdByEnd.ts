import { type Actor, isKnown, type Part } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';
import { aimed } from './aimed.ts';
import { farEnd } from './farEnd.ts';
import { type Goals, reachFor } from './reach.ts';
import { directionOf, type Meeting } from './rule.ts';

type Point = { x: number; y: number };

/** How the far end of what is held is brought to a mouth: all are tried in their order. */
interface EndWays {
  goal: Point;
  /** Factors of its size, and its slopes down from the goal, in degrees. */
  sizes: readonly number[];
  steep: readonly number[];
  /** Where the hands are; `along` is 0 at the goal and 1 at the end that is held. */
  handsAt: (along: (share: number) => Point) => Goals;
  /** At whose face it is, and whether it may be small there. */
  note: Pick<Part, 'at' | 'isMorsel'>;
}

/** What has an end to be held by has its other end at a goal, the hands along it; false where no arm gets there. */
export function holdByEnd(
  { company, from, to }: Meeting,
  { goal, sizes, steep, handsAt, note }: EndWays,
): boolean {
  const [side, part] = [directionOf(from), company.partOf(to)];
  const { grip, tip } = endsOf(company, to);
  const restore = company.save();
  for (const size of sizes)
    for (const degrees of steep) {
      const [turn, long] = [(degrees * Math.PI) / 180, size * Math.hypot(tip.x - grip.x, tip.y - grip.y)];
      const along = (share: number) => ({
        x: goal.x + side * share * long * Math.cos(turn),
        y: goal.y + share * long * Math.sin(turn),
      });
      const cut = (one: Part): Part => ({
        ...aimed(one, part, { grip, tip, hand: along(1), goal, size }),
        ...note,
      });
      const isHeld =
        company.join(to, from, [{ x: 0, y: 0, layer: 'before', cut }]) &&
        reachFor(company, from, handsAt(along), { over: 'hands', at: from });
      if (isHeld) return true;
      restore();
    }
  return false;
}

/** Where it is held and where its far end is; one tells the other. */
function endsOf(company: Company, to: Actor): { grip: Point; tip: Point } {
  if (!isKnown(to, 'tip')) {
    const grip = company.point(to, 'handle');
    return { grip, tip: farEnd(company, to, grip) };
  }
  const tip = company.point(to, 'tip');
  return { tip, grip: isKnown(to, 'handle') ? company.point(to, 'handle') : farEnd(company, to, tip) };
}
