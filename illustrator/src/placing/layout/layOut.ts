import { type Box, sharedArea } from '../../page.ts';
import type { Random } from '../../Random.ts';
import { CRAFTS } from '../../things/crafts.ts';
import type { Member } from '../company/Troupe.ts';
import { isLively } from '../relations/rule.ts';
import { keyOf, type Plan, plansFor } from './plans.ts';
import { acrossRow, type Field, feetOf, type Row, rowsOf } from './rows.ts';

/** Members at their places, in the order of painting: the page point of each one's foot, and its scale. */
export interface Layout {
  spots: { member: Member; x: number; y: number; unit: number; box: Box }[];
}

/** Share of a box that another one may cover, where rows are apart and where one looks over the other. */
const MOST_SHARED = 0.2;
const MOST_SHARED_CLOSE = 0.25;
/** Page pixels between two things of which neither is at the other. */
const LOOSE_GAP = 14;
/** Meters: a skateboard is no larger, a car is. */
const SMALL_CRAFT = 1.5;
/** Of more than these, all would be small. */
const MOST_APART = 6;
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
  const rows = rowsOf(plan);
  let [low, high] = [LEAST_UNIT, MOST_UNIT];
  let best: Layout | undefined;
  for (let step = 0; step < 10; step += 1) {
    const unit = (low + high) / 2;
    const layout = place(plan, rows, field, unit);
    if (layout) {
      best = layout;
      low = unit;
    } else high = unit;
  }
  return best;
}

/** A plan at a scale; undefined where it does not fit. */
function place(plan: Plan, rows: readonly Row[], field: Field, unit: number): Layout | undefined {
  const feet = feetOf(rows, field, unit);
  if (!feet) return undefined;
  const isAfloat = plan.rows.some(([first]) => first?.support === 'water');
  const shore = field.far + (isAfloat ? LEAST_WATER : field.isAtWater ? WATER_BEHIND : 0);
  const spots: Layout['spots'] = [];
  for (const [index, row] of rows.entries()) {
    const xs = acrossRow(row, index, { plan, field, unit });
    if (!xs) return undefined;
    for (const [at, member] of row.members.entries()) {
      const back =
        at % 2 === 1 && !member.surface ? plan.stagger * (member.box.bottom - member.box.top) * unit : 0;
      const spot = {
        member,
        x: xs[at] ?? 0,
        y: (feet[index] ?? 0) - back,
        unit: unit * (row.scales[at] ?? 1),
        box: member.box,
      };
      const far = Math.max(shore, field.far - FAR_EDGE + member.deep * spot.unit);
      if (member.support === 'ground' && spot.y < far - 1) spot.y = far;
      spot.box = boxOn(member.box, spot);
      if (!isWithin(spot.box, field.content)) return undefined;
      spots.push(spot);
    }
  }
  const ordered = spots.sort((a, b) => layerOf(a) - layerOf(b) || rankOf(a) - rankOf(b));
  const isClose = plan.depth < 1 || plan.stagger > 0.2;
  return areClear(ordered, isClose ? MOST_SHARED_CLOSE : MOST_SHARED) ? { spots: ordered } : undefined;
}

/** What is in the air is behind what stands. */
function layerOf({ member, y }: { member: Member; y: number }): number {
  return member.support === 'air' ? y - 5000 : y;
}

/** On one line somebody is before a bed or a tree: hands and what is in them are seen. */
function rankOf({ member: { group } }: { member: Member }): number {
  return isLively(group.host) ? 1 : 0;
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

/** Whether it lies or stands about by itself, and nothing is gained where another is before it: a ball, a school bag. One car passes another. */
function isLoose({ member: { group } }: Layout['spots'][number]): boolean {
  const { kind, size } = group.host.record;
  return (
    group.parts.length === 1 &&
    !isLively(group.host) &&
    kind !== 'building' &&
    !(CRAFTS.has(kind) && size > SMALL_CRAFT) &&
    kind !== 'plant' &&
    kind !== 'furniture'
  );
}

function grown({ left, right, top, bottom }: Box): Box {
  return {
    left: left - LOOSE_GAP,
    right: right + LOOSE_GAP,
    top: top - LOOSE_GAP,
    bottom: bottom + LOOSE_GAP,
  };
}

/** Whether boxes cover each other little, no face and nobody's foot. */
function areClear(spots: Layout['spots'], most: number): boolean {
  const isRoomy = spots.length <= MOST_APART && spots.every(isLoose);
  for (const [index, back] of spots.entries()) {
    const area = (back.box.right - back.box.left) * (back.box.bottom - back.box.top);
    for (let at = index + 1; at < spots.length; at += 1) {
      const front = spots[at];
      if (!front) continue;
      if (isRoomy && sharedArea(grown(back.box), front.box) > 0) return false;
      const shared = sharedArea(back.box, front.box);
      if (shared === 0) continue;
      if (shared > most * area || standsIn(back, front) || standsIn(front, back)) return false;
      if (back.member.faces.some((one) => sharedArea(boxOn(one, back), front.box) > 0)) return false;
    }
  }
  return true;
}
