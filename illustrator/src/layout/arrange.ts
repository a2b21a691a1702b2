import type { Art } from '../art/art.ts';
import type { SizeLevel } from '../art/kinds.ts';
import { type Box, boxAt, CONTENT } from './page.ts';
import type { Random } from './Random.ts';

/** Something to place: `size` is its level, times `factor` for "big" and "small". */
export interface Instance {
  art: Art;
  size: SizeLevel;
  factor: number;
  mirrored: boolean;
  /** How deep it lies in water, in units of the art. */
  draught: number;
  /** Stands behind other things: a castle, a house. */
  isBackdrop: boolean;
}

export interface Standing {
  instance: Instance;
  x: number;
  foot: number;
  scale: number;
  box: Box;
  /** Page y at which it is painted among rows of waves; its foot where nothing is said. */
  layer?: number;
}

/** How a group stands on the ground; `solo` names are for one thing alone. */
export const GROUND_TEMPLATES = ['row', 'stagger', 'arc', 'valley', 'steps', 'stairs'] as const;
export type GroundTemplate = (typeof GROUND_TEMPLATES)[number];

const LEVEL_SIZE: Record<SizeLevel, number> = { 1: 0.4, 2: 0.6, 3: 0.78, 4: 1, 5: 1.3 };

/** Page pixels per unit of the art when one size unit is `unit` pixels. */
export function scaleOf({ art, size, factor }: Instance, unit: number): number {
  return (LEVEL_SIZE[size] * factor * unit) / Math.sqrt(art.width * Math.max(art.height, art.width * 0.4));
}

/** Stands things on the ground in rows, as large as fits, relative sizes kept. */
export function arrangeOnGround(
  instances: readonly Instance[],
  ground: { far: number; near: number; top: number; content?: Box },
  template: GroundTemplate,
  random: Random,
): Standing[] {
  const content = ground.content ?? CONTENT;
  const backdrop = instances.filter((one) => one.isBackdrop);
  if (backdrop.length > 0 && backdrop.length < instances.length) {
    const before = instances.filter((one) => !one.isBackdrop);
    const [left, right] =
      backdrop.length === 1 && isSlim(backdrop[0]) ? sidesOf(content, random) : [content, content];
    const behind = arrangeOnGround(
      backdrop,
      { ...ground, near: ground.far + 30, content: left },
      'row',
      random,
    );
    const top = Math.min(...behind.map(({ box }) => box.top * 0.55 + box.bottom * 0.45));
    return [
      ...behind,
      ...arrangeOnGround(before, { ...ground, far: ground.far + 60, top, content: right }, template, random),
    ];
  }
  const width = content.right - content.left;
  const solo = random.between(0.8, 0.95);
  const plans = rowCounts(instances, template).map((count) => {
    const rows = splitRows(instances, count);
    const depth = (index: number) => (rows.length === 1 ? 1 : index / (rows.length - 1));
    const feet = rows.map(
      (_, index) => ground.far + (ground.near - ground.far) * (0.18 + 0.82 * depth(index)),
    );
    const nearness = rows.map((_, index) => 0.82 + 0.18 * depth(index));
    return {
      rows,
      feet,
      nearness,
      unit: largestUnit(rows, { feet, nearness, width, top: ground.top, solo }),
    };
  });
  // What the template would like is worth it only where things come out no smaller for it.
  const [preferred, ...others] = plans;
  const plan = others.reduce(
    (best, other) => (best && other.unit > 1.12 * best.unit ? other : best),
    preferred,
  );
  if (!plan) return [];
  const { rows, feet, unit } = plan;
  const nearness = (index: number) => plan.nearness[index] ?? 1;
  const leftFirst = random.chance(0.5);
  return rows.flatMap((row, index) =>
    standRow(row, {
      unit: unit * nearness(index),
      foot: feet[index] ?? ground.near,
      isShallow: rows.length > 1 && (feet[1] ?? 0) - (feet[0] ?? 0) < SHALLOW,
      side: rows.length === 1 ? undefined : (index + (leftFirst ? 0 : 1)) % 2 === 0 ? 'left' : 'right',
      content,
      template,
      random,
    }),
  );
}

/** Rows closer than this, in page pixels, above letters, are kept apart to the pixel. */
const SHALLOW = 400;

/** A tree rather than a castle: something can stand beside it. */
function isSlim(one: Instance | undefined): boolean {
  return one !== undefined && one.art.width < 0.85 * one.art.height;
}

/** Two parts of the page that overlap in its middle, the narrower one for what stands behind. */
function sidesOf({ left, right, ...rest }: Box, random: Random): [Box, Box] {
  const width = right - left;
  return random.chance(0.5)
    ? [
        { ...rest, left, right: left + 0.52 * width },
        { ...rest, left: left + 0.36 * width, right },
      ]
    : [
        { ...rest, left: left + 0.48 * width, right },
        { ...rest, left, right: left + 0.64 * width },
      ];
}

/** The largest unit at which a row in front covers no more than the feet of the row behind, or two things stand clear. */
function clearance(
  behind: readonly Instance[],
  front: readonly Instance[],
  room: { step: number; width: number },
): number {
  const [one, other] = [behind[0], front[0]];
  const covered = covering(behind, front, room.step);
  if (!one || !other || behind.length > 1 || front.length > 1) return covered;
  const wide = one.art.width * scaleOf(one, 0.82) + other.art.width * scaleOf(other, 1);
  return Math.max(covered, (room.width * 1.04) / wide);
}

/** The same for rows of which one stands before the other, `step` pixels apart. */
function covering(behind: readonly Instance[], front: readonly Instance[], step: number): number {
  const tall = Math.max(...front.map((one) => one.art.height * scaleOf(one, 1)));
  const low = Math.min(...behind.map((one) => one.art.height * scaleOf(one, 1)));
  return step / Math.max(0.05, tall - (step < SHALLOW ? 0 : 0.14) * low);
}

/** Templates that set two things one behind the other, to the left and right by turns. */
const DIAGONAL: ReadonlySet<GroundTemplate> = new Set(['steps', 'stairs', 'valley', 'stagger']);

/** How many rows to try: what the template would like, one fewer and one more. */
function rowCounts(instances: readonly Instance[], template: GroundTemplate): number[] {
  const count = instances.length;
  const breadth = instances.reduce((sum, one) => sum + one.art.width / one.art.height, 0);
  const byCount = count <= 3 ? 1 : count <= 8 ? 2 : 3;
  const wanted = breadth > 2.3 && count > 1 && template !== 'row' ? Math.max(2, byCount) : byCount;
  const isDiagonal = count === 2 && DIAGONAL.has(template);
  const preferred = isDiagonal ? count : Math.min(count, wanted);
  return [preferred, preferred - 1, preferred + 1].filter((rows) => rows >= 1 && rows <= Math.min(count, 3));
}

function largestUnit(
  rows: readonly Instance[][],
  room: { feet: number[]; nearness: number[]; width: number; top: number; solo: number },
): number {
  const { feet, width } = room;
  let unit = rows.length === 1 && rows[0]?.length === 1 ? 2600 : 1250;
  for (const [index, row] of rows.entries()) {
    const near = room.nearness[index] ?? 1;
    const foot = feet[index] ?? 0;
    const wide = row.reduce((sum, one) => sum + one.art.width * scaleOf(one, near), 0);
    const tall = Math.max(...row.map((one) => one.art.height * scaleOf(one, near)));
    const isWide = row.some((one) => one.art.width > 1.6 * one.art.height);
    const alone = rows.length === 1 ? room.solo : isWide ? 0.84 : 0.62;
    const fill = row.length === 1 ? alone : 0.94 - 0.03 * row.length;
    unit = Math.min(unit, (width * fill) / wide, (foot - room.top) / tall);
    const before = rows[index - 1];
    if (before) unit = Math.min(unit, clearance(before, row, { step: foot - (feet[index - 1] ?? 0), width }));
    // Left, right, left: the third stands before the first.
    const first = rows[index - 2];
    if (first) unit = Math.min(unit, covering(first, row, foot - (feet[index - 2] ?? 0)));
  }
  return unit;
}

function splitRows(instances: readonly Instance[], rowCount: number): Instance[][] {
  const count = instances.length;
  const tallFirst = [...instances].sort(
    (a, b) => b.art.height * scaleOf(b, 1) - a.art.height * scaleOf(a, 1),
  );
  const rows: Instance[][] = [];
  for (let row = 0; row < rowCount; row += 1) {
    rows.push(
      tallFirst.slice(Math.floor((row * count) / rowCount), Math.floor(((row + 1) * count) / rowCount)),
    );
  }
  return rows;
}

function standRow(
  row: Instance[],
  at: {
    unit: number;
    foot: number;
    isShallow: boolean;
    side: 'left' | 'right' | undefined;
    content: Box;
    template: GroundTemplate;
    random: Random;
  },
): Standing[] {
  const { unit, content, template, random } = at;
  const order = random.shuffle(row);
  const widths = order.map((one) => one.art.width * scaleOf(one, unit));
  const free = content.right - content.left - widths.reduce((sum, one) => sum + one, 0);
  const isSolo = order.length === 1;
  const gap = free / (order.length + 1);
  const aside = at.side === 'left' ? free * random.between(0, 0.12) : free * random.between(0.88, 1);
  let x =
    isSolo && at.side
      ? content.left + aside
      : content.left + gap * (isSolo ? random.between(0.6, 1.4) : random.between(0.5, 1));
  return order.map((instance, index) => {
    const [wide, scale] = [widths[index] ?? 0, scaleOf(instance, unit)];
    const center = x + wide / 2;
    x += wide + (isSolo ? 0 : (free * 0.94 * 0.8) / order.length);
    const foot =
      at.foot +
      footShift(template, order.length === 1 ? 0.5 : index / (order.length - 1), index) *
        Math.min(at.isShallow ? 0.1 : at.side ? 0.4 : 1, (instance.art.height * scale) / 600) -
      random.between(0, at.isShallow ? 6 : 24);
    return { instance, x: center, foot, scale, box: boxAt(instance.art, { x: center, foot, scale }) };
  });
}

/** How far a template moves a foot up (negative), from its place along the row (0 to 1). */
function footShift(template: GroundTemplate, along: number, index: number): number {
  switch (template) {
    case 'row':
      return 0;
    case 'stagger':
      return index % 2 === 0 ? 0 : -70;
    case 'arc':
      return -80 * (1 - (2 * along - 1) ** 2);
    case 'valley':
      return -80 * (2 * along - 1) ** 2;
    case 'steps':
      return -90 * along;
    case 'stairs':
      return -90 * (1 - along);
  }
}
