import type { Box } from '../page.ts';
import { apply } from '../raster/LabelMap.ts';
import type { Piece } from './Placement.ts';
import { boxUnder, silhouetteOf } from './silhouette.ts';

/** Page pixels between what touches: less than the width of two lines. */
export const NEAR = 16;

/** A picture at its place. */
type Shape = Pick<Piece, 'art' | 'to'>;

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
  const taken = new Set(cellsOf(other, a).flatMap(([x, y]) => around(x, y)));
  return cellsOf(one, b).some(([x, y]) => taken.has(`${x} ${y}`));
}

function around(x: number, y: number): string[] {
  return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => `${x + dx} ${y + dy}`));
}

/** Cells of the page, `NEAR` wide, that a silhouette paints near a box. */
function cellsOf({ art, to }: Shape, { left, right, top, bottom }: Box): [number, number][] {
  const { columns, rows, cell, filled } = silhouetteOf(art);
  const cells: [number, number][] = [];
  for (let index = 0; index < columns * rows; index += 1) {
    if (filled[index] !== 1) continue;
    const [x, y] = apply(
      to,
      art.left + ((index % columns) + 0.5) * cell,
      art.top + (Math.floor(index / columns) + 0.5) * cell,
    );
    if (x < left - 2 * NEAR || x > right + 2 * NEAR || y < top - 2 * NEAR || y > bottom + 2 * NEAR) continue;
    cells.push([Math.floor(x / NEAR), Math.floor(y / NEAR)]);
  }
  return cells;
}
