import type { Art } from '../../art/art.ts';
import { type Box, CONTENT } from '../../page.ts';
import { apply } from '../../raster/LabelMap.ts';
import { largestEmpty } from '../geometry/measure.ts';
import { boxUnder, isAskew, silhouetteOf } from '../geometry/silhouette.ts';
import type { Piece } from '../Placement.ts';

/** Side of a cell, in page pixels. */
const CELL = 12;
const COLUMNS = Math.floor((CONTENT.right - CONTENT.left) / CELL);
const ROWS = Math.floor((CONTENT.bottom - CONTENT.top) / CELL);

/** What of a page is taken: boxes of pictures, and the lines of the place behind them. */
export class Room {
  readonly #taken = new Uint8Array(COLUMNS * ROWS);
  readonly #lined = new Uint8Array(COLUMNS * ROWS);
  #emptiest: { box: Box; share: number } | undefined;

  take(box: Box, margin = 0): void {
    this.#emptiest = undefined;
    this.#mark(this.#taken, box, margin);
    this.#mark(this.#lined, box, 0);
  }

  /** Takes the room of a picture: its box, or where it lies askew only what is painted of it. */
  cover(art: Art, to: Piece['to'], margin = 0): void {
    if (to.b === 0 && to.c === 0 && !isAskew(art)) {
      this.take(boxUnder(to, art), margin);
      return;
    }
    const { columns, cell, filled } = silhouetteOf(art);
    for (const [at, isFilled] of filled.entries()) {
      if (isFilled === 0) continue;
      const left = art.left + (at % columns) * cell;
      const top = art.top + Math.floor(at / columns) * cell;
      this.take(boxUnder(to, { left, top, width: cell, height: cell }), margin);
    }
  }

  /** Notes the lines of a picture that stands behind. */
  line(art: Art, to: Piece['to']): void {
    this.#emptiest = undefined;
    for (const item of art.items) {
      for (const points of item.kind === 'line' ? [item.points] : item.rings) {
        for (let i = 0; i + 3 < points.length; i += 2) {
          const [x0, y0] = apply(to, points[i] ?? 0, points[i + 1] ?? 0);
          const [x1, y1] = apply(to, points[i + 2] ?? 0, points[i + 3] ?? 0);
          const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0) / CELL) + 1;
          for (let k = 0; k <= steps; k += 1)
            this.#dot(x0 + ((x1 - x0) * k) / steps, y0 + ((y1 - y0) * k) / steps);
        }
      }
    }
  }

  /** The largest empty rectangle, in page pixels, and its share of the page's usable part. */
  emptiest(): { box: Box; share: number } {
    this.#emptiest ??= this.#findEmptiest();
    return this.#emptiest;
  }

  #findEmptiest(): { box: Box; share: number } {
    const { left, right, top, bottom } = largestEmpty(this.#lined, COLUMNS);
    return {
      box: {
        left: CONTENT.left + left * CELL,
        right: CONTENT.left + right * CELL,
        top: CONTENT.top + top * CELL,
        bottom: CONTENT.top + bottom * CELL,
      },
      share: ((right - left) * (bottom - top)) / (COLUMNS * ROWS),
    };
  }

  /** Whether no picture is there, and, unless it may stand before lines, none of the place's lines. */
  isFree(box: Box, isBeforeLines = false): boolean {
    const grid = isBeforeLines ? this.#taken : this.#lined;
    const [first, last] = [this.#column(box.left), this.#column(box.right)];
    for (let row = this.#row(box.top); row <= this.#row(box.bottom); row += 1) {
      if (row < 0 || row >= ROWS || first < 0 || last >= COLUMNS) return false;
      for (let column = first; column <= last; column += 1) {
        const at = row * COLUMNS + column;
        if (grid[at] === 1 || this.#taken[at] === 1) return false;
      }
    }
    return true;
  }

  /** How many times as wide as a box all is that is taken or lined in it. */
  linedIn(box: Box): number {
    const [first, last] = [
      Math.max(0, this.#column(box.left)),
      Math.min(COLUMNS - 1, this.#column(box.right)),
    ];
    const [top, bottom] = [Math.max(0, this.#row(box.top)), Math.min(ROWS - 1, this.#row(box.bottom))];
    let lined = 0;
    for (let row = top; row <= bottom; row += 1)
      for (let column = first; column <= last; column += 1) lined += this.#lined[row * COLUMNS + column] ?? 0;
    return last < first ? 0 : lined / (last - first + 1);
  }

  #dot(x: number, y: number): void {
    const [column, row] = [this.#column(x), this.#row(y)];
    if (column >= 0 && column < COLUMNS && row >= 0 && row < ROWS) this.#lined[row * COLUMNS + column] = 1;
  }

  #mark(grid: Uint8Array, box: Box, margin: number): void {
    const first = Math.max(0, this.#column(box.left - margin));
    const last = Math.min(COLUMNS - 1, this.#column(box.right + margin));
    const end = Math.min(ROWS - 1, this.#row(box.bottom + margin));
    for (let row = Math.max(0, this.#row(box.top - margin)); row <= end; row += 1)
      if (last >= first) grid.fill(1, row * COLUMNS + first, row * COLUMNS + last + 1);
  }

  #column(x: number): number {
    return Math.floor((x - CONTENT.left) / CELL);
  }

  #row(y: number): number {
    return Math.floor((y - CONTENT.top) / CELL);
  }
}

/** Takes the room of pictures that stand behind, and notes their lines. */
export function lineBack(room: Room, back: readonly Piece[]): void {
  for (const { art, to } of back) {
    room.line(art, to);
    const box = boxUnder(to, art);
    if (!isWide(box)) room.take(box, 10);
  }
}

/** Whether it is no thing by itself but a ground, a wall or what goes along it. */
export function isWide({ left, right, top, bottom }: Box): boolean {
  return (
    right - left > WIDE * (CONTENT.right - CONTENT.left) ||
    bottom - top > WIDE * (CONTENT.bottom - CONTENT.top)
  );
}

/** Share of a page's width or height. */
const WIDE = 0.75;

/** Share of a page's usable part that the largest rectangle without a picture and without a line takes. */
export function emptyShareOf(pieces: readonly Piece[]): number {
  const room = new Room();
  for (const { art, to, role, keepSmall } of pieces) {
    if (role === 'frame') continue;
    if (keepSmall === true) room.line(art, to);
    else room.take(boxUnder(to, art));
  }
  return room.emptiest().share;
}
