import { type Actor, isKnown, moved } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { TELLING_SPARE } from '../company/Group.ts';
import { handPoint } from './carry.ts';
import { reachFor } from './reach.ts';
import { directionOf, leadingHand, type Meeting } from './rule.ts';

/** What is pushed along the top of what it is used on is flat on that, as high as the hand has it: an iron. Returns whether it is. */
export function slideOnTop({ company, from, to }: Meeting, tool: Actor): boolean {
  const isSlid = tool.record.uses?.includes('pushed') === true && tool.record.rests === 'table';
  if (!isSlid || !isKnown(to, 'top') || company.groupOf(to).parts.length > 1) return false;
  const restore = company.save();
  const top = company.point(to, 'top');
  const high = company.box(to).bottom - top.y;
  const over = () => company.box(from).bottom - company.box(tool).bottom;
  if (over() < LOWEST * high) raise(company, from, LOWEST * high - over());
  const [box, share] = [company.box(tool), over() / high];
  if (share < LEAST) {
    restore();
    return false;
  }
  const { art, to: at } = company.partOf(to);
  company.redraw(to, moved({ art, to: at }, 0, 0, Math.min(MOST, share)));
  const [goal, wide] = [company.point(to, 'top'), company.box(to).right - company.box(to).left];
  const side = directionOf(from);
  const ways = ALONG.map((along): Way => {
    const x = goal.x - side * along * wide - (box.left + box.right) / 2;
    return { x, y: 0, layer: 'before', spare: TELLING_SPARE };
  });
  if (company.join(from, to, ways)) return true;
  restore();
  return false;
}

/** Lifts a hand, and what is in it, by as much of a height as the arm can. */
function raise(company: Company, from: Actor, height: number): void {
  const { x, y } = handPoint(company, from);
  [1, 0.8, 0.6, 0.4].some((part) =>
    [0, 0.3, 0.6].some((out) => {
      const [dx, dy] = [directionOf(from) * out * part * height, -part * height];
      return reachFor(
        company,
        from,
        { [leadingHand(from)]: { x: x + dx, y: y + dy } },
        { carried: (one) => moved(one, dx, dy, 1) },
      );
    }),
  );
}

/** How much smaller and larger what is below may be for it; where it were smaller than `LOWEST` the hand goes up. */
const LEAST = 0.15;
const LOWEST = 0.6;
const MOST = 1.5;
/** From the middle of the top toward who does it, as shares of the width. */
const ALONG = [0.1, 0.18, 0, 0.24, 0.32, 0.4, 0.46];
