import type { Art } from '../../art/art.ts';
import type { Box } from '../../page.ts';
import type { Affine } from '../../raster/LabelMap.ts';
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

/** Where in `found` the cells of a picture are. */
interface Range {
  start: number;
  end: number;
}

/** What is searched for: the cells that a silhouette paints, of the part in `within`, among rows and columns of a grid. */
interface Search {
  art: Art;
  to: Affine;
  within: Box;
  columns: [first: number, last: number];
  rows: [first: number, last: number];
}

const ANYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** A grid of square cells over a part of the page; each knows the picture painted last. One at a time is in use. */
export class Sight {
  readonly #columns: number;
  readonly #rows: number;
  readonly #owners: Int16Array;
  readonly #box: Box;
  readonly #cell: number;
  /** The cells of what is painted, which need no second search to be looked at. */
  readonly #painted = new Map<Shown, Range>();
  #used = 0;

  constructor(box: Box, cell: number) {
    this.#box = box;
    this.#cell = cell;
    this.#columns = Math.max(1, Math.ceil((box.right - box.left) / cell));
    this.#rows = Math.max(1, Math.ceil((box.bottom - box.top) / cell));
    this.#owners = new Int16Array(this.#columns * this.#rows).fill(-1);
  }

  /** Paints a silhouette over those before it, as that of the picture with this index. */
  paint(shown: Shown, owner: number): void {
    const range = this.#find(shown);
    this.#painted.set(shown, range);
    for (let k = range.start; k < range.end; k += 1) {
      const at = found[k] ?? -1;
      if (at >= 0) this.#owners[at] = owner;
    }
  }

  /** Share of all cells that nothing paints. */
  bare(): number {
    return this.#owners.reduce((sum, owner) => sum + (owner < 0 ? 1 : 0), 0) / this.#owners.length;
  }

  /** How a picture painted before is seen now. */
  view(one: Shown, index: number, tools: readonly number[]): View {
    const { art, whole = art, to, telling } = one;
    const painted = whole === art ? this.#painted.get(one) : undefined;
    return {
      visible: this.#seen(painted ?? this.#find({ art: whole, to }), index),
      telling: telling === undefined ? 1 : this.#seen(this.#find({ art: whole, to }, telling), index, tools),
    };
  }

  /** Share of found cells that show the picture, or a tool that is used there; 1 where there are none. */
  #seen({ start, end }: Range, index: number, tools: readonly number[] = []): number {
    let [seen, used] = [0, 0];
    for (let k = start; k < end; k += 1) {
      const at = found[k] ?? -1;
      const owner = at >= 0 ? (this.#owners[at] ?? -1) : -1;
      if (owner === index) seen += 1;
      else if (tools.includes(owner)) used += 1;
    }
    const count = end - start;
    return count === 0 ? 1 : (seen + Math.min(used, MOST_USED * count)) / count;
  }

  /** Adds to `found` each cell that a silhouette paints (of the part in `within`), -1 where it is outside. */
  #find({ art, to }: Pick<Shown, 'art' | 'to'>, within?: Box): Range {
    const box = boxUnder(to, within ? sizedAs(within) : art);
    const columns = this.#cells(box.left, box.right, this.#box.left);
    const rows = this.#cells(box.top, box.bottom, this.#box.top);
    const start = this.#used;
    makeRoom(start + (columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1));
    const search = { art, to, within: within ?? ANYWHERE, columns, rows };
    const isUpright = to.b === 0 && to.c === 0;
    this.#used = isUpright ? this.#findUpright(search, start) : this.#findTurned(search, start);
    return { start, end: this.#used };
  }

  /** In an upright picture, the cells of a row are in one row of the silhouette, and all rows have the same columns. */
  #findUpright({ art, to, within, columns, rows }: Search, start: number): number {
    const silhouette = silhouetteOf(art);
    const { cell, filled } = silhouette;
    const [first, last] = columns;
    const across = new Int16Array(Math.max(0, last - first + 1)).fill(-1);
    const stepX = this.#cell / to.a;
    let x = (this.#box.left + (first + 0.5) * this.#cell - to.e) / to.a;
    for (let k = 0; k < across.length; k += 1, x += stepX) {
      const column = Math.floor((x - art.left) / cell);
      if (x >= within.left && x <= within.right && column >= 0 && column < silhouette.columns)
        across[k] = column;
    }
    let count = start;
    for (let row = rows[0]; row <= rows[1]; row += 1) {
      const y = (this.#box.top + (row + 0.5) * this.#cell - to.f) / to.d;
      const artRow = Math.floor((y - art.top) / cell);
      if (y < within.top || y > within.bottom || artRow < 0 || artRow >= silhouette.rows) continue;
      const line = artRow * silhouette.columns;
      for (let k = 0; k < across.length; k += 1) {
        const artColumn = across[k] ?? -1;
        if (artColumn < 0 || filled[line + artColumn] !== 1) continue;
        found[count] = this.#at(first + k, row);
        count += 1;
      }
    }
    return count;
  }

  #findTurned({ art, to, within, columns, rows }: Search, start: number): number {
    const silhouette = silhouetteOf(art);
    const { cell, filled } = silhouette;
    const determinant = to.a * to.d - to.b * to.c;
    const [stepX, stepY] = [(to.d * this.#cell) / determinant, (-to.b * this.#cell) / determinant];
    const px = this.#box.left + (columns[0] + 0.5) * this.#cell - to.e;
    let count = start;
    for (let row = rows[0]; row <= rows[1]; row += 1) {
      const py = this.#box.top + (row + 0.5) * this.#cell - to.f;
      let x = (to.d * px - to.c * py) / determinant;
      let y = (to.a * py - to.b * px) / determinant;
      for (let column = columns[0]; column <= columns[1]; column += 1, x += stepX, y += stepY) {
        if (x < within.left || x > within.right || y < within.top || y > within.bottom) continue;
        const artColumn = Math.floor((x - art.left) / cell);
        const artRow = Math.floor((y - art.top) / cell);
        if (artColumn < 0 || artColumn >= silhouette.columns || artRow < 0 || artRow >= silhouette.rows)
          continue;
        if (filled[artRow * silhouette.columns + artColumn] !== 1) continue;
        found[count] = this.#at(column, row);
        count += 1;
      }
    }
    return count;
  }

  #at(column: number, row: number): number {
    const isIn = column >= 0 && column < this.#columns && row >= 0 && row < this.#rows;
    return isIn ? row * this.#columns + column : -1;
  }

  #cells(from: number, to: number, origin: number): [number, number] {
    return [Math.floor((from - origin) / this.#cell), Math.floor((to - origin) / this.#cell)];
  }
}

function sizedAs({ left, top, right, bottom }: Box): Pick<Art, 'left' | 'top' | 'width' | 'height'> {
  return { left, top, width: right - left, height: bottom - top };
}

/** Cells that the pictures of one grid paint, one picture after the other; kept from grid to grid, and as large as the largest needs. */
let found = new Int32Array(1 << 17);

function makeRoom(count: number): void {
  if (count <= found.length) return;
  const larger = new Int32Array(2 * count);
  larger.set(found);
  found = larger;
}
