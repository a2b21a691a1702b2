import type { Art } from '../../art/art.ts';
import type { Box } from '../../page.ts';
import { type Shown, Sight, type View } from './Sight.ts';

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
    isWanted(one) ? sight.view(one, index, isUsed ? toolsAt(shown, one.whole ?? one.art) : []) : undefined,
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
  const of = shown.findIndex(
    (one) => (one.whole ?? one.art) === again && one.to.e === to.e && one.to.f === to.f,
  );
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
