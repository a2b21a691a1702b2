import { IntList } from './bytes.ts';

/** A pixel at least this light belongs to a region's inside: paper white less the tolerance of 30. */
export const CORE_LUMINANCE = 225;

/** The insides of a page as row runs in raster order, joined to components by 4-connectivity. */
export interface LabelledRuns {
  /** First pixel index of each run. */
  start: Int32Array;
  /** Pixel index after each run; a run never crosses a row. */
  end: Int32Array;
  /** The run that stands for each run's component. */
  root: Int32Array;
  /** Indices of gray pixels, neither black nor paper, inside runs or not, in raster order. */
  gray: Int32Array;
}

/**
 * Labels the light areas of a page: row runs, then union-find over runs that touch in neighboring rows
 * (He, Chao, Suzuki: run-based two-scan labeling). Cost is linear in pixels and runs, without a stack. The plane is
 * read four pixels at a time, so it must begin at a multiple of four bytes in its buffer.
 */
export function labelRuns(lines: Uint8Array, width: number): LabelledRuns {
  const { start, end, gray } = scanRuns(lines, width);
  return { start, end, root: joinRuns({ start, end }, width), gray };
}

/** For each of some row runs in raster order the first run of its 4-connected component. */
export function joinRuns({ start, end }: { start: Int32Array; end: Int32Array }, width: number): Int32Array {
  const parent = new Int32Array(start.length);
  for (let i = 0; i < parent.length; i++) parent[i] = i;
  joinRows({ start, end, parent }, width);
  for (let i = 0; i < parent.length; i++) parent[i] = parent[parent[i] as number] as number;
  return parent;
}

/** Runs that know their region. */
export interface NumberedRuns {
  start: Int32Array;
  end: Int32Array;
  ids: Int32Array;
}

/** The runs of regions that were cut, split where their owner changes; others as they are, pixels of no owner left out. */
export function splitRuns(
  { start, end, ids }: NumberedRuns,
  owner: Int32Array,
  isCut: Uint8Array,
): NumberedRuns {
  const starts = new IntList();
  const ends = new IntList();
  const owners = new IntList();
  for (let k = 0; k < start.length; k++) {
    const last = end[k] as number;
    const isWhole = isCut[ids[k] as number] === 0;
    for (let i = start[k] as number; i < last; ) {
      const id = owner[i] as number;
      const from = i;
      if (isWhole) i = last;
      else while (i < last && owner[i] === id) i++;
      if (id === 0) continue;
      starts.push(from);
      ends.push(i);
      owners.push(id);
    }
  }
  return { start: starts.view(), end: ends.view(), ids: owners.view() };
}

function scanRuns(lines: Uint8Array, width: number) {
  const plane = { lines, words: new Int32Array(lines.buffer, lines.byteOffset, lines.length >> 2) };
  const starts = new IntList();
  const ends = new IntList();
  const gray = new IntList();
  for (let row = 0; row < lines.length; row += width) {
    const rowEnd = row + width;
    let i = row;
    while (i < rowEnd) {
      for (i = skipSame(plane, i, rowEnd, 0); i < rowEnd; i = skipSame(plane, i + 1, rowEnd, 0)) {
        if ((lines[i] as number) >= CORE_LUMINANCE) break;
        gray.push(i);
      }
      if (i === rowEnd) break;
      starts.push(i);
      for (i = skipSame(plane, i, rowEnd, 255); i < rowEnd; i = skipSame(plane, i + 1, rowEnd, 255)) {
        if ((lines[i] as number) < CORE_LUMINANCE) break;
        gray.push(i);
      }
      ends.push(i);
    }
  }
  return { start: starts.view(), end: ends.view(), gray: gray.view() };
}

interface LinePlane {
  lines: Uint8Array;
  words: Int32Array;
}

/** The first pixel from `from` to before `end` that is not of `luminance` (all bits 0 or all bits 1), or `end`. */
function skipSame({ lines, words }: LinePlane, from: number, end: number, luminance: 0 | 255): number {
  const word = luminance === 0 ? 0 : -1;
  let i = from;
  for (; i < end && (i & 3) !== 0; i++) if (lines[i] !== luminance) return i;
  while (i + 4 <= end && words[i >> 2] === word) i += 4;
  while (i < end && lines[i] === luminance) i++;
  return i;
}

interface RunForest {
  start: Int32Array;
  end: Int32Array;
  parent: Int32Array;
}

/** Walks each row beside the row above; parents always point to an earlier run, so one later pass flattens them. */
function joinRows({ start, end, parent }: RunForest, width: number): void {
  let above = 0;
  for (let run = 0; run < start.length; run++) {
    const from = (start[run] as number) - width;
    const to = (end[run] as number) - width;
    while (above < run && (end[above] as number) <= from) above++;
    for (let other = above; other < run && (start[other] as number) < to; other++) join(parent, run, other);
  }
}

function join(parent: Int32Array, a: number, b: number): void {
  let rootA = a;
  let rootB = b;
  while (parent[rootA] !== rootA) {
    parent[rootA] = parent[parent[rootA] as number] as number;
    rootA = parent[rootA] as number;
  }
  while (parent[rootB] !== rootB) {
    parent[rootB] = parent[parent[rootB] as number] as number;
    rootB = parent[rootB] as number;
  }
  if (rootA < rootB) parent[rootB] = rootA;
  else parent[rootA] = rootB;
}
