import type { Art } from '../art/art.ts';
import type { Box } from '../page.ts';
import { type Affine, LabelMap } from '../raster/LabelMap.ts';

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

/** Whether a picture fills little of its box, as what is long and thin and lies askew, or is far longer than wide. */
export function isSlender(art: Art): boolean {
  const { filled } = silhouetteOf(art);
  const share = filled.reduce((sum, one) => sum + one, 0) / filled.length;
  const ratio = art.width / art.height;
  return share < SLENDER || ratio < 0.5 || ratio > 2;
}

const SLENDER = 0.42;

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
