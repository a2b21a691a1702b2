import { IntList } from './bytes.ts';
import { cutAtGaps } from './gaps.ts';
import { type Stretches, spreadOwnership } from './ownership.ts';
import { type LabelledRuns, labelRuns, type NumberedRuns, splitRuns } from './runs.ts';

/** Regions smaller than this many pixels are specks: they take the color of the region around them. */
export const SPECK_PX = 10;

/**
 * The areas of a page that can be filled, numbered from 1 in raster order. 0 is "none". Lists are in compressed-row
 * form: those of region r lie from `xFrom[r]` to `xFrom[r + 1]`.
 */
export interface Regions {
  width: number;
  height: number;
  count: number;
  /** Region of every pixel, those under lines included; 0 deep inside thick lines. */
  owner: Int32Array;
  runFrom: Int32Array;
  runStart: Int32Array;
  runEnd: Int32Array;
  edgeFrom: Int32Array;
  /** Pixels to be darkened: those under gray lines up to mid-line, and light grays inside; never pure black. */
  edges: Int32Array;
  /** Luminance of each of `edges`, beside each other for the fill. */
  edgeLight: Uint8Array;
  /** Pixels of the inside, edges not counted. */
  area: Int32Array;
  /** left, top, right, bottom of each region with its edges; right and bottom exclusive. */
  bounds: Int32Array;
  /** A pixel well inside: the middle of the longest run. */
  anchor: Int32Array;
  /** For each region the first part of the area that it belongs to, small gaps in lines left open; mostly itself. */
  component: Int32Array;
  /** Pairs of regions that touch at a small gap. */
  joints: Int32Array;
}

/**
 * Finds the regions of a line plane (0 black to 255 paper; its length a multiple of `width`). Done once a page
 * and sticker; cost is linear, about 10 to 80 times one write of the page. `speckPx` is the smallest area that counts.
 */
export function findRegions(lines: Uint8Array, width: number, speckPx = SPECK_PX): Regions {
  const runs = labelRuns(lines, width);
  const numbered = numberComponents(runs, speckPx);
  const insides = { ...runs, ids: numbered.ids };
  const owner = new Int32Array(lines.length);
  const under = writeCores(insides, owner, width);
  const { count, component, joints, isCut } = cutAtGaps(insides, owner, width, numbered.count);
  const cores = listRuns(count > numbered.count ? splitRuns(insides, owner, isCut) : insides, count);
  spreadOwnership(owner, under, width);
  const shaded = [runs.gray, pixelsOfSpecks(insides)];
  const edges = listEdges({ lines, owner, shaded, count });
  const bounds = boundsOf({ ...cores, ...edges }, width, count);
  return { width, height: lines.length / width, count, owner, ...cores, ...edges, bounds, component, joints };
}

/** The region number of every run, 0 for specks. */
function numberComponents(runs: LabelledRuns, speckPx: number): { ids: Int32Array; count: number } {
  const { start, end, root } = runs;
  const area = new Int32Array(start.length);
  for (let i = 0; i < start.length; i++) {
    const r = root[i] as number;
    area[r] = (area[r] as number) + (end[i] as number) - (start[i] as number);
  }
  const ids = new Int32Array(start.length);
  let count = 0;
  for (let i = 0; i < start.length; i++) {
    const r = root[i] as number;
    if (r !== i) ids[i] = ids[r] as number;
    else if ((area[i] as number) >= speckPx) ids[i] = ++count;
  }
  return { ids, count };
}

/** Writes the owner of the insides and returns what lies between them, row by row. */
function writeCores({ start, end, ids }: NumberedRuns, owner: Int32Array, width: number): Stretches {
  const starts = new IntList();
  const ends = new IntList();
  let cursor = 0;
  const leave = (to: number) => {
    while (cursor < to) {
      const rowEnd = cursor - (cursor % width) + width;
      starts.push(cursor);
      cursor = Math.min(to, rowEnd);
      ends.push(cursor);
    }
  };
  for (let i = 0; i < start.length; i++) {
    const id = ids[i] as number;
    if (id === 0) continue;
    leave(start[i] as number);
    cursor = end[i] as number;
    owner.fill(id, start[i], cursor);
  }
  leave(owner.length);
  return { start: starts.view(), end: ends.view() };
}

function pixelsOfSpecks({ start, end, ids }: NumberedRuns): Int32Array {
  const pixels = new IntList();
  for (let k = 0; k < ids.length; k++) {
    if (ids[k] !== 0) continue;
    for (let i = start[k] as number; i < (end[k] as number); i++) pixels.push(i);
  }
  return pixels.view();
}

/** Sorts runs by region; a run that goes on at the next row's start (a full-width area) is joined to it. */
function listRuns({ start, end, ids }: NumberedRuns, count: number) {
  const lastEnd = new Int32Array(count + 1).fill(-1);
  const runFrom = new Int32Array(count + 2);
  for (let i = 0; i < start.length; i++) {
    const id = ids[i] as number;
    if (lastEnd[id] !== start[i]) runFrom[id + 1] = (runFrom[id + 1] as number) + 1;
    lastEnd[id] = end[i] as number;
  }
  runFrom[1] = 0;
  for (let id = 1; id <= count; id++) {
    runFrom[id + 1] = (runFrom[id] as number) + (runFrom[id + 1] as number);
  }
  const next = runFrom.slice();
  const total = runFrom[count + 1] as number;
  const runStart = new Int32Array(total);
  const runEnd = new Int32Array(total);
  const area = new Int32Array(count + 1);
  const anchor = new Int32Array(count + 1);
  const longest = new Int32Array(count + 1);
  lastEnd.fill(-1);
  for (let i = 0; i < start.length; i++) {
    const id = ids[i] as number;
    if (id === 0) continue;
    const from = start[i] as number;
    const to = end[i] as number;
    let at = next[id] as number;
    if (lastEnd[id] === from) at--;
    else {
      runStart[at] = from;
      next[id] = at + 1;
    }
    runEnd[at] = to;
    lastEnd[id] = to;
    area[id] = (area[id] as number) + to - from;
    if (to - from <= (longest[id] as number)) continue;
    longest[id] = to - from;
    anchor[id] = (from + to) >> 1;
  }
  return { runFrom, runStart, runEnd, area, anchor };
}

/** Lists what a fill must darken. Pure black shows no color, so it is left out: half of all line pixels. */
function listEdges(parts: {
  lines: Uint8Array;
  owner: Int32Array;
  /** Lists of gray pixels. A pixel in two of them is placed twice, which costs one more write and nothing else. */
  shaded: Int32Array[];
  count: number;
}) {
  const { lines, owner, shaded, count } = parts;
  const edgeFrom = new Int32Array(count + 2);
  for (const list of shaded) {
    for (let k = 0; k < list.length; k++) {
      const id = owner[list[k] as number] as number;
      edgeFrom[id + 1] = (edgeFrom[id + 1] as number) + 1;
    }
  }
  edgeFrom[1] = 0;
  for (let id = 1; id <= count; id++) {
    edgeFrom[id + 1] = (edgeFrom[id] as number) + (edgeFrom[id + 1] as number);
  }
  const next = edgeFrom.slice();
  const edges = new Int32Array(edgeFrom[count + 1] as number);
  const edgeLight = new Uint8Array(edges.length);
  for (const list of shaded) {
    for (let k = 0; k < list.length; k++) {
      const i = list[k] as number;
      const id = owner[i] as number;
      if (id === 0) continue;
      const at = next[id] as number;
      edges[at] = i;
      edgeLight[at] = lines[i] as number;
      next[id] = at + 1;
    }
  }
  return { edgeFrom, edges, edgeLight };
}

function boundsOf(
  lists: {
    runFrom: Int32Array;
    runStart: Int32Array;
    runEnd: Int32Array;
    edgeFrom: Int32Array;
    edges: Int32Array;
  },
  width: number,
  count: number,
): Int32Array {
  const bounds = new Int32Array(4 * (count + 1));
  for (let id = 1; id <= count; id++) {
    let left = width;
    let right = 0;
    let top = 2 ** 30;
    let bottom = 0;
    for (let k = lists.runFrom[id] as number; k < (lists.runFrom[id + 1] as number); k++) {
      const from = lists.runStart[k] as number;
      const last = (lists.runEnd[k] as number) - 1;
      const y = (from / width) | 0;
      const lastY = (last / width) | 0;
      top = Math.min(top, y);
      bottom = Math.max(bottom, lastY + 1);
      left = Math.min(left, lastY > y ? 0 : from - y * width);
      right = Math.max(right, lastY > y ? width : last - y * width + 1);
    }
    for (let k = lists.edgeFrom[id] as number; k < (lists.edgeFrom[id + 1] as number); k++) {
      const i = lists.edges[k] as number;
      const y = (i / width) | 0;
      const x = i - y * width;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
    bounds.set([left, top, right, bottom], 4 * id);
  }
  return bounds;
}
