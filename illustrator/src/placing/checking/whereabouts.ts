import { artData } from '../../art/artData.ts';
import type { Kind } from '../../things/recordSchema.ts';
import type { Thing } from '../../things/Things.ts';
import { spanAt } from '../geometry/silhouette.ts';
import { touch } from '../geometry/touch.ts';
import { faceOf } from './bodyPoints.ts';
import type { Property } from './Property.ts';
import { across, centerOf, down, heightOf, isNear, narrower, type Shown } from './shown.ts';

/** The record of what a copy is of. */
export function recordOf({ piece }: Shown): Thing | undefined {
  return artData().things.get(piece.of ?? '');
}

/** Touches it from above: its head is in the upper half of it or over it, and its middle over its foot. */
export const on: Property = (from, to, all) =>
  isWithin(from, to) ||
  (isHungOn(to) && hanging(from, to, all)) ||
  (centerOf(from).y < to.box.bottom - 0.1 * heightOf(from) &&
    from.box.top < centerOf(to).y &&
    across(from, to) > 0.2 * narrower(from, to) &&
    (touch(from.piece, to.piece) || all.mates.some((mate) => isPiledOn(from, mate, to))));

/** Lies on one of its kind that touches what both are on. */
function isPiledOn(from: Shown, mate: Shown, to: Shown): boolean {
  const isBelow = mate !== from && mate.box.bottom > from.box.bottom;
  return isBelow && touch(from.piece, mate.piece) && touch(mate.piece, to.piece);
}

/** Stands on what is flat and wide, as an island or a rug is: painted after it, its foot well within it. */
function isWithin(from: Shown, to: Shown): boolean {
  const isInside = from.box.left > to.box.left && from.box.right < to.box.right;
  return isInside && from.layer > to.layer && from.box.bottom < to.box.bottom - 0.05 * heightOf(from);
}

/** Its middle is in it, and it does not stand before it. */
export const inside: Property = (from, to, all) =>
  isIn(from, to) ||
  // On a heap of others that are in it.
  all.froms.some(
    (one) => one !== from && isIn(one, to) && touch(from.piece, one.piece) && isOverIt(from, to),
  );

/** Not beyond its sides, nor in the air over it. */
function isOverIt({ box }: Shown, to: Shown): boolean {
  const x = (box.left + box.right) / 2;
  return x > to.box.left && x < to.box.right && box.bottom < to.box.bottom;
}

function isIn(from: Shown, to: Shown): boolean {
  const { x, y } = centerOf(from);
  const isBefore =
    from.layer > to.layer && from.piece.whole === undefined && from.box.bottom > to.box.bottom + BEFORE;
  // Who looks out of it is behind its edge.
  const isOver = from.layer > to.layer && from.piece.whole === undefined && y < to.box.top;
  return (
    !isBefore &&
    !isOver &&
    x > to.box.left &&
    x < to.box.right &&
    y < to.box.bottom &&
    from.box.bottom > to.box.top
  );
}

/** In it, or on what is made to lie on. */
export const asleepIn: Property = (from, to, all) =>
  inside(from, to, all) || (LAIN_ON.has(recordOf(to)?.kind ?? 'sky') && on(from, to, all));

const LAIN_ON: ReadonlySet<Kind> = new Set(['furniture', 'object']);

/** Page pixels that the feet of who is before something are lower than it. */
const BEFORE = 24;

/** Below it; what is no larger than who is there lies close over them. */
export const under: Property = (from, to) =>
  across(from, to) > 0.3 * narrower(from, to) &&
  centerOf(from).y > centerOf(to).y &&
  (isHigh(to) || from.box.top < to.box.bottom + FAR_BELOW * heightOf(from)) &&
  !isBeforeHull(from, to) &&
  !(from.layer > to.layer && recordOf(to)?.kind === 'furniture' && from.box.bottom > to.box.bottom);

const FAR_BELOW = 0.7;
const HIGH: ReadonlySet<Kind> = new Set(['sky', 'flier', 'aircraft', 'spacecraft', 'symbol']);

function isHigh(one: Shown): boolean {
  const record = recordOf(one);
  return (
    record !== undefined && (HIGH.has(record.kind) || record.rests === 'air' || record.rests === 'space')
  );
}

/** Before what one is under behind its wheels or below its keel. */
function isBeforeHull(from: Shown, to: Shown): boolean {
  const kind = recordOf(to)?.kind;
  return (kind === 'vehicle' || kind === 'boat') && from.layer > to.layer && centerOf(from).y < to.box.bottom;
}

/** Spans it from behind, as a rainbow does. */
const spans = (from: Shown, to: Shown): boolean =>
  from.layer < to.layer && from.box.top < to.box.top && across(from, to) > 0.8 * (to.box.right - to.box.left);

const isOver = (from: Shown, to: Shown): boolean =>
  spans(from, to) ||
  (across(from, to) > 0.3 * narrower(from, to) &&
    from.box.bottom < centerOf(to).y &&
    centerOf(from).y < to.box.top);

/** Right over it, or beside another one of several that is. */
export const over: Property = (from, to, { froms }) =>
  isOver(from, to) || (from.box.bottom < centerOf(to).y && inCompany(from, froms, (one) => isOver(one, to)));

/** Hidden in part by it: who leans out, or is behind what hangs on a wall, has the feet a little lower. */
export const hidden: Property = (from, to, { froms }) => inCompany(from, froms, (one) => isHidden(one, to));

function isHidden(from: Shown, to: Shown): boolean {
  return (
    from.layer < to.layer &&
    across(from, to) > 0 &&
    down(from, to) > 0 &&
    from.box.bottom < to.box.bottom + LOWER * heightOf(from)
  );
}

/** Whether something is true of one, or of another one of several that are close to one another. */
function inCompany(from: Shown, froms: readonly Shown[], isSo: (one: Shown) => boolean): boolean {
  const row = [from];
  for (const last of row) {
    if (isSo(last)) return true;
    row.push(...froms.filter((one) => !row.includes(one) && isNear(one, last, BEYOND)));
  }
  return false;
}

const LOWER = 0.15;

/** Hidden in part by it, or right over it as mountains are over a train. */
export const behind: Property = (from, to, all) =>
  hidden(from, to, all) || inCompany(from, all.froms, (one) => isBeyond(one, to));

function isBeyond(from: Shown, to: Shown): boolean {
  const isOver = across(from, to) > 0 && from.box.bottom <= to.box.top;
  return from.layer < to.layer && isOver && isNear(from, to, BEYOND);
}

/** Page pixels over what is before it at which it is seen to be behind it. */
const BEYOND = 120;

export const before: Property = (from, to, { links, froms }) =>
  recordOf(to)?.mirrors
    ? [from, ...links].some((one) => one.piece.thing !== to.piece.thing && isNear(one, to, BESIDE_MIRROR))
    : to.visible > RECOGNIZED && inCompany(from, froms, (one) => isHidden(to, one) || isBeyond(to, one));

/** Page pixels at most between a mirror and who is seen in it, or what they hold. */
const BESIDE_MIRROR = 40;

/** Less than this share of something is no longer known for what it is. */
const RECOGNIZED = 0.35;

/** Its middle between theirs, and no higher or lower than they are. */
export const between: Property = (from, to, { tos, alsos }) => {
  const ends = [to, ...(alsos.length > 0 ? alsos : tos)];
  const xs = ends.map((one) => centerOf(one).x);
  const { x } = centerOf(from);
  const isLevel = ends.some((one) => down(from, one) > 0);
  return isLevel && x > Math.min(...xs) && x < Math.max(...xs);
};

/** Around one of several they are among them: bees around flowers. */
export const around: Property = (from, to, all) =>
  all.tos.length > 1 ? all.tos.some((one) => aroundOne(from, one, all)) : aroundOne(from, to, all);

/** All are on more than one side of it; one that flies is close to it. */
const aroundOne: Property = (from, to, { mates }) => {
  if (mates.length === 1 && recordOf(from)?.kind === 'flier') return isNear(from, to, APART);
  const { x } = centerOf(to);
  // A snake winds itself around a trunk.
  if (mates.length === 1 && recordOf(from)?.wound !== undefined)
    return touch(from.piece, to.piece) && from.layer > to.layer && from.box.left < x && from.box.right > x;
  // Who runs around it alone is at a side of it.
  if (mates.length === 1 && recordOf(to)?.kind !== 'animal') return isNear(from, to, AT_SIDE);
  const xs = mates.map((one) => centerOf(one).x);
  return Math.min(...xs) < x && Math.max(...xs) > x && isNear(from, to, 2 * APART);
};

/** Page pixels at most between what is alone and what it goes around. */
const AT_SIDE = 60;

/** Page pixels between what is beside one another. */
export const APART = 420;

/** Touches it, its middle over the other's. */
export const atop: Property = (from, to) => centerOf(from).y < centerOf(to).y && touch(from.piece, to.piece);

/** Beside or over the head, its foot over something of the other and no lower than that one's shoulders. */
export const onShoulders: Property = (from, to, all) => {
  const face = faceOf(to);
  if (!atop(from, to, all) || face === undefined) return atop(from, to, all);
  const { art, to: at } = to.piece;
  const foot = Math.min(from.box.bottom, to.box.bottom - 1);
  const ends = (spanAt(art, (foot - at.f) / at.d) ?? []).map((x) => at.a * x + at.e);
  const [half, { x }] = [FOOT * (from.box.right - from.box.left), centerOf(from)];
  const isOver = x + half > Math.min(...ends) && x - half < Math.max(...ends);
  return isOver && from.box.bottom < face.bottom + (face.bottom - face.top);
};

/** So far to both sides of its middle are its feet, as a share of its width. */
const FOOT = 0.3;

/** Touches it and is for the most part below its upper edge. */
export const hanging: Property = (from, to) =>
  centerOf(from).y > to.box.top &&
  (touch(from.piece, to.piece) || (isHungOn(to, true) && across(from, to) >= narrower(from, to)));

/** Whether what is on it hangs, by threads. */
function isHungOn(to: Shown, byThread = false): boolean {
  return recordOf(to)?.spots?.some(({ hangs, thread }) => hangs && (thread || !byThread)) === true;
}

/** Touches it, its feet over its foot. */
export const climbing: Property = (from, to) =>
  touch(from.piece, to.piece) && from.box.bottom < to.box.bottom - CLIMBED * heightOf(from);

const CLIMBED = 0.1;

/** Leans as what is slid down, but on what is a slide: there one sits. */
export const slanted: Property = (from, to) => isSlide(to) || Math.abs(tiltOf(from)) > LEAST_TILT;

function isSlide(one: Shown): boolean {
  const record = recordOf(one);
  return record?.uses?.includes('slid-down') === true && record.kind !== 'building';
}

/** By how many radians it is turned. */
function tiltOf({ piece: { to } }: Shown): number {
  return Math.atan2(to.b * Math.sign(to.a), Math.abs(to.a));
}

const LEAST_TILT = 0.08;

/** Above the ground on which it is lifted. */
export function isRaised(to: Shown, from: Shown): boolean {
  return to.box.bottom < from.box.bottom - RAISED * heightOf(from);
}

const RAISED = 0.08;
