import { type Box, sharedArea } from '../../page.ts';
import type { Random } from '../../Random.ts';
import type { Member } from '../company/Troupe.ts';
import { isToOneSide, keyOf, type Plan, plansFor } from './plans.ts';

/** Where things can be on a page. */
export interface Field {
  content: Box;
  /** Feet stand between these. */
  far: number;
  near: number;
  /** Who stands there is at water, some of which is seen behind them. */
  isAtWater?: boolean;
}

/** Members at their places, in the order of painting: the page point of each one's foot, and its scale. */
export interface Layout {
  spots: { member: Member; x: number; y: number; unit: number; box: Box }[];
}

/** Share of a box that another one may cover, where rows are apart and where one looks over the other. */
const MOST_SHARED = 0.2;
const MOST_SHARED_CLOSE = 0.25;
/** What is farther back is drawn so much smaller. */
export const FARTHER = 0.87;
/** Nothing becomes smaller than this, where the largest is 1. */
const LEAST_SIZE = 0.26;
/** Scales that are tried, in halves: nothing is seen at the least, and at the most a quarter of the largest thing is as wide as a page. */
const LEAST_UNIT = 0.02;
const FIRST_UNIT = 2.6;
const MOST_UNIT = 2 * FIRST_UNIT - LEAST_UNIT;
/** Who stands last may be so much farther than others, in page pixels: still on the ground. */
const FAR_EDGE = 50;

/** Before those who stand ashore is so much water where something floats on it. */
export const LEAST_WATER = 110;
/** The same where nothing floats on it: a row of waves. */
const WATER_BEHIND = 80;

/** Layouts of a page, each as large as it fits. */
export function layOuts(members: readonly Member[], field: Field, random: Random): Layout[] {
  const layouts: Layout[] = [];
  const known = new Map<string, Layout | undefined>();
  for (const plan of plansFor(members, random)) {
    // Half of all plans come out like an earlier one.
    const key = keyOf(plan, members);
    if (!known.has(key)) known.set(key, largest(plan, field));
    const layout = known.get(key);
    if (layout) layouts.push(layout);
  }
  return layouts;
}

function largest(plan: Plan, field: Field): Layout | undefined {
  let [low, high] = [LEAST_UNIT, MOST_UNIT];
  let best: Layout | undefined;
  for (let step = 0; step < 10; step += 1) {
    const unit = (low + high) / 2;
    const layout = place(plan, field, unit);
    if (layout) {
      best = layout;
      low = unit;
    } else high = unit;
  }
  return best;
}

/** A plan at a scale; undefined where it does not fit. */
function place(plan: Plan, field: Field, unit: number): Layout | undefined {
  const feet = feetOf(plan, field, unit);
  if (!feet) return undefined;
  const isAfloat = plan.rows.some(([first]) => first?.support === 'water');
  const shore = field.far + (isAfloat ? LEAST_WATER : field.isAtWater ? WATER_BEHIND : 0);
  const spots: Layout['spots'] = [];
  for (const [index, row] of plan.rows.entries()) {
    const xs = acrossRow(row, index, { plan, field, unit });
    if (!xs) return undefined;
    for (const [at, member] of row.entries()) {
      const back =
        at % 2 === 1 && !member.surface ? plan.stagger * (member.box.bottom - member.box.top) * unit : 0;
      const spot = {
        x: xs[at] ?? 0,
        y: (feet[index] ?? 0) - back,
        unit: unit * farther(plan, { member, index, at }),
      };
      const far = Math.max(shore, field.far - FAR_EDGE + member.deep * spot.unit);
      if (member.support === 'ground' && spot.y < far - 1) spot.y = far;
      const box = boxOn(member.box, spot);
      if (!isWithin(box, field.content)) return undefined;
      spots.push({ member, ...spot, box });
    }
  }
  const ordered = spots.sort((a, b) => layerOf(a) - layerOf(b));
  const isClose = plan.depth < 1 || plan.stagger > 0.2;
  return areClear(ordered, isClose ? MOST_SHARED_CLOSE : MOST_SHARED) ? { spots: ordered } : undefined;
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

/** What is in the air is behind what stands. */
function layerOf({ member, y }: { member: Member; y: number }): number {
  return member.support === 'air' ? y - 5000 : y;
}

function isWithin(box: Box, { left, right, top, bottom }: Box): boolean {
  return box.left > left - 2 && box.right < right + 2 && box.top > top - 2 && box.bottom < bottom + 2;
}

/** A box around a foot that stands at a point of the page, at a scale. */
export function boxOn(box: Box, { x, y, unit }: { x: number; y: number; unit: number }): Box {
  return {
    left: x + box.left * unit,
    right: x + box.right * unit,
    top: y + box.top * unit,
    bottom: y + box.bottom * unit,
  };
}

/** Page y of the feet of each row: in front near, behind it as far up as it has to be. */
function feetOf(plan: Plan, field: Field, unit: number): number[] | undefined {
  const { rows, depth } = plan;
  const { content, far, near } = field;
  const isFixed = rows.map(([first]) => first?.surface !== undefined);
  const reach = (at: number, row: readonly number[]) => (isFixed[at] ? 0 : Math.max(...row) * unit);
  const up = rows.map((row, index) => {
    const tops = row.map((member, at) => -member.box.top * farther(plan, { member, index, at }));
    return reach(index, tops) * (isOnGround(row) && isOnGround(rows[index + 1]) ? depth : 1);
  });
  const down = rows.map((row, at) =>
    reach(
      at,
      row.map((one) => one.box.bottom),
    ),
  );
  const total = rows.reduce((sum, _, index) => sum + (up[index] ?? 0) + (down[index] ?? 0), 0);
  const isFree = rows.every(([first]) => first?.support === 'free' || first?.support === 'air');
  const room = content.bottom - content.top;
  const slack = room - total;
  if (slack < -0.25 * total || (isFree && slack < -0.06 * total)) return undefined;
  const gap = isFree ? slack / (rows.length + 1) : Math.min(0, slack / Math.max(1, rows.length - 1));
  let foot = isFree ? content.bottom - Math.max(0, gap) : Math.min(near, content.bottom - (down[0] ?? 0));
  const above = foot + (down[0] ?? 0) - content.top - total;
  if (!isFree && above > 0) foot = Math.max(Math.min(far + 40, foot), foot - above * 0.14);
  const feet: number[] = [];
  for (const [index, row] of rows.entries()) {
    const level = row[0]?.surface?.y;
    if (level !== undefined) {
      feet.push(level);
      foot = Math.min(foot, level - Math.max(...row.map((one) => -one.box.top)) * unit);
      continue;
    }
    const isAir = !isFree && (row[0]?.support === 'air' || row[0]?.support === 'free');
    if (isFree) foot -= down[index] ?? 0;
    if (isAir) {
      const above = rows
        .slice(index)
        .reduce((sum, _, at) => sum + (up[index + at] ?? 0) + (down[index + at] ?? 0), 0);
      const free = Math.max(0, foot - content.top - above);
      // Fireworks are high up.
      const isHigh = index === rows.length - 1 && row.every(({ group }) => group.host.record.kind === 'sky');
      foot -= Math.max(down[index] ?? 0, isHigh ? free : Math.min(0.3 * slack, free));
    }
    const least = row[0]?.support === 'ground' || row[0]?.support === 'water' ? far : 0;
    feet.push(Math.max(foot, least));
    foot = (feet[index] ?? foot) - (up[index] ?? 0) - (isFree ? gap : -gap);
  }
  return feet;
}

/** Page x of the feet of a row. */
function acrossRow(
  row: readonly Member[],
  index: number,
  { plan, field, unit }: { plan: Plan; field: Field; unit: number },
): number[] | undefined {
  const { left, right } = row[0]?.surface ?? field.content;
  const units = row.map((member, at) => unit * farther(plan, { member, index, at }));
  const widths = row.map((one, at) => (one.box.right - one.box.left) * (units[at] ?? unit));
  const slack = right - left - widths.reduce((sum, one) => sum + one, 0);
  const tight = plan.stagger > 0.2 ? 0.3 : 0.14;
  if (slack < -tight * (right - left) * Math.min(1, row.length - 1)) return undefined;
  if (row.length === 1 && slack < 0) return undefined;
  const close = slack * Math.min(0.2, 0.8 / Math.max(1, row.length - 1));
  const isEdges = plan.align === 'edges' || slack < 0;
  const gap = row.length === 1 ? 0 : isEdges ? slack / (row.length - 1) : slack / (row.length + 1);
  let x = left + (isEdges ? 0 : gap);
  if (plan.align === 'center' && row.length > 1 && slack > 0)
    x = left + (slack - close * (row.length - 1)) / 2;
  if (row.length === 1) {
    const isLeft = (index + plan.side) % 2 === 0;
    x = left + slack * (isToOneSide(plan.align) ? (isLeft ? 0.04 : 0.96) : 0.5);
  }
  const step = plan.align === 'center' && slack > 0 ? close : gap;
  return row.map((one, at) => {
    const foot = x - one.box.left * (units[at] ?? unit);
    x += (widths[at] ?? 0) + step;
    return foot;
  });
}

/** Whether somebody's foot is in what lies around another one's: in its pond, on its rug. */
function standsIn(one: Layout['spots'][number], other: Layout['spots'][number]): boolean {
  const { x, y, unit, member } = one;
  if (member.support !== 'ground') return false;
  const feet = member.feet.map((foot) => ({ x: x + foot.x * unit, y: y + foot.y * unit }));
  return other.member.around.some((box) => feet.some((foot) => isInBox(boxOn(box, other), foot)));
}

function isInBox({ left, right, top, bottom }: Box, { x, y }: { x: number; y: number }): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** Whether boxes cover each other little, no face and nobody's foot. */
function areClear(spots: Layout['spots'], most: number): boolean {
  for (const [index, back] of spots.entries()) {
    const area = (back.box.right - back.box.left) * (back.box.bottom - back.box.top);
    for (const front of spots.slice(index + 1)) {
      const shared = sharedArea(back.box, front.box);
      if (shared === 0) continue;
      if (shared > most * area || standsIn(back, front) || standsIn(front, back)) return false;
      if (back.member.faces.some((one) => sharedArea(boxOn(one, back), front.box) > 0)) return false;
    }
  }
  return true;
}
