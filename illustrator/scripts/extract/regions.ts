import type { FlatShape } from './svgShapes.ts';

/** What becomes of a region of an icon. */
export type RegionRole = 'area' | 'ink' | 'line' | 'gone';

export interface Region {
  role: RegionRole;
  /** Pixels. */
  area: number;
  /** Radius of the largest disc inside, in pixels. */
  breadth: number;
  lab: [number, number, number];
  /** Label of the neighbor that takes it over; 0 is the paper. */
  mergeInto: number;
}

/** Limits of the analysis, in pixels of the label map or in CIE dE. */
export interface RegionLimits {
  /** Neighbors closer than this in color are one region. */
  mergeDelta: number;
  /** Regions below this area are not worth coloring. */
  smallestArea: number;
  /** Regions that hold no disc of this radius become lines. */
  thinRadius: number;
  /** Dark regions up to this area and radius stay solid. */
  inkArea: number;
  inkRadius: number;
  /** Dark means an L* below this. */
  inkLightness: number;
}

export interface RegionMap {
  /** 0 is the paper; label n is `regions[n - 1]`. */
  labels: Int32Array;
  regions: Region[];
}

/** Splits a map of shape ids (0 = paper) into connected regions, merges like colors and decides each one's role. */
export function analyzeRegions(
  ids: Int32Array,
  size: number,
  shapes: FlatShape[],
  limits: RegionLimits,
): RegionMap {
  const raw = connectedComponents(ids, size, shapes, limits.mergeDelta);
  let { labels, labs } = raw;
  for (let pass = 0; pass < 3; pass += 1) {
    const moved = absorbSpecks(labels, size, labs, limits);
    labels = moved.labels;
    labs = moved.labs;
    if (!moved.changed) break;
  }
  const areas = countAreas(labels, labs.length);
  const breadths = inscribedRadii(labels, size, labs.length);
  const borders = borderLengths(labels, size);
  const regions = labs.map((lab, index): Region => {
    const label = index + 1;
    const [area, breadth] = [areas[label] ?? 0, breadths[label] ?? 0];
    const mergeInto = bestNeighbor(label, labs, borders);
    return {
      area,
      breadth,
      lab,
      mergeInto,
      role: decideRole({ lab, area, breadth }, labs[mergeInto - 1], limits),
    };
  });
  return { labels, regions };
}

type Measured = Pick<Region, 'lab' | 'area' | 'breadth'>;

function decideRole(
  region: Measured,
  around: [number, number, number] | undefined,
  limits: RegionLimits,
): RegionRole {
  const isDark = region.lab[0] < limits.inkLightness;
  const isThin = region.breadth < limits.thinRadius;
  const isLong = region.area > 9 * region.breadth * region.breadth;
  if (isThin && isLong) return !around || region.lab[0] < around[0] + 3 ? 'line' : 'gone';
  if (isDark && region.area <= limits.inkArea && region.breadth <= limits.inkRadius) {
    return around === undefined || around[0] > region.lab[0] + 12 ? 'ink' : 'gone';
  }
  return region.area < limits.smallestArea || isThin ? 'gone' : 'area';
}

function deltaE(a: [number, number, number], b: [number, number, number]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Pieces of one label map, joined where the shapes' colors are alike. */
function connectedComponents(ids: Int32Array, size: number, shapes: FlatShape[], mergeDelta: number) {
  const alike = shapes.map((a) => shapes.map((b) => deltaE(a.lab, b.lab) < mergeDelta));
  const joins = (a: number, b: number) => a === b || (a > 0 && b > 0 && alike[a - 1]?.[b - 1] === true);
  const labels = new Int32Array(ids.length);
  const labs: [number, number, number][] = [];
  const stack: number[] = [];
  for (let start = 0; start < ids.length; start += 1) {
    if (labels[start] !== 0 || ids[start] === 0) continue;
    const sum: [number, number, number] = [0, 0, 0];
    let count = 0;
    const label = labs.length + 1;
    labels[start] = label;
    stack.push(start);
    for (let pixel = stack.pop(); pixel !== undefined; pixel = stack.pop()) {
      const id = ids[pixel] ?? 0;
      const lab = shapes[id - 1]?.lab ?? [0, 0, 0];
      for (const channel of [0, 1, 2] as const) sum[channel] += lab[channel];
      count += 1;
      for (const step of [1, -1, size, -size]) {
        const next = pixel + step;
        if (labels[next] !== 0 || ids[next] === 0 || ids[next] === undefined) continue;
        if (!joins(id, ids[next])) continue;
        labels[next] = label;
        stack.push(next);
      }
    }
    labs.push([sum[0] / count, sum[1] / count, sum[2] / count]);
  }
  return { labels, labs };
}

/** Gives specks (a quarter of the smallest area, unless dark) to the neighbor with the longest border. */
function absorbSpecks(
  labels: Int32Array<ArrayBuffer>,
  size: number,
  labs: [number, number, number][],
  limits: RegionLimits,
): { labels: Int32Array<ArrayBuffer>; labs: [number, number, number][]; changed: boolean } {
  const areas = countAreas(labels, labs.length);
  const borders = borderLengths(labels, size);
  const target = labs.map((lab, index) => {
    const area = areas[index + 1] ?? 0;
    const limit = lab[0] < limits.inkLightness ? limits.smallestArea / 6 : limits.smallestArea / 3;
    return area < limit ? bestNeighbor(index + 1, labs, borders) : index + 1;
  });
  const resolve = (label: number): number => {
    let current = label;
    for (let hops = 0; hops < 12 && current > 0 && target[current - 1] !== current; hops += 1) {
      current = target[current - 1] ?? 0;
    }
    return current;
  };
  const renumber = new Map<number, number>();
  const newLabs: [number, number, number][] = [];
  const map = labs.map((_, index) => {
    const final = resolve(index + 1);
    if (final === 0) return 0;
    if (!renumber.has(final)) {
      newLabs.push(labs[final - 1] ?? [0, 0, 0]);
      renumber.set(final, newLabs.length);
    }
    return renumber.get(final) ?? 0;
  });
  const out = labels.map((label) => (label === 0 ? 0 : (map[label - 1] ?? 0)));
  return { labels: out, labs: newLabs, changed: newLabs.length !== labs.length };
}

function countAreas(labels: Int32Array, count: number): Int32Array {
  const areas = new Int32Array(count + 1);
  for (const label of labels) areas[label] = (areas[label] ?? 0) + 1;
  return areas;
}

function borderLengths(labels: Int32Array, size: number): Map<number, Map<number, number>> {
  const borders = new Map<number, Map<number, number>>();
  const add = (a: number, b: number) => {
    const row = borders.get(a) ?? new Map<number, number>();
    borders.set(a, row.set(b, (row.get(b) ?? 0) + 1));
  };
  for (let index = 0; index + size < labels.length; index += 1) {
    const here = labels[index] ?? 0;
    for (const step of [1, size]) {
      const there = labels[index + step] ?? 0;
      if (here === there) continue;
      add(here, there);
      add(there, here);
    }
  }
  return borders;
}

/** The neighbor with much border and a like color; the paper counts as a far color. */
function bestNeighbor(
  label: number,
  labs: [number, number, number][],
  borders: Map<number, Map<number, number>>,
): number {
  let best = { label: 0, score: -1 };
  const own = labs[label - 1] ?? [0, 0, 0];
  for (const [other, length] of borders.get(label) ?? []) {
    const delta = other === 0 ? 60 : deltaE(own, labs[other - 1] ?? [0, 0, 0]);
    const score = length / (20 + delta);
    if (score > best.score) best = { label: other, score };
  }
  return best.label;
}

/** Largest chamfer distance (3-4 weights, in pixels) from each region's pixels to its border. */
function inscribedRadii(labels: Int32Array, size: number, count: number): Float32Array {
  const distance = chamfer(labels, size);
  const radii = new Float32Array(count + 1);
  for (let index = 0; index < labels.length; index += 1) {
    const label = labels[index] ?? 0;
    const radius = (distance[index] ?? 0) / 3;
    if (radius > (radii[label] ?? 0)) radii[label] = radius;
  }
  return radii;
}

function chamfer(labels: Int32Array, size: number): Int32Array {
  const distance = new Int32Array(labels.length).fill(1 << 20);
  relaxAll(labels, distance, { size, sign: 1 });
  relaxAll(labels, distance, { size, sign: -1 });
  return distance;
}

function relaxAll(labels: Int32Array, distance: Int32Array, sweep: { size: number; sign: 1 | -1 }): void {
  const { size, sign } = sweep;
  const last = labels.length - 1;
  for (let step = 0; step <= last; step += 1) {
    const index = sign > 0 ? step : last - step;
    const label = labels[index];
    if (label === 0) continue;
    let best = distance[index] ?? 0;
    for (let k = 0; k < 4; k += 1) {
      const other = index - sign * (k === 0 ? 1 : size + k - 2);
      const weight = k === 0 || k === 2 ? 3 : 4;
      const far = labels[other] === label ? (distance[other] ?? 0) + weight : weight - 1;
      if (far < best) best = far;
    }
    distance[index] = best;
  }
}
