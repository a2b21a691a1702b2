import type { CellAt } from './patterns.ts';

/** An area of a page as runs of pixels in the order of rows: y, start and end by turns. */
export type AreaRuns = readonly number[];

/** A pattern within an area: how many areas it comes to, and the pixels in the middle of its lines. */
export interface Cut {
  cells: number;
  points: number[];
}

/** Cuts an area of a page into cells; what lines of the width `line` leave fewer than `least` pixels of joins the cell beside it. */
export function cutCells(
  runs: AreaRuns,
  cellAt: CellAt,
  on: { x: number; y: number; width: number; line: number; least: number },
): Cut {
  const segments = segmentsOf(runs, cellAt, on);
  const parents = segments.map((_, index) => index);
  forEachTouch(segments, (a, b, _from, to) => {
    if (to !== undefined && segments[a]?.cell === segments[b]?.cell)
      parents[rootOf(parents, b)] = rootOf(parents, a);
  });
  joinSmall(segments, parents, on);
  const points: number[] = [];
  forEachTouch(segments, (a, b, from, to) => {
    if (rootOf(parents, a) === rootOf(parents, b)) return;
    const row = (segments[b]?.y ?? 0) * on.width;
    for (let x = from; x < (to ?? from + 1); x += 1) points.push(row + x);
  });
  return { cells: parents.filter((parent, index) => parent === index).length, points };
}

/** Pixels of a row that are of one cell. */
interface Segment {
  y: number;
  start: number;
  end: number;
  cell: number;
}

function segmentsOf(
  runs: AreaRuns,
  cellAt: CellAt,
  { x: left, y: top }: { x: number; y: number },
): Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at < runs.length; at += 3) {
    const [y = 0, start = 0, end = 0] = [runs[at], runs[at + 1], runs[at + 2]];
    for (let x = start; x < end; ) {
      const cell = cellAt(x - left, y - top);
      let last = x + 1;
      while (last < end && cellAt(last - left, y - top) === cell) last += 1;
      segments.push({ y, start: x, end: last, cell });
      x = last;
    }
  }
  return segments;
}

/** Visits segments that touch: side by side at `from`, or one above the other from `from` up to but without `to`. */
function forEachTouch(
  segments: readonly Segment[],
  visit: (a: number, b: number, from: number, to?: number) => void,
): void {
  let above = 0;
  for (const [index, one] of segments.entries()) {
    const before = segments[index - 1];
    if (before?.y === one.y && before.end === one.start) visit(index - 1, index, one.start);
    const isBehind = (other: Segment | undefined): boolean =>
      other !== undefined && (other.y < one.y - 1 || (other.y === one.y - 1 && other.end <= one.start));
    while (isBehind(segments[above])) above += 1;
    for (let at = above; at < index; at += 1) {
      const other = segments[at];
      if (other === undefined || other.y !== one.y - 1 || other.start >= one.end) break;
      visit(at, index, Math.max(one.start, other.start), Math.min(one.end, other.end));
    }
  }
}

function rootOf(parents: number[], index: number): number {
  let root = index;
  while (parents[root] !== root) {
    parents[root] = parents[parents[root] ?? 0] ?? 0;
    root = parents[root] ?? 0;
  }
  return root;
}

interface Cell {
  area: number;
  borders: Map<number, number>;
}

/** Joins cells whose lines would leave too little of them to those with which they share most. */
function joinSmall(
  segments: readonly Segment[],
  parents: number[],
  { line, least }: { line: number; least: number },
): void {
  const cells = new Map<number, Cell>();
  for (const [index, { start, end }] of segments.entries()) {
    const cell = cellOf(cells, rootOf(parents, index));
    cell.area += end - start;
  }
  forEachTouch(segments, (a, b, from, to) => {
    const [one, other] = [rootOf(parents, a), rootOf(parents, b)];
    if (one === other) return;
    const length = (to ?? from + 1) - from;
    addBorder(cellOf(cells, one), other, length);
    addBorder(cellOf(cells, other), one, length);
  });
  const queue = [...cells.keys()].sort((a, b) => (cells.get(a)?.area ?? 0) - (cells.get(b)?.area ?? 0));
  for (const root of queue) {
    const cell = cells.get(root);
    if (cell === undefined || insideOf(cell, line) >= least) continue;
    const [into] = [...cell.borders].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, 0]);
    const target = cells.get(into);
    if (target === undefined) continue;
    parents[root] = into;
    cells.delete(root);
    target.area += cell.area;
    target.borders.delete(root);
    for (const [other, length] of cell.borders) {
      const beside = cells.get(other);
      if (other === into || beside === undefined) continue;
      beside.borders.delete(root);
      addBorder(beside, into, length);
      addBorder(target, other, length);
    }
  }
}

/** What lines leave of a cell. */
function insideOf({ area, borders }: Cell, line: number): number {
  return area - (line / 2) * [...borders.values()].reduce((sum, length) => sum + length, 0);
}

function cellOf(cells: Map<number, Cell>, root: number): Cell {
  const cell = cells.get(root) ?? { area: 0, borders: new Map<number, number>() };
  cells.set(root, cell);
  return cell;
}

function addBorder({ borders }: Cell, other: number, length: number): void {
  borders.set(other, (borders.get(other) ?? 0) + length);
}
