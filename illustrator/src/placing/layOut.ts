import { type Box, sharedArea } from '../page.ts';
import type { Random } from '../Random.ts';
import type { Member } from './Troupe.ts';

/** Where things can be on a page. */
export interface Field {
  content: Box;
  /** Feet stand between these. */
  far: number;
  near: number;
}

/** Members at their places: the page point of each one's foot, and one scale for all. */
export interface Layout {
  unit: number;
  /** In the order of painting. */
  spots: { member: Member; x: number; y: number; box: Box }[];
}

/** How members stand in rows, the front one first. */
interface Plan {
  rows: Member[][];
  align: 'spread' | 'edges' | 'zigzag' | 'center';
  /** How far every second one of a row stands back, as a share of its height. */
  stagger: number;
  side: 0 | 1;
}

/** Rows of three behind each other are as deep as a page gets. */
const MOST_ROWS = 5;
/** Share of a box that another one may cover. */
const MOST_SHARED = 0.2;
const LARGEST = 2.6;

/** Layouts of a page, each as large as it fits. */
export function layOuts(members: readonly Member[], field: Field, random: Random): Layout[] {
  const layouts: Layout[] = [];
  for (const plan of plansFor(members, random)) {
    const layout = largest(plan, field);
    if (layout) layouts.push(layout);
  }
  return layouts;
}

function* plansFor(members: readonly Member[], random: Random): Generator<Plan> {
  const tallFirst = [...members].sort((a, b) => a.box.top - b.box.top);
  const orders = [[...members], [...tallFirst].reverse(), ...[0, 1, 2].map(() => random.shuffle(members))];
  if (members.length < 3) orders.push([...members].reverse());
  yield* plansBySize(tallFirst, random);
  const most = Math.min(MOST_ROWS, members.length);
  for (const order of orders) {
    for (let count = 1; count <= most; count += 1) {
      const rows = split(order, count);
      for (const align of ['spread', 'edges', 'zigzag', 'center'] as const) {
        if (members.length === 1 && align !== 'center' && align !== 'zigzag') continue;
        const side = random.chance(0.5) ? 1 : 0;
        yield { rows, align, side, stagger: 0 };
        if (members.length > 2 && count < members.length) yield { rows, align, side, stagger: 0.16 };
      }
    }
  }
}

/** Small ones in rows before large ones. */
function* plansBySize(tallFirst: readonly Member[], random: Random): Generator<Plan> {
  const sizeOf = ({ box }: Member) => Math.max(box.right - box.left, box.bottom - box.top);
  const half = SMALL * Math.max(...tallFirst.map(sizeOf));
  const [small, large] = [
    tallFirst.filter((one) => sizeOf(one) < half),
    tallFirst.filter((one) => sizeOf(one) >= half),
  ];
  const isMixed = new Set(tallFirst.map(({ support }) => support)).size > 1;
  if (small.length === 0 || isMixed) return;
  for (const front of [1, 2, 3]) {
    for (const back of [1, 2]) {
      if (front > small.length || back > large.length) continue;
      const rows = [...inRows(small, front), ...inRows(large, back)];
      yield { rows, align: 'spread', side: random.chance(0.5) ? 1 : 0, stagger: 0 };
    }
  }
}

/** Under this share of the largest one's size a group is small. */
const SMALL = 0.6;

/** What is in the air is in rows of its own, over all others. */
function split(order: readonly Member[], count: number): Member[][] {
  const isFree = order.every((one) => one.support === 'free');
  const isHigh = ({ support }: Member) => support === 'air' || (support === 'free' && !isFree);
  const shelf = order.filter(({ support }) => support === 'surface');
  const low = order.filter((one) => !isHigh(one) && one.support !== 'surface');
  const high = order.filter(isHigh);
  const share = Math.max(low.length > 0 ? 1 : 0, Math.round((count * low.length) / order.length));
  return [
    ...inRows(low, Math.min(share, low.length)),
    ...inRows(shelf, 1),
    ...inRows(high, Math.max(1, count - share)),
  ];
}

function inRows(list: readonly Member[], count: number): Member[][] {
  if (list.length === 0) return [];
  const rows = Math.min(count, list.length);
  return Array.from({ length: rows }, (_, row) =>
    list.slice(Math.floor((row * list.length) / rows), Math.floor(((row + 1) * list.length) / rows)),
  );
}

function largest(plan: Plan, field: Field): Layout | undefined {
  let [low, high] = [0.02, LARGEST];
  let best: Layout | undefined;
  for (let step = 0; step < 9; step += 1) {
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
  const spots: Layout['spots'] = [];
  for (const [index, row] of plan.rows.entries()) {
    const xs = acrossRow(row, index, { plan, field, unit });
    if (!xs) return undefined;
    for (const [at, member] of row.entries()) {
      const back =
        at % 2 === 1 && !member.surface ? plan.stagger * (member.box.bottom - member.box.top) * unit : 0;
      const spot = { x: xs[at] ?? 0, y: (feet[index] ?? 0) - back };
      if (member.support === 'ground' && spot.y < field.far - 1) spot.y = field.far;
      const box = boxOn(member.box, spot, unit);
      if (box.top < field.content.top - 1 || box.bottom > field.content.bottom + 1) return undefined;
      spots.push({ member, ...spot, box });
    }
  }
  const ordered = spots.sort((a, b) => layerOf(a) - layerOf(b));
  return areClear(ordered, unit) ? { unit, spots: ordered } : undefined;
}

/** What is in the air is behind what stands. */
function layerOf({ member, y }: { member: Member; y: number }): number {
  return member.support === 'air' ? y - 5000 : y;
}

function boxOn(box: Box, { x, y }: { x: number; y: number }, unit: number): Box {
  return {
    left: x + box.left * unit,
    right: x + box.right * unit,
    top: y + box.top * unit,
    bottom: y + box.bottom * unit,
  };
}

/** Page y of the feet of each row: in front near, behind it as far up as it has to be. */
function feetOf({ rows }: Plan, field: Field, unit: number): number[] | undefined {
  const { content, far, near } = field;
  const isFixed = rows.map(([first]) => first?.surface !== undefined);
  const reach = (at: number, row: readonly number[]) => (isFixed[at] ? 0 : Math.max(...row) * unit);
  const up = rows.map((row, at) =>
    reach(
      at,
      row.map((one) => -one.box.top),
    ),
  );
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
    if (isAir) foot = Math.min(foot - (down[index] ?? 0), foot - slack * 0.3);
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
  const widths = row.map((one) => (one.box.right - one.box.left) * unit);
  const slack = right - left - widths.reduce((sum, one) => sum + one, 0);
  if (slack < -0.14 * (right - left) * Math.min(1, row.length - 1)) return undefined;
  if (row.length === 1 && slack < 0) return undefined;
  const close = slack * Math.min(0.2, 0.8 / Math.max(1, row.length - 1));
  const isEdges = plan.align === 'edges' || slack < 0;
  const gap = row.length === 1 ? 0 : isEdges ? slack / (row.length - 1) : slack / (row.length + 1);
  let x = left + (isEdges ? 0 : gap);
  if (plan.align === 'center' && row.length > 1 && slack > 0)
    x = left + (slack - close * (row.length - 1)) / 2;
  if (row.length === 1) {
    const isLeft = (index + plan.side) % 2 === 0;
    x = left + slack * (plan.align === 'zigzag' || plan.align === 'edges' ? (isLeft ? 0.04 : 0.96) : 0.5);
  }
  const step = plan.align === 'center' && slack > 0 ? close : gap;
  return row.map((one, at) => {
    const foot = x - one.box.left * unit;
    x += (widths[at] ?? 0) + step;
    return foot;
  });
}

/** Whether boxes cover each other little, and no face. */
function areClear(spots: Layout['spots'], unit: number): boolean {
  for (const [index, back] of spots.entries()) {
    const area = (back.box.right - back.box.left) * (back.box.bottom - back.box.top);
    for (const front of spots.slice(index + 1)) {
      const shared = sharedArea(back.box, front.box);
      if (shared === 0) continue;
      if (shared > MOST_SHARED * area) return false;
      if (back.member.faces.some((one) => sharedArea(boxOn(one, back, unit), front.box) > 0)) return false;
    }
  }
  return true;
}
