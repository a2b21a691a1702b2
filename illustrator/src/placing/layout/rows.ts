import type { Box } from '../../page.ts';
import type { Member } from '../company/Troupe.ts';
import { isToOneSide, type Plan } from './plans.ts';

/** Where things can be on a page. */
export interface Field {
  content: Box;
  /** Feet stand between these. */
  far: number;
  near: number;
  /** Who stands there is at water, some of which is seen behind them. */
  isAtWater?: boolean;
}

/** A row of a plan, as far as it is the same at every scale: lengths are in units of its members. */
export interface Row {
  members: readonly Member[];
  /** How much smaller each is for standing behind others. */
  scales: readonly number[];
  widths: readonly number[];
  /** How far it reaches over its feet and under them; 0 on a counter, which has its own level. */
  up: number;
  down: number;
  /** How much of what it reaches up counts: the row behind looks over the rest. */
  depth: number;
  /** How far it reaches over a counter. */
  tallest: number;
  /** It is in the air, or anywhere where there is no ground. */
  isHovering: boolean;
  /** Fireworks are high up. */
  isHigh: boolean;
}

/** What is farther back is drawn so much smaller. */
export const FARTHER = 0.87;
/** Nothing becomes smaller than this, where the largest is 1. */
const LEAST_SIZE = 0.26;

/** Measures the rows of a plan once, for all scales that are tried. */
export function rowsOf(plan: Plan): Row[] {
  return plan.rows.map((members, index): Row => {
    const scales = members.map((member, at) => farther(plan, { member, index, at }));
    const [first] = members;
    const isFixed = first?.surface !== undefined;
    return {
      members,
      scales,
      widths: members.map(({ box }) => box.right - box.left),
      up: isFixed ? 0 : Math.max(...members.map(({ box }, at) => -box.top * (scales[at] ?? 1))),
      down: isFixed ? 0 : Math.max(...members.map(({ box }) => box.bottom)),
      depth: isOnGround(members) && isOnGround(plan.rows[index + 1]) ? plan.depth : 1,
      tallest: Math.max(...members.map(({ box }) => -box.top)),
      isHovering: first?.support === 'free' || first?.support === 'air',
      isHigh:
        index === plan.rows.length - 1 && members.every(({ group }) => group.host.record.kind === 'sky'),
    };
  });
}

/** How much smaller a member is for standing behind others on the same ground. */
function farther(
  { rows, stagger }: Plan,
  { member, index, at }: { member: Member; index: number; at: number },
): number {
  const isBehind = (index > 0 && isOnGround(rows[0])) || (stagger > 0.2 && at % 2 === 1);
  const { support, least } = member;
  const isFar = isBehind && (support === 'ground' || support === 'water');
  // What is over two rows is no nearer than the second.
  const isOver = support === 'air' && index > 1 && isOnGround(rows[1]);
  return (isFar || isOver) && least * FARTHER > LEAST_SIZE ? FARTHER : 1;
}

function isOnGround(row: readonly Member[] | undefined): boolean {
  return row?.[0]?.support === 'ground';
}

/** Page y of the feet of each row: in front near, behind it as far up as it has to be. */
export function feetOf(rows: readonly Row[], field: Field, unit: number): number[] | undefined {
  const { content, far, near } = field;
  const up = rows.map((row) => row.up * unit * row.depth);
  const down = rows.map((row) => row.down * unit);
  let total = 0;
  for (const index of rows.keys()) total = total + (up[index] ?? 0) + (down[index] ?? 0);
  const isFree = rows.every(({ isHovering }) => isHovering);
  const room = content.bottom - content.top;
  const slack = room - total;
  if (slack < -0.25 * total || (isFree && slack < -0.06 * total)) return undefined;
  const gap = isFree ? slack / (rows.length + 1) : Math.min(0, slack / Math.max(1, rows.length - 1));
  let foot = isFree ? content.bottom - Math.max(0, gap) : Math.min(near, content.bottom - (down[0] ?? 0));
  const above = foot + (down[0] ?? 0) - content.top - total;
  if (!isFree && above > 0) foot = Math.max(Math.min(far + 40, foot), foot - above * 0.14);
  const feet: number[] = [];
  for (const [index, { members, tallest, isHovering, isHigh }] of rows.entries()) {
    const level = members[0]?.surface?.y;
    if (level !== undefined) {
      feet.push(level);
      foot = Math.min(foot, level - tallest * unit);
      continue;
    }
    if (isFree) foot -= down[index] ?? 0;
    else if (isHovering) {
      let over = 0;
      for (let at = index; at < rows.length; at += 1) over = over + (up[at] ?? 0) + (down[at] ?? 0);
      const free = Math.max(0, foot - content.top - over);
      foot -= Math.max(down[index] ?? 0, isHigh ? free : Math.min(0.3 * slack, free));
    }
    const support = members[0]?.support;
    const least = support === 'ground' || support === 'water' ? far : 0;
    feet.push(Math.max(foot, least));
    foot = (feet[index] ?? foot) - (up[index] ?? 0) - (isFree ? gap : -gap);
  }
  return feet;
}

/** Page x of the feet of a row; undefined where it is too wide. */
export function acrossRow(
  { members, widths: own, scales }: Row,
  index: number,
  { plan, field, unit }: { plan: Plan; field: Field; unit: number },
): number[] | undefined {
  const { left, right } = members[0]?.surface ?? field.content;
  const widths = own.map((width, at) => width * (unit * (scales[at] ?? 1)));
  const slack = right - left - widths.reduce((sum, one) => sum + one, 0);
  const tight = plan.stagger > 0.2 ? 0.3 : 0.14;
  const count = members.length;
  if (slack < -tight * (right - left) * Math.min(1, count - 1)) return undefined;
  if (count === 1 && slack < 0) return undefined;
  const close = slack * Math.min(0.2, 0.8 / Math.max(1, count - 1));
  const isEdges = plan.align === 'edges' || slack < 0;
  const gap = count === 1 ? 0 : isEdges ? slack / (count - 1) : slack / (count + 1);
  let x = left + (isEdges ? 0 : gap);
  if (plan.align === 'center' && count > 1 && slack > 0) x = left + (slack - close * (count - 1)) / 2;
  if (count === 1) {
    const isLeft = (index + plan.side) % 2 === 0;
    x = left + slack * (isToOneSide(plan.align) ? (isLeft ? 0.04 : 0.96) : 0.5);
  }
  const step = plan.align === 'center' && slack > 0 ? close : gap;
  return members.map(({ box }, at) => {
    const foot = x - box.left * (unit * (scales[at] ?? 1));
    x += (widths[at] ?? 0) + step;
    return foot;
  });
}
