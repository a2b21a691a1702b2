import type { Random } from '../../Random.ts';
import type { Member } from '../company/Troupe.ts';

/** How members stand in rows, the front one first. */
export interface Plan {
  rows: Member[][];
  align: 'spread' | 'edges' | 'zigzag' | 'center';
  /** How far every second one of a row stands back, as a share of its height. */
  stagger: number;
  /** How far a row stands behind the one before it, as a share of that one's height; 1 is over all of it. */
  depth: number;
  side: 0 | 1;
}

/** Rows of three behind each other are as deep as a page gets. */
const MOST_ROWS = 5;
/** How far behind a row a second one looks over it. */
const CLOSE = [0.34, 0.5];

/** Plans of a page, by size and by chance. */
export function* plansFor(members: readonly Member[], random: Random): Generator<Plan> {
  const tallFirst = [...members].sort((a, b) => a.box.top - b.box.top);
  const orders = [[...members], [...tallFirst].reverse(), ...[0, 1, 2].map(() => random.shuffle(members))];
  if (members.length < 3) orders.push([...members].reverse());
  yield* plansBySize(tallFirst, random);
  const most = Math.min(MOST_ROWS, members.length);
  for (const order of orders) {
    for (let count = 1; count <= most; count += 1) {
      for (const align of ['spread', 'edges', 'zigzag', 'center'] as const) {
        if (members.length === 1 && align !== 'center' && align !== 'zigzag') continue;
        const side = random.chance(0.5) ? 1 : 0;
        const rows = split(order, count, side === 0);
        yield { rows, align, side, stagger: 0, depth: 1 };
        if (count < members.length) yield* closePlans({ rows, align, side });
      }
    }
  }
}

/** Rows that are as deep as figures stand on a lawn: those behind look over those in front. */
function* closePlans(plan: Pick<Plan, 'rows' | 'align' | 'side'>): Generator<Plan> {
  const most = Math.max(...plan.rows.map(({ length }) => length));
  if (most > 1 || plan.rows.length > 1) yield { ...plan, stagger: 0.16, depth: 1 };
  for (const depth of CLOSE) {
    if (plan.rows.length === 1) yield { ...plan, stagger: depth, depth: 1 };
    else yield { ...plan, stagger: 0, depth };
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
  const isUnder = small.some(isAfloat) && !large.every(isAfloat);
  if (small.length === 0 || isMixed || isUnder) return;
  for (const front of [1, 2, 3]) {
    for (const back of [1, 2]) {
      if (front > small.length || back > large.length) continue;
      const rows = [...inRows(small, front), ...inRows(large, back)];
      const side = random.chance(0.5) ? 1 : 0;
      for (const depth of [1, ...CLOSE]) yield { rows, align: 'spread', side, stagger: 0, depth };
    }
  }
}

/** Under this share of the largest one's size a group is small. */
const SMALL = 0.6;

/** What is in the air is in rows of its own, over all others, and what floats behind who stands ashore; of two that stand on the ground one in front may be the longer. */
function split(order: readonly Member[], count: number, isFrontLonger: boolean): Member[][] {
  const isFree = order.every((one) => one.support === 'free');
  const isHigh = ({ support }: Member) => support === 'air' || (support === 'free' && !isFree);
  const shelf = order.filter(({ support }) => support === 'surface');
  const low = order.filter((one) => !isHigh(one) && one.support !== 'surface');
  const ashore = low.filter(({ support }) => support !== 'water');
  const afloat = sunkenFirst(low.filter(({ support }) => support === 'water'));
  const high = order.filter(isHigh);
  const share = Math.max(low.length > 0 ? 1 : 0, Math.round((count * low.length) / order.length));
  // Nobody ashore is in a row with what floats: the bank would be under both.
  const behind = afloat.length === 0 ? 0 : Math.max(1, Math.round((share * afloat.length) / low.length));
  return [
    ...inRows(ashore, Math.max(1, share - behind), isFrontLonger),
    ...inRows(afloat, behind, isFrontLonger),
    ...inRows(shelf, 1),
    ...inRows(high, Math.max(1, count - share)),
  ];
}

/** Who swims is before a boat, not over its mast. */
function sunkenFirst(afloat: readonly Member[]): Member[] {
  return [...afloat].sort((one, other) => Number(isAfloat(one)) - Number(isAfloat(other)));
}

function isAfloat({ group }: Member): boolean {
  return group.host.record.kind === 'boat';
}

/** Rows of one length, or that differ by one. */
function inRows(list: readonly Member[], count: number, isFrontLonger = false): Member[][] {
  if (list.length === 0) return [];
  const rows = Math.min(count, list.length);
  const startOf = (row: number) => (isFrontLonger ? Math.ceil : Math.floor)((row * list.length) / rows);
  return Array.from({ length: rows }, (_, row) => list.slice(startOf(row), startOf(row + 1)));
}

/** The same for plans that place everybody alike. */
export function keyOf({ rows, align, stagger, depth, side }: Plan, members: readonly Member[]): string {
  const order = rows.map((row) => row.map((member) => members.indexOf(member)).join()).join('/');
  const isSided = isToOneSide(align) && rows.some(({ length }) => length === 1);
  return [order, align, stagger, depth, isSided ? side : ''].join(' ');
}

/** Whether one who is alone in a row is at the side of it. */
export function isToOneSide(align: Plan['align']): boolean {
  return align === 'zigzag' || align === 'edges';
}
