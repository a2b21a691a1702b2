import type { Art } from '../../art/art.ts';
import type { Box } from '../../page.ts';
import { type Affine, LabelMap } from '../../raster/LabelMap.ts';

/** Cells along the longer side of a silhouette. */
const CELLS = 96;

/** Which cells of a grid over a picture's box are painted. */
export interface Silhouette {
  columns: number;
  rows: number;
  /** Side of a cell, in units of the picture. */
  cell: number;
  filled: Uint8Array;
}

/** The silhouette of a picture, made once. */
export function silhouetteOf(art: Art): Silhouette {
  const known = made.get(art);
  if (known) return known;
  const cell = Math.max(art.width, art.height) / CELLS;
  const map = new LabelMap(
    Math.max(2, Math.ceil(art.width / cell)),
    Math.max(2, Math.ceil(art.height / cell)),
  );
  const to: Affine = { a: 1 / cell, b: 0, c: 0, d: 1 / cell, e: -art.left / cell, f: -art.top / cell };
  for (const item of art.items) {
    if (item.kind === 'line') map.stroke(item.points, to, { radius: 0.6, label: 1 });
    else map.fill(item.rings, to, 1);
  }
  const silhouette = { columns: map.width, rows: map.height, cell, filled: Uint8Array.from(map.labels) };
  made.set(art, silhouette);
  return silhouette;
}

const made = new WeakMap<Art, Silhouette>();

/** Where a picture begins in the column at x, seen from above: what stands there touches it. Undefined beside it. */
export function topAt(art: Art, x: number, from = art.top): number | undefined {
  const { columns, rows, cell, filled } = silhouetteOf(art);
  const column = Math.floor((x - art.left) / cell);
  if (column < 0 || column >= columns) return undefined;
  for (let row = Math.max(0, Math.floor((from - art.top) / cell)); row < rows; row += 1) {
    if (filled[row * columns + column] === 1) return art.top + row * cell;
  }
  return undefined;
}

/** Where a picture ends in the column at x, seen from below: what hangs there touches it. Undefined beside it. */
export function bottomAt(art: Art, x: number): number | undefined {
  const { columns, rows, cell, filled } = silhouetteOf(art);
  const column = Math.floor((x - art.left) / cell);
  if (column < 0 || column >= columns) return undefined;
  for (let row = rows - 1; row >= 0; row -= 1)
    if (filled[row * columns + column] === 1) return art.top + (row + 1) * cell;
  return undefined;
}

/** Whether nothing is painted in the middle of a picture. */
export function isHollow(art: Art): boolean {
  const { columns, rows, filled } = silhouetteOf(art);
  return filled[Math.floor(rows / 2) * columns + Math.floor(columns / 2)] === 0;
}

/** What is free around the middle of a picture that is no more than a frame there, to its lower end where nothing is painted below. */
export function freeAround(art: Art): Box | undefined {
  const { columns, rows, cell, filled } = silhouetteOf(art);
  const [column, row] = [Math.floor(columns / 2), Math.floor(rows / 2)];
  const isFree = (x: number, y: number) => filled[y * columns + x] === 0;
  if (!isFree(column, row)) return undefined;
  const [box, ends] = [{ left: column, right: column, top: row, bottom: row }, new Set<string>()];
  const isRowFree = (y: number) =>
    y >= 0 && y < rows && range(box.left, box.right).every((x) => isFree(x, y));
  const isColumnFree = (x: number) =>
    x >= 0 && x < columns && range(box.top, box.bottom).every((y) => isFree(x, y));
  while (ends.size < 4) {
    if (isRowFree(box.top - 1)) box.top -= 1;
    else ends.add('top');
    if (isRowFree(box.bottom + 1)) box.bottom += 1;
    else ends.add('bottom');
    if (isColumnFree(box.left - 1)) box.left -= 1;
    else ends.add('left');
    if (isColumnFree(box.right + 1)) box.right += 1;
    else ends.add('right');
  }
  if (box.left === 0 || box.right === columns - 1) return undefined;
  return {
    left: art.left + box.left * cell,
    right: art.left + (box.right + 1) * cell,
    top: art.top + box.top * cell,
    bottom: art.top + (box.bottom + 1) * cell,
  };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

/** How much of a box, in the units of a picture, that picture fills, 0 to 1. */
export function filledIn(art: Art, { left, right, top, bottom }: Box): number {
  const { columns, rows, cell, filled } = silhouetteOf(art);
  const [across, down] = [
    range(Math.floor((left - art.left) / cell), Math.ceil((right - art.left) / cell) - 1),
    range(Math.floor((top - art.top) / cell), Math.ceil((bottom - art.top) / cell) - 1),
  ];
  const isFilled = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < columns && y < rows && filled[y * columns + x] === 1;
  const count = down.reduce((sum, y) => sum + across.filter((x) => isFilled(x, y)).length, 0);
  return count / Math.max(1, across.length * down.length);
}

/** Whether a picture fills little of its box, as what is long and thin and lies askew, or is far longer than wide. */
export function isSlender(art: Art): boolean {
  const { filled } = silhouetteOf(art);
  const share = filled.reduce((sum, one) => sum + one, 0) / filled.length;
  const ratio = art.width / art.height;
  return share < SLENDER || ratio < 0.5 || ratio > 2;
}

const SLENDER = 0.42;

/** Whether a picture goes from one corner of its box to the opposite one, as a rocket that rises does: the other two are empty. */
export function isAskew(art: Art): boolean {
  const [wide, high] = [CORNER * art.width, CORNER * art.height];
  const [right, bottom] = [art.left + art.width, art.top + art.height];
  const isEmpty = (left: number, top: number) =>
    filledIn(art, { left, right: left + wide, top, bottom: top + high }) < EMPTY_CORNER;
  return (
    (isEmpty(art.left, art.top) && isEmpty(right - wide, bottom - high)) ||
    (isEmpty(right - wide, art.top) && isEmpty(art.left, bottom - high))
  );
}

const CORNER = 0.3;
/** So little of a corner is painted where it is empty. */
const EMPTY_CORNER = 0.12;

/** The first and last painted x in the row at y. Undefined above and below it. */
export function spanAt(art: Art, y: number): [number, number] | undefined {
  const { columns, rows, cell, filled } = silhouetteOf(art);
  const row = Math.min(rows - 1, Math.max(0, Math.floor((y - art.top) / cell)));
  const line = filled.subarray(row * columns, (row + 1) * columns);
  const first = line.indexOf(1);
  if (first < 0) return undefined;
  return [art.left + first * cell, art.left + (line.lastIndexOf(1) + 1) * cell];
}

/** The box that a picture covers under any transform. */
export function boxUnder(
  to: Affine,
  { left, top, width, height }: Pick<Art, 'left' | 'top' | 'width' | 'height'>,
): Box {
  const xs = [to.a * left, to.a * (left + width)];
  const ys = [to.b * left, to.b * (left + width)];
  const [cx0, cx1] = [to.c * top, to.c * (top + height)];
  const [cy0, cy1] = [to.d * top, to.d * (top + height)];
  return {
    left: Math.min(...xs) + Math.min(cx0, cx1) + to.e,
    right: Math.max(...xs) + Math.max(cx0, cx1) + to.e,
    top: Math.min(...ys) + Math.min(cy0, cy1) + to.f,
    bottom: Math.max(...ys) + Math.max(cy0, cy1) + to.f,
  };
}
