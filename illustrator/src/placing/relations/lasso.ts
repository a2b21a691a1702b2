import type { Way } from '../company/Company.ts';
import { loop, rope } from '../company/props.ts';
import { handPoint } from './carry.ts';
import { act, besideWays, directionOf, face, isLively, type Meeting, type RelationRule } from './rule.ts';

/** How far from what is caught one stands, as shares of the narrower one. */
const GAPS = [-0.35, -0.2, -0.6, -0.08];

/** A rope from the hand to a loop around the neck of what is caught. */
function lasso(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from);
  const ways = besideWays(meeting, GAPS, [-side as 1 | -1]).map((way): Way => ({ ...way, layer: 'before' }));
  if (!company.join(from, to, ways)) return false;
  const [hand, box] = [handPoint(company, from), company.box(to)];
  const around = company.point(to, 'neck');
  const neck = isLively(to)
    ? { x: around.x, y: around.y, half: Math.max(0.62 * around.width, 0.12 * (box.right - box.left)) }
    : {
        x: (box.left + box.right) / 2,
        y: box.top + 0.4 * (box.bottom - box.top),
        half: 0.5 * (box.right - box.left),
      };
  const near = { x: neck.x - side * neck.half, y: neck.y };
  const thick = 0.03 * (company.box(from).bottom - company.box(from).top);
  company.add(from, {
    over: [loop(neck, thick), rope(hand, near, 0.1)].map((part) => ({ ...part, at: to.body.art })),
  });
  return true;
}

/** How a lasso is shown. */
export const LASSO_RULES = {
  lasso: {
    cast: (from, to) => {
      face(from, to, true);
      act(from, 'throw', 'up');
    },
    join: lasso,
  },
} satisfies Record<string, RelationRule>;
