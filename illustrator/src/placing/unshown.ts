import { artData } from '../art/artData.ts';
import type { Box } from '../page.ts';
import type { RelationKind, Scene, SceneRelation } from '../reading/Scene.ts';
import type { Piece } from './Placement.ts';
import { boxUnder } from './silhouette.ts';
import { NEAR, touch } from './touch.ts';

/** A copy of a thing on a page: where it is, and at which place among all that is painted. */
interface Shown {
  piece: Piece;
  box: Box;
  layer: number;
}

/** What has to be true of two copies that stand so, given `also` and all copies of both. */
type Property = (
  from: Shown,
  to: Shown,
  all: { froms: readonly Shown[]; tos: readonly Shown[]; alsos: readonly Shown[] },
) => boolean;

/** Relations that a placed page does not show, by where things lie on it: indexes of the scene. */
export function unshown(scene: Scene, pieces: readonly Piece[]): number[] {
  const copies = new Map<number, Shown[]>();
  for (const [layer, piece] of pieces.entries()) {
    const { thing, art, to, again } = piece;
    if (thing === undefined || again !== undefined) continue;
    copies.set(thing, [...(copies.get(thing) ?? []), { piece, box: boxUnder(to, art), layer }]);
  }
  const of = (thing: number | undefined) => copies.get(thing ?? -1) ?? [];
  return scene.relations.flatMap((relation, index) => (isShown(relation, of) ? [] : [index]));
}

function isShown(
  { kind, from, to, also }: SceneRelation,
  of: (thing: number | undefined) => Shown[],
): boolean {
  const property = PROPERTIES[kind];
  const [froms, tos, alsos] = [of(from), of(to), of(also)];
  // Nothing is known of what is worn or is not on the page: who lacks it is told of it.
  if (property === undefined || froms.length === 0 || tos.length === 0) return true;
  const all = { froms, tos, alsos };
  if (from === to)
    return (
      froms.length < 2 ||
      froms.every((one) => tos.some((other) => one !== other && property(one, other, all)))
    );
  return froms.every((one) => tos.some((other) => property(one, other, all)));
}

/** Touches it from above: its head is in the upper half of it or over it, and its middle over its foot. */
const on: Property = (from, to) =>
  isWithin(from, to) ||
  (centerOf(from).y < to.box.bottom - 0.1 * heightOf(from) &&
    from.box.top < centerOf(to).y &&
    across(from, to) > 0.2 * narrower(from, to) &&
    touch(from.piece, to.piece));

/** Stands on what is flat and wide, as an island or a rug is: painted after it, its foot well within it. */
function isWithin(from: Shown, to: Shown): boolean {
  const isInside = from.box.left > to.box.left && from.box.right < to.box.right;
  return isInside && from.layer > to.layer && from.box.bottom < to.box.bottom - 0.1 * heightOf(from);
}

const inside: Property = (from, to) => {
  const { x, y } = centerOf(from);
  return x > to.box.left && x < to.box.right && y < to.box.bottom && from.box.bottom > to.box.top;
};

const under: Property = (from, to) =>
  across(from, to) > 0.3 * narrower(from, to) && centerOf(from).y > centerOf(to).y && !isBeforeHull(from, to);

/** Before what one is under behind its wheels or below its keel. */
function isBeforeHull(from: Shown, to: Shown): boolean {
  const kind = artData().things.get(to.piece.of ?? '')?.kind;
  return (kind === 'vehicle' || kind === 'boat') && from.layer > to.layer && centerOf(from).y < to.box.bottom;
}

const over: Property = (from, to) =>
  across(from, to) > 0.3 * narrower(from, to) &&
  from.box.bottom < centerOf(to).y &&
  centerOf(from).y < to.box.top;

/** Hidden in part by it, or painted before it and higher on the page. */
const behind: Property = (from, to) =>
  from.layer < to.layer &&
  across(from, to) > 0 &&
  from.box.bottom < to.box.bottom + NEAR &&
  down(from, to) > 0;

const before: Property = (from, to, all) => behind(to, from, all);

const between: Property = (from, to, { tos, alsos }) => {
  const ends = [to, ...(alsos.length > 0 ? alsos : tos)].map((one) => centerOf(one).x);
  const { x } = centerOf(from);
  return x > Math.min(...ends) && x < Math.max(...ends);
};

/** All are on more than one side of it. */
const around: Property = (from, to, { froms }) => {
  const { x } = centerOf(to);
  const xs = froms.map((one) => centerOf(one).x);
  return Math.min(...xs) < x && Math.max(...xs) > x && isNear(from, to, 2 * APART);
};

const beside: Property = (from, to) => isNear(from, to, APART);
/** Near it, or near another one of those that go the same way. */
const inFile: Property = (from, to, { froms }) =>
  [to, ...froms].some((one) => one !== from && isNear(from, one, APART));
const close: Property = (from, to) => isNear(from, to, CLOSE);
const touching: Property = (from, to) => touch(from.piece, to.piece);

/** Touches it, its middle over the other's. */
const atop: Property = (from, to) => centerOf(from).y < centerOf(to).y && touch(from.piece, to.piece);

/** Touches it and is for the most part below its upper edge. */
const hanging: Property = (from, to) => centerOf(from).y > to.box.top && touch(from.piece, to.piece);

/** Page pixels between what is beside one another, and between what has a sled between them. */
const APART = 420;
const CLOSE = 60;

const PROPERTIES: Partial<Record<RelationKind, Property>> = {
  on,
  ride: on,
  'sleep-in': inside,
  'swing-on': touching,
  'hang-from': hanging,
  'hang-by-feet': hanging,
  'sit-at': beside,
  'lean-on': touching,
  'on-lap': inside,
  'on-shoulders': atop,
  in: inside,
  'look-out-of': inside,
  under,
  over,
  behind,
  'hide-behind': behind,
  'in-front-of': before,
  between,
  around,
  through: inside,
  'next-to': beside,
  face: beside,
  'look-at': beside,
  share: beside,
  feed: beside,
  chase: inFile,
  follow: inFile,
  hug: touching,
  climb: touching,
  'slide-down': close,
  drive: inside,
};

function isNear(one: Shown, other: Shown, gap: number): boolean {
  const dx = Math.max(one.box.left - other.box.right, other.box.left - one.box.right);
  const dy = Math.max(one.box.top - other.box.bottom, other.box.top - one.box.bottom);
  return Math.hypot(Math.max(0, dx), Math.max(0, dy)) <= gap;
}

function across(one: Shown, other: Shown): number {
  return Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
}

function down(one: Shown, other: Shown): number {
  return Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
}

function narrower(one: Shown, other: Shown): number {
  return Math.min(one.box.right - one.box.left, other.box.right - other.box.left);
}

function heightOf({ box }: Shown): number {
  return box.bottom - box.top;
}

function centerOf({ box }: Shown): { x: number; y: number } {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}
