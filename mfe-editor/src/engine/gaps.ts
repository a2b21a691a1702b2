import { IntList } from './bytes.ts';
import { joinRuns, type NumberedRuns } from './runs.ts';

/** Gaps of up to twice this many pixels are closed. */
const GAP_RADIUS_PX = 2;
/** A part smaller than this is no area of its own: it stays with the rest. */
const MIN_PART_PX = 400;

/** Regions cut into parts where only a small gap in their lines joins them. */
export interface GapParts {
  /** How many regions there are now; those beyond the old count are parts of an older one. */
  count: number;
  /** For each region the one that it is a part of, gaps left open; itself, if it was not cut. */
  component: Int32Array;
  /** 1 for each region that was cut. */
  isCut: Uint8Array;
  /** Pairs of parts that touch at a gap. */
  joints: Int32Array;
}

/**
 * Cuts regions at gaps of up to 4 px. Free space farther than 2 px from any line falls apart where a gap is; each part
 * that is left grows back through the rest. `owner` (insides only, numbered as `runs` are, to `count`) is rewritten in
 * place: the first part keeps its region's number, others get new ones. Works on runs: a page without a gap costs a
 * small share of labeling it, pixels are touched in cut regions alone.
 */
export function cutAtGaps(runs: NumberedRuns, owner: Int32Array, width: number, count: number): GapParts {
  const deep = deepRuns(runs, owner.length / width, width);
  const root = joinRuns(deep, width);
  const areas = new Map<number, number>();
  root.forEach((at, k) => {
    areas.set(at, (areas.get(at) ?? 0) + (deep.end[k] as number) - (deep.start[k] as number));
  });
  const component = Array.from({ length: count + 1 }, (_, id) => id);
  const hasFirst = new Uint8Array(count + 1);
  const partOf = new Int32Array(root.length);
  for (const [at, area] of areas) {
    if (area < MIN_PART_PX) continue;
    const id = owner[deep.start[at] as number] as number;
    partOf[at] = hasFirst[id] === 0 ? id : component.push(id) - 1;
    hasFirst[id] = 1;
  }
  const isCut = new Uint8Array(count + 1);
  for (const id of component.slice(count + 1)) isCut[id] = 1;
  const cut = { count: component.length - 1, component: Int32Array.from(component), isCut };
  if (cut.count === count) return { ...cut, joints: new Int32Array(0) };
  const whole = selectRuns(runs, (k) => isCut[runs.ids[k] as number] as number);
  const parts = selectRuns(deep, (k) => {
    const part = partOf[root[k] as number] as number;
    return isCut[cut.component[part] as number] === 1 ? part : 0;
  });
  regrow({ owner, width }, whole, parts);
  return { ...cut, joints: listJoints({ owner, width }, whole) };
}

interface Rows {
  /** The first run of each row, and after the last row the number of runs. */
  from: Int32Array;
  start: Int32Array;
  end: Int32Array;
}

/** The insides less the pixels within the gap radius of a line, a square around each; beyond the page is no line. */
function deepRuns(runs: NumberedRuns, height: number, width: number): Rows {
  const across = shrinkAcross(runs, height, width);
  let deep = across;
  for (let dy = 1; dy <= GAP_RADIUS_PX; dy++) {
    deep = intersectRows(deep, across, { dy, width });
    deep = intersectRows(deep, across, { dy: -dy, width });
  }
  return deep;
}

function shrinkAcross({ start, end, ids }: NumberedRuns, height: number, width: number): Rows {
  const from = new Int32Array(height + 1);
  const starts = new IntList();
  const ends = new IntList();
  let k = 0;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    from[y] = starts.length;
    for (; k < start.length && (start[k] as number) < row + width; k++) {
      if (ids[k] === 0) continue;
      const left = start[k] === row ? row : (start[k] as number) + GAP_RADIUS_PX;
      const right = end[k] === row + width ? row + width : (end[k] as number) - GAP_RADIUS_PX;
      if (left >= right) continue;
      starts.push(left);
      ends.push(right);
    }
  }
  from[height] = starts.length;
  return { from, start: starts.view(), end: ends.view() };
}

/** What each row of `a` shares with the row of `b` that lies `dy` below it; a row beyond the page holds everything. */
function intersectRows(a: Rows, b: Rows, { dy, width }: { dy: number; width: number }): Rows {
  const height = a.from.length - 1;
  const from = new Int32Array(height + 1);
  const starts = new IntList();
  const ends = new IntList();
  const shift = dy * width;
  for (let y = 0; y < height; y++) {
    from[y] = starts.length;
    const isBeyond = y + dy < 0 || y + dy >= height;
    let j = isBeyond ? 0 : (b.from[y + dy] as number);
    const lastJ = isBeyond ? 0 : (b.from[y + dy + 1] as number);
    for (let i = a.from[y] as number; i < (a.from[y + 1] as number); i++) {
      const left = a.start[i] as number;
      const right = a.end[i] as number;
      if (isBeyond) {
        starts.push(left);
        ends.push(right);
      }
      while (j < lastJ && (b.end[j] as number) - shift <= left) j++;
      for (; j < lastJ && (b.start[j] as number) - shift < right; j++) {
        starts.push(Math.max(left, (b.start[j] as number) - shift));
        ends.push(Math.min(right, (b.end[j] as number) - shift));
        if ((b.end[j] as number) - shift > right) break;
      }
    }
  }
  from[height] = starts.length;
  return { from, start: starts.view(), end: ends.view() };
}

/** The runs that `idOf` gives a number other than 0, with that number. */
function selectRuns(
  { start, end }: { start: Int32Array; end: Int32Array },
  idOf: (k: number) => number,
): NumberedRuns {
  const starts = new IntList();
  const ends = new IntList();
  const ids = new IntList();
  for (let k = 0; k < start.length; k++) {
    const id = idOf(k);
    if (id === 0) continue;
    starts.push(start[k] as number);
    ends.push(end[k] as number);
    ids.push(id);
  }
  return { start: starts.view(), end: ends.view(), ids: ids.view() };
}

interface OwnerPlane {
  owner: Int32Array;
  width: number;
}

const OPEN = 1;
const GIVEN = 2;

/** Gives the pixels of cut regions (`whole`) to the part that reaches them first, step by step through the region. */
function regrow({ owner, width }: OwnerPlane, whole: NumberedRuns, parts: NumberedRuns): void {
  const state = new Uint8Array(owner.length);
  whole.start.forEach((from, k) => {
    state.fill(OPEN, from, whole.end[k]);
  });
  parts.start.forEach((from, k) => {
    state.fill(GIVEN, from, parts.end[k]);
    owner.fill(parts.ids[k] as number, from, parts.end[k]);
  });
  const queue = new IntList();
  const giver = new IntList();
  for (let k = 0; k < whole.start.length; k++) {
    const end = whole.end[k] as number;
    for (let i = nextOpen(whole.start[k] as number, end); i < end; i = nextOpen(i + 1, end)) {
      const part = partBeside(i);
      if (part === 0) continue;
      queue.push(i);
      giver.push(part);
    }
  }
  for (let k = 0; k < giver.length; k++) give(queue.at(k), giver.at(k));
  for (let k = 0; k < queue.length; k++) {
    const i = queue.at(k);
    const part = owner[i] as number;
    const x = i % width;
    if (x > 0) reach(i - 1, part);
    if (x < width - 1) reach(i + 1, part);
    reach(i - width, part);
    reach(i + width, part);
  }

  function nextOpen(from: number, end: number): number {
    let i = from;
    while (i < end && state[i] !== OPEN) i++;
    return i;
  }

  function partBeside(i: number): number {
    const x = i % width;
    const left = x > 0 ? givenAt(i - 1) : 0;
    const right = x < width - 1 ? givenAt(i + 1) : 0;
    return left || right || givenAt(i - width) || givenAt(i + width);
  }

  function givenAt(i: number): number {
    return state[i] === GIVEN ? (owner[i] as number) : 0;
  }

  function reach(i: number, part: number): void {
    if (state[i] !== OPEN) return;
    queue.push(i);
    give(i, part);
  }

  function give(i: number, part: number): void {
    state[i] = GIVEN;
    owner[i] = part;
  }
}

function listJoints({ owner, width }: OwnerPlane, whole: NumberedRuns): Int32Array {
  const pairs = new Map<string, [number, number]>();
  for (let k = 0; k < whole.start.length; k++) {
    const end = whole.end[k] as number;
    for (let i = whole.start[k] as number; i < end; i++) {
      const own = owner[i] as number;
      const right = i + 1 < end ? (owner[i + 1] as number) : 0;
      const below = i + width < owner.length ? (owner[i + width] as number) : 0;
      if (right !== 0 && right !== own) pairs.set(`${own} ${right}`, [own, right]);
      if (below !== 0 && below !== own) pairs.set(`${own} ${below}`, [own, below]);
    }
  }
  return Int32Array.from([...pairs.values()].flat());
}
