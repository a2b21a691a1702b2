import { artData } from '../art/artData.ts';
import { type Box, CONTENT } from '../page.ts';
import { coverageOf, viewsOf } from '../placing/geometry/measure.ts';
import { boxUnder } from '../placing/geometry/silhouette.ts';
import { emptyShareOf } from '../placing/layout/Room.ts';
import { FARTHER } from '../placing/layout/rows.ts';
import type { Piece, Placement } from '../placing/Placement.ts';
import { RELATIONS } from '../placing/relations/relations.ts';
import type { RelationKind, Scene, SceneRelation } from '../reading/Scene.ts';
import { isSmall } from '../stages/isSmall.ts';
import { isHandmade } from '../things/isHandmade.ts';

const PAGE: Box = { left: 0, top: 0, right: 1275, bottom: 1650 };
const USABLE = { width: CONTENT.right - CONTENT.left, height: CONTENT.bottom - CONTENT.top };

/** Which of the two a relation may hide: what is worn, held, in, behind or under something by request. */
const HIDES: Partial<Record<RelationKind, 'from' | 'to'>> = {
  'hang-from': 'to',
  ...({ wear: 'to', hold: 'to' } as const),
  ...({
    in: 'from',
    through: 'from',
    drive: 'from',
    row: 'from',
    'sleep-in': 'from',
    'look-out-of': 'from',
  } as const),
  // What is pulled out of the ground is half in it.
  uproot: 'to',
  ...({ 'sit-at': 'from', 'on-shoulders': 'from', 'on-lap': 'to' } as const),
  ...({ behind: 'from', 'hide-behind': 'from', 'in-front-of': 'to', among: 'to', under: 'from' } as const),
};

/** What a page breaks of the rules that hold for all pages; empty for a good one. */
export function placementFaults(scene: Scene, { pieces, undone }: Placement): string[] {
  const shown = pieces.filter((piece) => piece.thing !== undefined);
  return [
    ...missing(scene, shown, undone.things),
    ...hidden(scene, pieces),
    ...offPage(shown),
    ...misSized(scene, shown),
    ...(undone.things.length === scene.things.length ? [] : unfilled(pieces, shown)),
  ];
}

function hiddenIn(relation: SceneRelation): number | undefined {
  const role = HIDES[relation.kind];
  return role && relation[role];
}

/** Who works on what is small stands at a table, as who sits there. */
function isAtTable({ things }: Scene, { kind, to }: SceneRelation): boolean {
  const thing = artData().things.get(things[to]?.key ?? '');
  const isOnTable = thing !== undefined && (isSmall(thing.key) || isHandmade(thing));
  return ['build', 'tend', 'hands-on'].includes(kind) && isOnTable;
}

/** Who is on a canoe is in it. */
function isVessel({ things }: Scene, index: number): boolean {
  const vessel = artData().things.get(things[index]?.key ?? '');
  return vessel?.places?.inside !== undefined || vessel?.uses?.includes('entered') === true;
}

function missing(scene: Scene, shown: readonly Piece[], undone: readonly number[]): string[] {
  return scene.things.flatMap(({ key, count }, index) => {
    const isWorn = scene.relations.some((one) => one.kind === 'wear' && one.to === index);
    const drawn = shown.filter((piece) => piece.thing === index).length;
    return isWorn || undone.includes(index) || drawn === count ? [] : [`${drawn} of ${count} ${key}`];
  });
}

function hidden(scene: Scene, pieces: readonly Piece[]): string[] {
  const front = pieces.filter((piece) => piece.role !== 'frame');
  const views = viewsOf(front, { page: PAGE, cell: 5 });
  return front.flatMap((piece, index) => {
    const view = views[index];
    if (piece.thing === undefined || !view) return [];
    const { thing } = piece;
    const isHidden = scene.relations.some(
      (one) =>
        hiddenIn(one) === thing ||
        (one.from === thing && isAtTable(scene, one)) ||
        (['on', 'ride'].includes(one.kind) && one.from === thing && isVessel(scene, one.to)),
    );
    const least = isHidden ? 0.25 : 0.6;
    const key = scene.things[thing]?.key;
    const faults: string[] = [];
    if (view.visible < least) faults.push(`${Math.round(view.visible * 100)} % of ${key} is seen`);
    if (view.telling < 0.95) faults.push(`${Math.round(view.telling * 100)} % of the face of ${key} is seen`);
    return faults;
  });
}

function offPage(shown: readonly Piece[]): string[] {
  const faults: string[] = [];
  for (const { art, to } of shown) {
    const box = boxUnder(to, art);
    const over = Math.max(
      CONTENT.left - box.left,
      CONTENT.top - box.top,
      box.right - CONTENT.right,
      box.bottom - CONTENT.bottom,
    );
    if (over > 14) faults.push(`${Math.round(over)} pixels off the page`);
  }
  return faults;
}

/**
 * Longest sides on a page are at most 4 : 1, and 6 : 1 to who is cut by a window; they keep the order of the records; what is
 * called big is larger than what is called small. Left out are those of a relation that gives one its place at the other: who is
 * carried, entered or climbed is as large as that needs (docs/measurements.md).
 */
function misSized(scene: Scene, shown: readonly Piece[]): string[] {
  const spots = scene.things.map((_, index) => {
    const copies = shown
      .filter((one) => one.thing === index)
      .map((piece) => ({
        size: sizeOf(piece),
        beside: (piece.whole ? PANE : 1) * sizeOf(piece),
        foot: boxUnder(piece.to, piece.art).bottom,
      }));
    // The nearest one tells: those of its kind that stand farther back are smaller for it.
    const nearest = copies.sort((a, b) => b.foot - a.foot)[0];
    return { ...(nearest ?? { size: 0, foot: 0 }), least: Math.min(...copies.map(({ beside }) => beside)) };
  });
  const isAct = (thing: number) => scene.relations.some(({ kind, to }) => to === thing && ACTS.has(kind));
  const known = spots.filter(({ size }, thing) => size > 0 && !isAct(thing));
  const faults: string[] = [];
  const ratio = Math.max(...known.map(({ size }) => size)) / Math.min(...known.map(({ least }) => least));
  if (ratio > 4 * EVEN) faults.push(`sizes as ${ratio.toFixed(1)} : 1`);
  const bending = scene.relations.filter(
    ({ kind, from, to }) => RELATIONS[kind].loose === undefined && from !== to,
  );
  const isBent = (thing: number, by = thing) =>
    bending.some(({ from, to, also }) => [thing, by].every((one) => [from, to, also].includes(one)));
  for (const [one, a] of scene.things.entries()) {
    for (const [other, b] of scene.things.entries()) {
      const [own, next] = [spots[one], spots[other]];
      if (!own?.size || !next?.size) continue;
      const isLarger = a.looks.size === 'big' && b.looks.size === 'small' && !isBent(one, other);
      const [metersA = 1, metersB = 1] = [a, b].map(({ key }) => artData().things.get(key)?.size);
      const isLonger = !isBent(one) && !isBent(other) && !a.looks.size && !b.looks.size && metersA > metersB;
      // Who stands farther back is smaller for it.
      const least = own.foot < next.foot ? FARTHER : 1;
      if ((isLarger || isLonger) && own.size * EVEN < least * next.size)
        faults.push(`${a.key} is smaller than ${b.key}`);
    }
  }
  return faults;
}

/** Who is seen in a window is so much smaller than who stands beside it. */
const PANE = 1.5;

function sizeOf({ whole, art, to }: Piece): number {
  const { width, height } = whole ?? art;
  return Math.max(width, height) * Math.hypot(to.a, to.b);
}

/** What is drawn as part of what one does, as long as arms or breath: a rope, a flame. */
const ACTS: ReadonlySet<RelationKind> = new Set(['skip', 'blow', 'breathe']);

/** What rounding leaves. */
const EVEN = 1.001;

function unfilled(pieces: readonly Piece[], shown: readonly Piece[]): string[] {
  const boxes = shown.map(({ art, to }) => boxUnder(to, art));
  const spans = [...boxes, around(boxes)].some(
    (box) => box.right - box.left >= 0.8 * USABLE.width || box.bottom - box.top >= 0.8 * USABLE.height,
  );
  const covered = coverageOf(boxes, CONTENT);
  const faults: string[] = [];
  if (!spans && covered < 0.45) faults.push(`${Math.round(covered * 100)} % covered`);
  const empty = emptyShareOf(pieces);
  const most = shown.length === 1 ? 0.35 : 0.25;
  if (empty > most) faults.push(`${Math.round(empty * 100)} % empty`);
  return faults;
}

function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}
