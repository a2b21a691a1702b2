import type { Box } from '../../page.ts';
import type { Piece } from '../Placement.ts';
import { boxUnder, silhouetteOf } from './silhouette.ts';

/** Page pixels between what touches: less than the width of two lines. */
export const NEAR = 16;

/** A picture at its place. */
type Shape = Pick<Piece, 'art' | 'to'>;

/** Cells of the page, `NEAR` wide, from a column and a row on. */
interface Grid {
  left: number;
  top: number;
  columns: number;
  rows: number;
  taken: Uint8Array;
}

/** Whether two silhouettes overlap or are a line's width apart. */
export function touch(one: Shape, other: Shape): boolean {
  const [a, b] = [boxUnder(one.to, one.art), boxUnder(other.to, other.art)];
  if (
    a.left > b.right + NEAR ||
    b.left > a.right + NEAR ||
    a.top > b.bottom + NEAR ||
    b.top > a.bottom + NEAR
  )
    return false;
  const grid = gridOver(a);
  someCell(other, a, (column, row) => {
    takeAround(grid, column - grid.left, row - grid.top);
    return false;
  });
  return someCell(one, b, (column, row) => isTaken(grid, column - grid.left, row - grid.top));
}

/** An empty grid with room for all cells of a picture, and for those around them. */
function gridOver({ left, top, right, bottom }: Box): Grid {
  const [firstColumn, firstRow] = [Math.floor(left / NEAR) - 1, Math.floor(top / NEAR) - 1];
  const columns = Math.floor(right / NEAR) + 2 - firstColumn;
  const rows = Math.floor(bottom / NEAR) + 2 - firstRow;
  return { left: firstColumn, top: firstRow, columns, rows, taken: new Uint8Array(columns * rows) };
}

/** Takes a cell and those around it. */
function takeAround({ columns, rows, taken }: Grid, column: number, row: number): void {
  const [first, last] = [Math.max(0, column - 1), Math.min(columns, column + 2)];
  for (let y = Math.max(0, row - 1); y < Math.min(rows, row + 2); y += 1)
    if (last > first) taken.fill(1, y * columns + first, y * columns + last);
}

function isTaken({ columns, rows, taken }: Grid, column: number, row: number): boolean {
  return column >= 0 && row >= 0 && column < columns && row < rows && taken[row * columns + column] === 1;
}

/** Whether a cell is found among those of the page that a silhouette paints near a box. */
function someCell(
  { art, to }: Shape,
  { left, right, top, bottom }: Box,
  isFound: (column: number, row: number) => boolean,
): boolean {
  const { columns, rows, cell, filled } = silhouetteOf(art);
  for (let row = 0; row < rows; row += 1) {
    const artY = art.top + (row + 0.5) * cell;
    for (let column = 0; column < columns; column += 1) {
      if (filled[row * columns + column] !== 1) continue;
      const artX = art.left + (column + 0.5) * cell;
      const x = to.a * artX + to.c * artY + to.e;
      const y = to.b * artX + to.d * artY + to.f;
      if (x < left - 2 * NEAR || x > right + 2 * NEAR || y < top - 2 * NEAR || y > bottom + 2 * NEAR)
        continue;
      if (isFound(Math.floor(x / NEAR), Math.floor(y / NEAR))) return true;
    }
  }
  return false;
}
