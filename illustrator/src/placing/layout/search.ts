import { around, type Box, CONTENT, sharedArea } from '../../page.ts';
import type { Random } from '../../Random.ts';
import type { Stage } from '../../stages/Stage.ts';
import { boxOfPart, moved, type Part } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';
import { PARTLY_SEEN, shownOf, TELLING_SEEN } from '../company/Group.ts';
import type { Bond } from '../company/gather.ts';
import { groundOf, memberOf } from '../company/Troupe.ts';
import { coverageOf, viewsOf } from '../geometry/measure.ts';
import { isLively } from '../relations/rule.ts';
import { boxOn, type Layout, layOuts } from './layOut.ts';
import type { Field } from './rows.ts';
import { stacking } from './stacking.ts';

/** Side of a cell of the raster that layouts are measured on, in page pixels. */
const CELL = 8;
/** How much chance counts beside the score of a layout, so that two seeds give two pages. */
const VARIETY = 0.2;
/** Share of a page that boxes cover, in a page that is full. */
const LEAST_COVERED = 0.49;
/** Shares of a page's width and height that a row spans that fills it. */
const FULL_WIDTH = 0.84;
const FULL_HEIGHT = 0.3;
/** The same of either by itself. */
const SPANNED = 0.8;
/** What it counts that all stand over heads of others. */
const STACKED = 1;
/** So much more is seen than has to be: with cells this large a share is wrong by 0.03. */
const SPARE = 0.04;
/** What it counts that a building or a board stands before others. */
const HIDING = 0.3;
/** What it counts that somebody in front looks almost as large as one behind who is clearly larger. */
const DWARFED = 0.3;
/** Clearly smaller, and almost as large, as shares of the one behind. */
const SMALLER = 0.82;
const AS_LARGE = 0.9;
/** Layouts that are measured. */
const MOST_MEASURED = 40;
const PAGE = (CONTENT.right - CONTENT.left) * (CONTENT.bottom - CONTENT.top);

/** The best of many layouts of all groups on a stage: large, each thing seen, of its face `spare` more than has to be, what belongs together close. */
export function search(
  company: Company,
  bonds: readonly Bond[],
  on: { stage: Stage; content: Box; random: Random; spare: number },
): Layout | undefined {
  const groups = company.groups();
  const members = groups.map((group) => memberOf(group, on.stage, groups.length === 1));
  if (members.length === 0) return undefined;
  const content = members.length > 1 ? inset(on.content, on.random) : on.content;
  const isAtWater = on.stage.medium === 'water';
  const field: Field = { content, ...groundOf(on.stage, content), isAtWater };
  const found = layOuts(members, field, on.random);
  const turnedOnce = once((layout: Layout) => turned(layout, on.content));
  // What does nothing to one another may stand the other way around.
  const all = bonds.length > 0 ? found : [...found, ...found.map(turnedOnce)];
  const scoreOnce = once((layout: Layout) => scoreOf(layout, bonds, company));
  const layouts = all
    .map((layout) => ({ layout, score: scoreOnce(layout) + VARIETY * on.random.next() }))
    .sort((a, b) => b.score - a.score);
  let best: { layout: Layout; lack: number } | undefined;
  for (const layout of new Set(layouts.slice(0, MOST_MEASURED).map((one) => one.layout))) {
    const lack = lackOf(layout, company, on.spare);
    if (lack <= 0) return layout;
    if (best === undefined || lack < best.lack) best = { layout, lack };
  }
  return best?.layout;
}

/** The same work, done once for each layout: several plans come to one. */
function once<Made>(work: (layout: Layout) => Made): (layout: Layout) => Made {
  const made = new Map<Layout, Made>();
  return (layout) => {
    const known = made.get(layout);
    if (known !== undefined) return known;
    const fresh = work(layout);
    made.set(layout, fresh);
    return fresh;
  };
}

/** A page's room less some of its edges, so that two seeds give two pages. */
function inset({ left, right, top, bottom }: Box, random: Random): Box {
  return {
    left: left + random.between(0, 60),
    right: right - random.between(0, 60),
    top: top + random.between(0, 130),
    bottom,
  };
}

/** A layout with left and right exchanged; nothing in it is mirrored. */
function turned({ spots }: Layout, { left, right }: Box): Layout {
  return {
    spots: spots.map((spot) => {
      const by = left + right - spot.box.right - spot.box.left;
      return {
        ...spot,
        x: spot.x + by,
        box: { ...spot.box, left: spot.box.left + by, right: spot.box.right + by },
      };
    }),
  };
}

/** The parts of a layout in page pixels, in the order of painting. */
export function partsOf({ spots }: Layout): Part[] {
  return spots.flatMap(({ member, x, y, unit }) => member.group.parts.map((part) => moved(part, x, y, unit)));
}

/** How much of what has to be seen is not, of the thing that lacks most; 0 or less where nothing lacks. */
function lackOf(layout: Layout, company: Company, spare: number): number {
  const parts = partsOf(layout);
  const page = { left: 0, top: 0, right: 1275, bottom: 1650 };
  const views = viewsOf(parts.map(shownOf), { page, cell: CELL }, ({ isActor }) => isActor);
  return Math.max(
    ...parts.map(({ actor }, index) => {
      const view = views[index];
      if (!actor || !view) return 0;
      return Math.max(
        Math.max(PARTLY_SEEN, company.leastOf(actor)) + SPARE - view.visible,
        Math.min(1, TELLING_SEEN + spare) - view.telling,
      );
    }),
  );
}

/** Near 1 for a page that its things fill; less for what belongs together and is apart or in the wrong order. */
function scoreOf({ spots }: Layout, bonds: readonly Bond[], company: Company): number {
  let covered = 0;
  for (const [index, one] of spots.entries()) {
    const asked = askedBox(one);
    covered += (asked.right - asked.left) * (asked.bottom - asked.top);
    for (const other of spots.slice(index + 1)) covered -= 1.5 * sharedArea(one.box, other.box);
  }
  let strained = 0;
  for (const bond of bonds) strained += strain(bond, spots, company);
  const hiding = spots.filter((one) => isBuilt(one) && spots.some((other) => isBehind(other, one))).length;
  const spare = (spansPage(spots) ? 0.3 : 1) * Math.max(0, LEAST_COVERED - covered / PAGE);
  // Many that look at one thing do not all have to stand right before it.
  const strains = strained / Math.sqrt(Math.max(1, bonds.length));
  return (
    covered / PAGE -
    3 * spare -
    strains -
    0.25 * emptiness(spots) -
    STACKED * stacking(spots) -
    HIDING * hiding -
    (spots.some((one) => spots.some((other) => isDwarfed(one, other))) ? DWARFED : 0)
  );
}

/** Whether one who is larger than another hardly looks so, for standing farther back. */
function isDwarfed(one: Layout['spots'][number], other: Layout['spots'][number]): boolean {
  const [host, near] = [one.member.group.host, other.member.group.host];
  const isNearer = isLively(host) && isLively(near) && one.unit < other.unit;
  const isSmaller = near.size < SMALLER * host.size;
  return isNearer && isSmaller && near.size * other.unit > AS_LARGE * host.size * one.unit;
}

function isBuilt({ member: { group, support } }: Layout['spots'][number]): boolean {
  return group.host.record.kind === 'building' && support === 'ground';
}

/** Whether somebody on the same ground stands farther back than what is built. */
function isBehind({ member, y }: Layout['spots'][number], built: Layout['spots'][number]): boolean {
  return member.support === 'ground' && !isBuilt({ ...built, member }) && y < built.y - 1;
}

/** Whether boxes on a page cover it, or span it together. */
export function isFull(boxes: readonly Box[]): boolean {
  const { left, right, top, bottom } = around(boxes);
  const isLong =
    right - left > SPANNED * (CONTENT.right - CONTENT.left) ||
    bottom - top > SPANNED * (CONTENT.bottom - CONTENT.top);
  return isLong || coverageOf(boxes, CONTENT) > LEAST_COVERED;
}

/** The same of a layout, by all that was asked for. */
export function fills(layout: Layout): boolean {
  return isFull(
    partsOf(layout)
      .filter(({ actor }) => actor !== undefined)
      .map(boxOfPart),
  );
}

/** Whether all that was asked for is together as wide as a page, and no thin strip: who stands side by side fills it as well as who stands in rows. */
function spansPage(spots: Layout['spots']): boolean {
  const { left, right, top, bottom } = around(spots.map(askedBox));
  return (
    right - left > FULL_WIDTH * (CONTENT.right - CONTENT.left) &&
    bottom - top > FULL_HEIGHT * (CONTENT.bottom - CONTENT.top)
  );
}

function askedBox({ member, x, y, unit }: Layout['spots'][number]): Box {
  return boxOn(member.asked, { x, y, unit });
}

/** How far apart the middle of all boxes is from the middle of the page, as a share of it. */
function emptiness(spots: Layout['spots']): number {
  const { left, right, top, bottom } = around(spots.map(({ box }) => box));
  const [wide, high] = [CONTENT.right - CONTENT.left, CONTENT.bottom - CONTENT.top];
  return (
    Math.abs(left + right - CONTENT.left - CONTENT.right) / (2 * wide) +
    Math.max(0, 1 - (bottom - top) / high)
  );
}

function strain({ kind, from, to }: Bond, spots: Layout['spots'], company: Company): number {
  const [own, other] = [from, to].map((actor) =>
    spots.find((one) => one.member.group === company.groupOf(actor)),
  );
  if (!own || !other || own === other) return 0;
  // What is in the sky is over who looks up at it.
  if (kind === 'facing' && to.record.kind === 'sky') return other.box.bottom < own.box.top + UP ? 0 : 0.6;
  const [dx, dy] = [
    gapOf(own.box.left, own.box.right, other.box.left, other.box.right),
    gapOf(own.box.top, own.box.bottom, other.box.top, other.box.bottom),
  ];
  const far = Math.hypot(Math.max(0, dx), Math.max(0, dy)) / 600;
  const isRight = other.x > own.x;
  const isWrong = kind !== 'beside' && isRight !== (from.facing === 'right');
  const steep = Math.abs(own.y - other.y) / 900;
  // What swims or floats beside another one does not seem to stand on it.
  const isLevel = kind !== 'beside' || own.member.support === 'free';
  const narrow = Math.min(own.box.right - own.box.left, other.box.right - other.box.left);
  // Who looks at another one does not have that one right behind or before the own body.
  const isAbove = isLevel && dx < -(kind === 'facing' ? 0.15 : 0.4) * narrow;
  // Two who stand and talk do so at one height.
  const areLevel = kind === 'facing' && [own, other].every(({ member }) => member.support !== 'free');
  const slope = (areLevel ? LEVEL : 0.25) * steep;
  const away = isWrong ? (areLevel ? TURNED_AWAY : 0.6) : 0;
  return away + (isAbove ? (kind === 'facing' ? 0.6 : 0.3) : 0) + 0.3 * far + slope;
}

/** How much it counts that one of those has the other behind. */
const TURNED_AWAY = 1.5;
/** How much a difference of height counts between two who stand and look at one another. */
const LEVEL = 2;

/** Page pixels that it is lower than the top of who looks up at it, at most. */
const UP = 60;

function gapOf(left: number, right: number, otherLeft: number, otherRight: number): number {
  return Math.max(otherLeft - right, left - otherRight);
}
