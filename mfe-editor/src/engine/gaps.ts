import { type LabelledRuns, labelRuns } from './runs.ts';

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
  /** Pairs of parts that touch at a gap. */
  joints: Int32Array;
}

/**
 * Cuts regions at gaps of up to 4 px. Free space farther than 2 px from any line falls apart where a gap is; each part
 * that is left grows back through the rest. `owner` (insides only, regions numbered to `count`) is rewritten in place:
 * the first part keeps its region's number, others get new ones.
 */
export function cutAtGaps(owner: Int32Array, width: number, count: number): GapParts {
  const deep = deepPlane(owner, width);
  const runs = labelRuns(deep, width);
  const areas = new Map<number, number>();
  for (let k = 0; k < runs.start.length; k++) {
    const root = runs.root[k] as number;
    areas.set(root, (areas.get(root) ?? 0) + (runs.end[k] as number) - (runs.start[k] as number));
  }
  const component = Array.from({ length: count + 1 }, (_, id) => id);
  const hasFirst = new Uint8Array(count + 1);
  const partOf = new Map<number, number>();
  for (const [root, area] of areas) {
    if (area < MIN_PART_PX) continue;
    const id = owner[runs.start[root] as number] as number;
    partOf.set(root, hasFirst[id] === 0 ? id : component.push(id) - 1);
    hasFirst[id] = 1;
  }
  if (component.length > count + 1) regrow({ owner, width }, component, { runs, partOf });
  const joints = component.length > count + 1 ? listJoints(owner, width) : new Int32Array(0);
  return { count: component.length - 1, component: Int32Array.from(component), joints };
}

function listJoints(owner: Int32Array, width: number): Int32Array {
  const pairs = new Map<string, [number, number]>();
  for (let i = 0; i < owner.length; i++) {
    const a = owner[i] as number;
    if (a === 0) continue;
    const isRowEnd = (i + 1) % width === 0;
    for (const b of [isRowEnd ? 0 : (owner[i + 1] as number), owner[i + width] ?? 0]) {
      if (b !== 0 && b !== a) pairs.set(`${a} ${b}`, [a, b]);
    }
  }
  return Int32Array.from([...pairs.values()].flat());
}

/** White where no line is within the gap radius, a square around the pixel; black elsewhere. */
function deepPlane(owner: Int32Array, width: number): Uint8Array {
  const across = new Uint8Array(owner.length);
  for (let row = 0; row < owner.length; row += width) {
    let lastLine = row - width;
    for (let i = row; i < row + width; i++) {
      if (owner[i] === 0) {
        lastLine = i;
        across.fill(0, Math.max(row, i - GAP_RADIUS_PX), i);
      } else if (i - lastLine > GAP_RADIUS_PX) across[i] = 255;
    }
  }
  const deep = across.slice();
  for (let step = 1; step <= GAP_RADIUS_PX; step++) {
    const offset = step * width;
    for (let i = offset; i < deep.length; i++) {
      if (across[i - offset] === 0) deep[i] = 0;
      if (across[i] === 0) deep[i - offset] = 0;
    }
  }
  return deep;
}

/** Gives the pixels of cut regions to the part that reaches them first, step by step through the region. */
function regrow(
  { owner, width }: { owner: Int32Array; width: number },
  component: number[],
  { runs, partOf }: { runs: LabelledRuns; partOf: Map<number, number> },
): void {
  const isCut = new Uint8Array(component.length);
  for (let id = 1; id < component.length; id++) if (component[id] !== id) isCut[component[id] as number] = 1;
  const done = new Uint8Array(owner.length);
  let front: number[] = [];
  for (let k = 0; k < runs.start.length; k++) {
    const part = partOf.get(runs.root[k] as number);
    const from = runs.start[k] as number;
    if (part === undefined || isCut[owner[from] as number] === 0) continue;
    for (let i = from; i < (runs.end[k] as number); i++) {
      done[i] = 1;
      front.push(i);
    }
    owner.fill(part, from, runs.end[k]);
  }
  while (front.length > 0) {
    const next: number[] = [];
    for (const i of front) {
      const part = owner[i] as number;
      const x = i % width;
      for (const n of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (done[n] !== 0 || owner[n] !== component[part]) continue;
        done[n] = 1;
        owner[n] = part;
        next.push(n);
      }
    }
    front = next;
  }
}
