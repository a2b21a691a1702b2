import type { Art } from '../art/art.ts';
import type { Box } from '../page.ts';
import type { Affine } from '../raster/LabelMap.ts';
import { boxUnder, silhouetteOf } from './silhouette.ts';

/** So much of a telling part may be behind what is used at it: a toothbrush at a mouth. */
const MOST_USED = 0.12;

/** A picture to be measured among others: the whole of it counts, only `art` is painted. */
export interface Shown {
  art: Art;
  to: Affine;
  whole?: Art;
  /** In units of the art. */
  telling?: Box;
  /** The picture painted before that this shows a part of once more: what of it is seen is seen of that one. */
  again?: Art;
  /** The picture at whose telling part it is used: it may hide a little of that. */
  at?: Art;
}

/** How much of a picture's own silhouette is seen, and of its telling part. 1 is all of it. */
export interface View {
  visible: number;
  telling: number;
}

/** A grid of square cells over a part of the page; each knows the picture painted last. */
class Sight {
  readonly #columns: number;
  readonly #rows: number;
  readonly #owners: Int16Array;
  readonly #box: Box;
  readonly #cell: number;

  constructor(box: Box, cell: number) {
    this.#box = box;
    this.#cell = cell;
    this.#columns = Math.max(1, Math.ceil((box.right - box.left) / cell));
    this.#rows = Math.max(1, Math.ceil((box.bottom - box.top) / cell));
    this.#owners = new Int16Array(this.#columns * this.#rows).fill(-1);
  }

  /** Paints a silhouette over those before it, as that of the picture with this index. */
  paint({ art, to }: Shown, owner: number): void {
    const count = this.#find({ art, to });
    for (let k = 0; k < count; k += 1) {
      const at = found[k] ?? -1;
      if (at >= 0) this.#owners[at] = owner;
    }
  }

  /** Share of all cells that nothing paints. */
  bare(): number {
    return this.#owners.reduce((sum, owner) => sum + (owner < 0 ? 1 : 0), 0) / this.#owners.length;
  }

  /** How a picture painted before is seen now. */
  view({ art, whole, to, telling }: Shown, index: number, tools: readonly number[]): View {
    const shown = { art: whole ?? art, to };
    const visible = this.#seen(this.#find(shown), index);
    return {
      visible,
      telling: telling === undefined ? 1 : this.#seen(this.#find(shown, telling), index, tools),
    };
  }

  /** Share of the cells that were found last that show the picture, or a tool that is used there; 1 where there are none. */
  #seen(count: number, index: number, tools: readonly number[] = []): number {
    let [seen, used] = [0, 0];
    for (let k = 0; k < count; k += 1) {
      const at = found[k] ?? -1;
      const owner = at >= 0 ? (this.#owners[at] ?? -1) : -1;
      if (owner === index) seen += 1;
      else if (tools.includes(owner)) used += 1;
    }
    return count === 0 ? 1 : (seen + Math.min(used, MOST_USED * count)) / count;
  }

  /** Writes to `found` each cell that a silhouette paints (of the part in `within`), -1 where it is outside; returns how many. */
  #find({ art, to }: Shown, within?: Box): number {
    const part = within
      ? {
          left: within.left,
          top: within.top,
          width: within.right - within.left,
          height: within.bottom - within.top,
        }
      : art;
    const box = boxUnder(to, part);
    const { columns, rows, cell, filled } = silhouetteOf(art);
    const determinant = to.a * to.d - to.b * to.c;
    const [stepX, stepY] = [(to.d * this.#cell) / determinant, (-to.b * this.#cell) / determinant];
    const [firstColumn, lastColumn] = this.#cells(box.left, box.right, this.#box.left);
    const [firstRow, lastRow] = this.#cells(box.top, box.bottom, this.#box.top);
    const most = (lastColumn - firstColumn + 1) * (lastRow - firstRow + 1);
    if (most > found.length) found = new Int32Array(2 * most);
    let count = 0;
    for (let row = firstRow; row <= lastRow; row += 1) {
      const py = this.#box.top + (row + 0.5) * this.#cell - to.f;
      const px = this.#box.left + (firstColumn + 0.5) * this.#cell - to.e;
      let x = (to.d * px - to.c * py) / determinant;
      let y = (to.a * py - to.b * px) / determinant;
      for (let column = firstColumn; column <= lastColumn; column += 1, x += stepX, y += stepY) {
        if (within && (x < within.left || x > within.right || y < within.top || y > within.bottom)) continue;
        const [artColumn, artRow] = [Math.floor((x - art.left) / cell), Math.floor((y - art.top) / cell)];
        if (artColumn < 0 || artColumn >= columns || artRow < 0 || artRow >= rows) continue;
        if (filled[artRow * columns + artColumn] !== 1) continue;
        const isIn = column >= 0 && column < this.#columns && row >= 0 && row < this.#rows;
        found[count] = isIn ? row * this.#columns + column : -1;
        count += 1;
      }
    }
    return count;
  }

  #cells(from: number, to: number, origin: number): [number, number] {
    return [Math.floor((from - origin) / this.#cell), Math.floor((to - origin) / this.#cell)];
  }
}

/** Cells that a silhouette paints; grows with the largest, and each search writes over the one before. */
let found = new Int32Array(1 << 15);

/**
 * How pictures painted one over another are seen on a page, those that `isWanted` asks for; what is under all of them is not
 * even painted.
 */
export function viewsOf<One extends Shown>(
  shown: readonly One[],
  on: { page: Box; cell: number },
  isWanted: (one: One) => boolean = () => true,
): (View | undefined)[] {
  const sight = new Sight(on.page, on.cell);
  const first = shown.findIndex(isWanted);
  for (const [index, one] of shown.entries())
    if (first >= 0 && index >= first) sight.paint(one, ownerOf(shown, one, index));
  const isUsed = shown.some(({ at }) => at !== undefined);
  return shown.map((one, index) =>
    isWanted(one) ? sight.view(one, index, isUsed ? toolsAt(shown, one.art) : []) : undefined,
  );
}

/** The pictures that are used at another one. */
function toolsAt(shown: readonly Shown[], art: Art): number[] {
  return shown.flatMap(({ at }, index) => (at === art ? [index] : []));
}

/** Share of a part of the page, measured in cells of a side, that no picture paints. */
export function bareShareOf(shown: readonly Shown[], on: { page: Box; cell: number }): number {
  const sight = new Sight(on.page, on.cell);
  for (const one of shown) sight.paint(one, 0);
  return sight.bare();
}

/** What is painted again counts as the picture that it is of. */
function ownerOf(shown: readonly Shown[], { again, to }: Shown, index: number): number {
  if (again === undefined) return index;
  const of = shown.findIndex((one) => one.art === again && one.to.e === to.e && one.to.f === to.f);
  return of < 0 ? index : Math.min(of, index);
}

/** Share of a box that boxes cover together. */
export function coverageOf(boxes: readonly Box[], page: Box): number {
  const [columns, rows] = [110, 146];
  const covered = new Uint8Array(columns * rows);
  const [wide, high] = [(page.right - page.left) / columns, (page.bottom - page.top) / rows];
  for (const box of boxes) {
    const first = Math.max(0, Math.round((box.left - page.left) / wide));
    const last = Math.min(columns, Math.round((box.right - page.left) / wide));
    const end = Math.min(rows, Math.round((box.bottom - page.top) / high));
    for (let row = Math.max(0, Math.round((box.top - page.top) / high)); row < end; row += 1)
      if (last > first) covered.fill(1, row * columns + first, row * columns + last);
  }
  return covered.reduce((sum, one) => sum + one, 0) / covered.length;
}

/** The largest rectangle of a grid without a taken cell, in cells. */
export function largestEmpty(taken: Uint8Array, columns: number): Box {
  const heights = new Int32Array(columns + 1);
  let best = { left: 0, right: 0, top: 0, bottom: 0 };
  let most = 0;
  for (let row = 0; row * columns < taken.length; row += 1) {
    const open: number[] = [];
    for (let column = 0; column <= columns; column += 1) {
      if (column < columns)
        heights[column] = taken[row * columns + column] === 0 ? (heights[column] ?? 0) + 1 : 0;
      const height = column < columns ? (heights[column] ?? 0) : 0;
      while (open.length > 0 && (heights[open.at(-1) ?? 0] ?? 0) >= height) {
        const tall = heights[open.pop() ?? 0] ?? 0;
        const left = open.length > 0 ? (open.at(-1) ?? 0) + 1 : 0;
        const area = tall * (column - left);
        if (area > most) {
          most = area;
          best = { left, right: column, top: row + 1 - tall, bottom: row + 1 };
        }
      }
      open.push(column);
    }
  }
  return best;
}
