import { LEAF } from '../../parts/plants.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import type { Kind } from '../../things/recordSchema.ts';
import { isTree } from '../../things/trees.ts';
import { type Actor, isKnown, type Part } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { isSlender, spanAt } from '../geometry/silhouette.ts';
import { type Casting, isLively, type Meeting } from './rule.ts';

/** A tree beside who is in it, and the least that one is beside the tree. */
const TREE_SHARE = 2.2;
const IN_TREE = 0.36;
const YOUNG_IN_TREE = 0.26;
const FRUIT_IN_TREE = 0.3;
/** Levels of limbs as shares of the crown's height, for a few and for more. */
const LEVELS = [[0.72], [0.93, 0.42]] as const;
const FEW = 2;
/** So much of the crown's width is for those on a limb; it ends among the leaves, earlier for one alone. */
const LONG = 0.96;
const LIMB = 0.76;
const SHORT = 0.6;
/** A limb is so thick as a share of the crown there. */
const THICK = 0.075;
/** What hangs in a crown and stands on no limb. */
const IN_LEAVES: ReadonlySet<Kind> = new Set(['food', 'plant', 'aircraft']);

/** Whether others sit among its leaves: a tree, or a vine that is swung on; one is within a hollow tree. */
export function hasCrown({ record }: Pick<Casting, 'record'>): boolean {
  const isVine = record.kind === 'plant' && record.uses?.includes('swung-on') === true;
  return (isTree(record) || isVine) && !isKnown({ record }, 'inside') && !isKnown({ record }, 'seat');
}

/** Who is in a tree sits there and is no speck. */
export function castInTree(
  from: Casting,
  to: Casting,
  { from: index, to: host }: { from: number; to: number },
): void {
  to.hosts.push({ thing: index, share: TREE_SHARE });
  if (from.record.kind === 'food') from.hosts.push({ thing: host, share: FRUIT_IN_TREE });
  if (IN_LEAVES.has(from.record.kind)) return;
  from.hosts.push({ thing: host, share: from.isYoung ? YOUNG_IN_TREE : IN_TREE });
  const isBird = from.record.kind === 'flier' && from.count === FEW && from.record.poses?.sit !== undefined;
  if (from.record.kind === 'person' || from.record.kind === 'animal' || isBird) from.pose ??= 'sit';
}

/** A crown in the units of its group. */
interface Crown {
  top: number;
  bottom: number;
  /** Where its stem is seen. */
  stem: number;
  /** Whether it is one mass of leaves. */
  isFull: boolean;
  /** Its left and right end at a level. */
  at(y: number): { left: number; right: number };
}

function crownOf({ art, to }: Part): Crown {
  const rows = Array.from({ length: 40 }, (_, row) => art.top + ((row + 0.5) / 40) * art.height);
  const wide = rows.map((y) => {
    const [left, right] = spanAt(art, y) ?? [0, 0];
    return right - left;
  });
  const last = wide.findLastIndex((one) => one > 0.6 * Math.max(...wide));
  return {
    top: art.top * to.d + to.f,
    bottom: (rows[last] ?? art.top + art.height) * to.d + to.f,
    stem:
      (rows[wide.findIndex((one, row) => row > last && one < 0.36 * Math.max(...wide))] ??
        art.top + art.height) *
        to.d +
      to.f,
    isFull: !isSlender(art),
    at: (y) => {
      const xs = (spanAt(art, (y - to.f) / to.d) ?? [0, 0]).map((x) => x * to.a + to.e);
      return { left: Math.min(...xs), right: Math.max(...xs) };
    },
  };
}

/** Among the leaves of a tree: on a limb that is drawn for them, or hanging there. */
export function sitInCrown(meeting: Meeting): boolean {
  const { company, from, to, index, count } = meeting;
  const crown = crownOf(company.partOf(to));
  const high = crown.bottom - crown.top;
  const levels = LEVELS[count > FEW ? 1 : 0].map((level) => crown.top + level * high);
  const row = index % levels.length;
  const y = levels[row] ?? crown.bottom;
  const { left, right } = crown.at(y);
  const [middle, long] = [(left + right) / 2, LONG * (right - left)];
  const inRow = Math.ceil((count - row) / levels.length);
  const place = (Math.floor(index / levels.length) + 0.5) / inRow - 0.5;
  const own = company.groupBox(from);
  const hasLimb = !IN_LEAVES.has(from.record.kind) && crown.isFull;
  const share = count > levels.length ? LIMB : SHORT;
  const limbs =
    index === 0 && hasLimb
      ? levels.map((level, at) => limb(crown, { y: level, share, below: levels[at - 1] ?? crown.stem }))
      : [];
  const [lowest = y, next] = levels;
  const room =
    next === undefined
      ? Math.min(1.15 * (lowest - crown.top), 0.8 * high)
      : (hasLimb ? 0.86 : 0.98) * (lowest - next);
  const each = long / inRow;
  const fits = Math.min(1, each / (own.right - own.left), room / (own.bottom - own.top));
  company.letHide(to);
  // Over the limbs, which came with the first one.
  const front = company.groupOf(to).parts.findLast(({ actor }) => actor !== undefined)?.actor ?? to;
  const ways = [1, 0.85, 0.7, 0.55].map((part): Way => {
    const factor = fits * part;
    return {
      x: middle + place * long - ((own.left + own.right) / 2) * factor,
      y: y - (hasLimb ? 0.4 * THICK * (right - left) : 0) - own.bottom * factor,
      factor,
      layer: 'before',
      under: limbs,
    };
  });
  return company.join(from, index === 0 ? to : front, ways);
}

/** A limb at a level of a crown that leaves the stem to both sides, a leaf at each end; the stem comes up from `below`. */
function limb(crown: Crown, { y, share, below }: { y: number; share: number; below: number }): Part {
  const { left, right } = crown.at(y);
  const [x, thick, long] = [(left + right) / 2, THICK * (right - left), share * (right - left)];
  const half = 0.65 * thick;
  const sketch = new Sketch();
  const wood = sketch.area(
    `M${x - half} ${below} L${x - 0.8 * half} ${y} H${x + 0.8 * half} L${x + half} ${below} Z`,
    '#a9744f',
  );
  for (const side of [-1, 1]) {
    const end = { x: x + side * 0.5 * long, y: y - 0.1 * thick };
    sketch.tube(
      [x, y + 0.3 * thick, x + side * 0.25 * long, y, end.x, end.y],
      [1.2 * thick, thick, 0.6 * thick],
      wood,
    );
    const at = (across: number, up: number) => `${end.x + side * across * thick} ${end.y - up * thick}`;
    sketch.area(
      `M${at(-0.3, 0)} C${at(-0.5, 1.4)} ${at(0.6, 1.9)} ${at(1.3, 1.9)} C${at(1.4, 1)} ${at(0.8, 0)} ${at(-0.3, 0)} Z`,
      LEAF,
    );
  }
  return { art: sketch.art(), to: AS_IS, role: 'subject' };
}

/** Whether somebody is shown among the leaves of a host. */
export function isInCrown(
  from: Pick<Actor, 'record'>,
  to: Pick<Actor, 'record'>,
  relation: 'in' | 'on',
): boolean {
  return hasCrown(to) && (relation === 'in' || isLively(from) || from.record.kind === 'food');
}
