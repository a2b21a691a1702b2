import { areaOf, type Box, CONTENT, sharedArea } from '../../page.ts';
import type { Stage } from '../../stages/Stage.ts';
import { boxOfPart } from '../company/Actor.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import type { Piece } from '../Placement.ts';
import { dropLooseMarks } from './dropLooseMarks.ts';
import { boxOn, type Layout } from './layOut.ts';
import { isWide, Room } from './Room.ts';

/** How far the far edge of the ground is moved, in page pixels, nearest first. */
const SHIFTS = [0, -45, 45, -90, 90, -140, 140, -190, 190, -250] as const;
/** Page y between which the ground may begin. */
const HIGHEST = 560;
const LOWEST = 1120;
/** Feet stand so far before the far edge of the ground, and those of who stands last. */
const BEFORE_EDGE = 70;
const BEFORE_LAST = 20;
/** Lines through heads that are few enough, as a share of their widths, and what it counts to move the ground by a page pixel. */
const FEW_LINES = 0.3;
const MOVED = 0.0015;
/** What it counts that the edge is as high as a face, though something hides it there. */
const THROUGH = 1;
/** What it counts that the edge comes above them all, as lines through heads do: such a page has no depth. */
const FLAT = 2.5;
/** What it counts that all that tells a place is hidden. */
const HIDDEN = 3;

/**
 * A stage like the given one with nothing behind heads, the far edge of its ground where few of its lines run into heads
 * and where what tells a place that was asked for is seen. Without `rebuild` that edge stays.
 */
export function stageClearOf(
  layout: Layout,
  stage: Stage,
  { isAsked, rebuild }: { isAsked: boolean; rebuild?: (horizon: number) => Stage },
): Stage {
  const cleared = (one: Stage): Stage => {
    clearBack(layout, one, isAsked);
    return one;
  };
  const heads = headsOf(layout);
  const isFixed = stage.medium === 'water' || layout.spots.some(({ member }) => member.surface !== undefined);
  if (rebuild === undefined || heads.length === 0 || isFixed) return cleared(stage);
  const ashore = layout.spots.filter(({ member }) => member.support === 'ground');
  const lowest = Math.min(LOWEST, ...ashore.map(farEdgeOf));
  const top = Math.min(...layout.spots.map(({ box }) => box.top));
  let best = { stage, cost: Number.POSITIVE_INFINITY };
  for (const by of SHIFTS) {
    const horizon = stage.horizon + by;
    if (by !== 0 && (horizon < HIGHEST || horizon > lowest)) continue;
    const other = cleared(by === 0 ? stage : rebuild(horizon));
    const isThrough = heads.some((head) => horizon > head.top && horizon < head.bottom);
    const lines =
      linesThrough(heads, other.back) + (by !== 0 && horizon < top ? FLAT : 0) + (isThrough ? THROUGH : 0);
    const hidden = isAsked ? HIDDEN * hiddenOf(layout, other) : 0;
    const cost = lines + hidden + MOVED * Math.abs(by);
    if (cost < best.cost) best = { stage: other, cost };
    if (lines <= FEW_LINES && hidden <= FEW_LINES) break;
  }
  return best.stage;
}

/** Share of what tells a place that is hidden, of the one thing of it that is seen best; 0 where it has none. */
function hiddenOf({ spots }: Layout, { back }: Stage): number {
  const marks = back.filter(({ of }) => of !== undefined).map(({ to, art }) => boxUnder(to, art));
  const bodies = spots.map(({ box }) => box);
  return marks.length === 0
    ? 0
    : Math.min(1, ...marks.map((mark) => sharedWith(bodies, mark) / areaOf(mark)));
}

/** Page y behind which the ground may not begin, for those who stand somewhere and behind there. */
function farEdgeOf({ member, y, unit }: Layout['spots'][number]): number {
  return y - Math.max(BEFORE_EDGE, member.deep * unit + BEFORE_LAST);
}

/** How much of the widths of heads lines run through, those of grounds and walls; large heads count more. */
function linesThrough(heads: readonly Box[], back: readonly Piece[]): number {
  const room = new Room();
  for (const { art, to } of back) if (isWide(boxUnder(to, art))) room.line(art, to);
  const widest = Math.max(...heads.map(widthOf));
  return heads.reduce((sum, head) => sum + (room.linedIn(head) * widthOf(head)) / widest, 0);
}

/** Boxes around faces, with the hair over them and a little at their sides. */
function headsOf({ spots }: Layout): Box[] {
  return spots.flatMap((spot) =>
    spot.member.faces.map((face) => {
      const { left, right, top, bottom } = boxOn(face, spot);
      const [wide, high] = [right - left, bottom - top];
      return { left: left - 0.2 * wide, right: right + 0.2 * wide, top: top - 0.4 * high, bottom };
    }),
  );
}

/** Boxes of what is held: a kite, a tool, a flower. */
function heldIn({ spots }: Layout): Box[] {
  return spots.flatMap((spot) =>
    spot.member.group.parts.flatMap((part) =>
      part.actor?.record.uses?.includes('held') === true ? [boxOn(boxOfPart(part), spot)] : [],
    ),
  );
}

/** Moves aside what stands or hangs behind heads and what is held, and what only stands for a guessed place and is mostly behind bodies. Where it finds no room it goes, but not the last that tells a place that was asked for, and no more than half of a room. */
function clearBack(layout: Layout, stage: Stage, isAsked: boolean): void {
  const all = stage.back;
  const faces = headsOf(layout);
  const heads = [...faces, ...heldIn(layout)];
  const bodies = layout.spots.map(({ box }) => box);
  const isInside = stage.medium === 'inside';
  const places = new Map(all.map((piece) => [piece, boxUnder(piece.to, piece.art)]));
  const laden = ladenOf(layout, stage, [...places.values()]);
  for (const [piece, box] of places) if (isWide(box)) places.delete(piece);
  const least = isInside ? places.size / 2 : isAsked ? 1 : 0;
  stage.back = all.flatMap((piece) => {
    const box = places.get(piece);
    const mayHide = isAsked && !isInside;
    if (!box || laden.has(piece.of ?? '')) return [piece];
    if (isClearOf(heads, box) && (mayHide || hiddenBy(bodies, box) <= MOST_HIDDEN)) return [piece];
    places.delete(piece);
    const room = { heads, bodies, others: [...places.values()], isInside };
    const by = sidestepOf(box, room);
    // A path does not tell a castle's yard.
    const telling = [...places.keys()].filter(({ of }) => piece.of === undefined || of !== undefined);
    const tellsNothing = isInside && !isAsked && hiddenBy(bodies, box) > TELLS_NOTHING;
    const isBad = !isAsked || !isClearOf(faces, box);
    if (by === undefined && isBad && (telling.length >= least || tellsNothing)) return [];
    const best = by ?? leastOf(isInside ? [0] : sidesteps(box), (dx) => sharedWith(heads, shifted(box, dx)));
    places.set(piece, shifted(box, best));
    return [{ ...piece, to: { ...piece.to, e: piece.to.e + best } }];
  });
  if (!isAsked) stage.back = dropLooseMarks(all, stage.back);
}

/** What a picture behind stays clear of: heads and what is held; those in front; others of the place. */
interface BackRoom {
  heads: readonly Box[];
  bodies: readonly Box[];
  others: readonly Box[];
  isInside: boolean;
}

/** The shortest way aside to where it is seen and hides little of others; undefined where there is none. */
function sidestepOf(box: Box, { heads, bodies, others, isInside }: BackRoom): number | undefined {
  const most = sharedWith(others, box) + (isInside ? 0 : OVERLAP * areaOf(box));
  return sidesteps(box).find((dx) => {
    const moved = shifted(box, dx);
    const isSeen = isClearOf(heads, moved) && hiddenBy(bodies, moved) <= MOST_HIDDEN;
    return isSeen && sharedWith(others, moved) <= most;
  });
}

function isClearOf(boxes: readonly Box[], box: Box): boolean {
  return boxes.every((one) => sharedArea(one, box) === 0);
}

/** How much of it is behind others, as a share. */
function hiddenBy(boxes: readonly Box[], box: Box): number {
  return sharedWith(boxes, box) / areaOf(box);
}

/** What bears somebody, or something else of the place: a table with a cup. */
function ladenOf({ spots }: Layout, { surfaces }: Stage, boxes: readonly Box[]): Set<string> {
  const bears = ({ of, left, right, y }: Stage['surfaces'][number]) =>
    spots.some(({ member }) => member.surface?.of === of) ||
    boxes.some((one) => Math.abs(one.bottom - y) < NEAR && one.left < right && one.right > left);
  return new Set(surfaces.filter(bears).map(({ of }) => of));
}

function leastOf(steps: readonly number[], costOf: (dx: number) => number): number {
  return steps.reduce((best, dx) => (costOf(dx) < costOf(best) ? dx : best), 0);
}

function shifted({ left, right, ...rest }: Box, dx: number): Box {
  return { ...rest, left: left + dx, right: right + dx };
}

/** Shares of a picture that may be hidden by others of the place, and by those in front. */
const OVERLAP = 0.3;
const MOST_HIDDEN = 0.45;
/** What is hidden more tells no place: an arm of a sofa beside a fireplace. */
const TELLS_NOTHING = 0.55;
const STEP = 30;
/** How far the foot of what stands on something is from its top, in page pixels. */
const NEAR = 25;

/** How far a picture may go to the left and to the right within the page, the nearest first. */
function sidesteps({ left, right }: Box): number[] {
  const steps: number[] = [];
  for (let dx = -Math.floor((left - CONTENT.left) / STEP) * STEP; right + dx <= CONTENT.right; dx += STEP)
    if (dx !== 0) steps.push(dx);
  return steps.sort((a, b) => Math.abs(a) - Math.abs(b));
}

function sharedWith(boxes: readonly Box[], box: Box): number {
  return boxes.reduce((sum, one) => sum + sharedArea(one, box), 0);
}

function widthOf({ left, right }: Box): number {
  return right - left;
}
