import { artData } from '../art/artData.ts';
import { type Box, CONTENT } from '../page.ts';
import { coverageOf, largestEmpty, viewsOf } from '../placing/measure.ts';
import type { Piece, Placement } from '../placing/Placement.ts';
import { boxUnder } from '../placing/silhouette.ts';
import { apply } from '../raster/LabelMap.ts';
import type { RelationKind, Scene, SceneRelation } from '../reading/Scene.ts';

const PAGE: Box = { left: 0, top: 0, right: 1275, bottom: 1650 };
const USABLE = { width: CONTENT.right - CONTENT.left, height: CONTENT.bottom - CONTENT.top };

/** Which of the two a relation may hide: what is worn, held, in, behind or under something by request. */
const HIDES: Partial<Record<RelationKind, 'from' | 'to'>> = {
  ...({ wear: 'to', hold: 'to' } as const),
  ...({ in: 'from', through: 'from', drive: 'from', 'sleep-in': 'from', 'look-out-of': 'from' } as const),
  ...({ behind: 'from', 'hide-behind': 'from', 'in-front-of': 'to', under: 'from' } as const),
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

/** Who is on a canoe is in it. */
function isVessel({ things }: Scene, index: number): boolean {
  return artData().things.get(things[index]?.key ?? '')?.places?.inside !== undefined;
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
  const views = viewsOf(front, PAGE, 5);
  return front.flatMap((piece, index) => {
    const view = views[index];
    if (piece.thing === undefined || !view) return [];
    const { thing } = piece;
    const isHidden = scene.relations.some(
      (one) =>
        hiddenIn(one) === thing ||
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

/** Longest sides on a page keep the order of the records, but between what a relation joins, and are at most 4 : 1. */
function misSized(scene: Scene, shown: readonly Piece[]): string[] {
  const sizes = scene.things.map((_, index) => {
    const piece = shown.find((one) => one.thing === index);
    if (!piece) return 0;
    const { width, height } = piece.whole ?? piece.art;
    return Math.max(width, height) * Math.hypot(piece.to.a, piece.to.b);
  });
  const known = sizes.filter((size) => size > 0);
  const faults: string[] = [];
  const ratio = Math.max(...known) / Math.min(...known);
  if (ratio > 4.6) faults.push(`sizes as ${ratio.toFixed(1)} : 1`);
  const joined = (thing: number) => scene.relations.some(({ from, to }) => from === thing || to === thing);
  for (const [one, a] of scene.things.entries()) {
    for (const [other, b] of scene.things.entries()) {
      if (joined(one) || joined(other) || a.looks.size || b.looks.size) continue;
      const [metersA, metersB] = [a, b].map(({ key }) => artData().things.get(key)?.size ?? 1);
      if (
        (metersA ?? 1) > (metersB ?? 1) &&
        (sizes[one] ?? 0) < 0.8 * (sizes[other] ?? 0) &&
        (sizes[one] ?? 0) > 0
      )
        faults.push(`${a.key} is smaller than ${b.key}`);
    }
  }
  return faults;
}

function unfilled(pieces: readonly Piece[], shown: readonly Piece[]): string[] {
  const boxes = shown.map(({ art, to }) => boxUnder(to, art));
  const spans = [...boxes, around(boxes)].some(
    (box) => box.right - box.left >= 0.8 * USABLE.width || box.bottom - box.top >= 0.8 * USABLE.height,
  );
  const covered = coverageOf(boxes, CONTENT);
  const faults: string[] = [];
  if (!spans && covered < 0.45) faults.push(`${Math.round(covered * 100)} % covered`);
  const empty = emptyShare(pieces);
  const most = shown.length === 1 ? 0.35 : 0.25;
  if (empty > most + 0.02) faults.push(`${Math.round(empty * 100)} % empty`);
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

const CELL = 10;

/** Share of the usable page that its largest rectangle without a picture and without a line takes. */
function emptyShare(pieces: readonly Piece[]): number {
  const [columns, rows] = [Math.floor(USABLE.width / CELL), Math.floor(USABLE.height / CELL)];
  const taken = new Uint8Array(columns * rows);
  const mark = (x: number, y: number) => {
    const [column, row] = [Math.floor((x - CONTENT.left) / CELL), Math.floor((y - CONTENT.top) / CELL)];
    if (column >= 0 && column < columns && row >= 0 && row < rows) taken[row * columns + column] = 1;
  };
  for (const { art, to, role, keepSmall } of pieces) {
    if (role === 'frame') continue;
    const box = boxUnder(to, art);
    if (keepSmall !== true) {
      for (let x = box.left; x < box.right; x += CELL)
        for (let y = box.top; y < box.bottom; y += CELL) mark(x, y);
      continue;
    }
    for (const item of art.items) {
      for (const points of item.kind === 'line' ? [item.points] : item.rings) {
        for (let i = 0; i + 3 < points.length; i += 2) {
          const [x0, y0] = apply(to, points[i] ?? 0, points[i + 1] ?? 0);
          const [x1, y1] = apply(to, points[i + 2] ?? 0, points[i + 3] ?? 0);
          const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0) / CELL) + 1;
          for (let k = 0; k <= steps; k += 1)
            mark(x0 + ((x1 - x0) * k) / steps, y0 + ((y1 - y0) * k) / steps);
        }
      }
    }
  }
  const { left, right, top, bottom } = largestEmpty(taken, columns);
  return ((right - left) * (bottom - top)) / (columns * rows);
}
