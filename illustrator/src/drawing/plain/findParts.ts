import { indexAreas } from '@lineleaf/press';
import {
  type Bitmap,
  type Components,
  DISTANCE_UNIT,
  distanceInside,
  findComponents,
} from '@lineleaf/press/raster';
import type { LabelMap } from '../../raster/LabelMap.ts';

/** An area of a drawn page, and what parts it from those beside it. */
export interface Part {
  pixels: number;
  /** Of the largest disc in it, in page pixels. */
  radius: number;
  /** What most of it was painted with: a label of the map. */
  label: number;
  /** Pixels in the middle of the lines between it and each area beside it, by that area's index; MARGIN is the paper around. */
  walls: Map<number, number[]>;
}

/** The areas of a page as one can color them, in reading order. */
export interface PageParts {
  parts: Part[];
  paper: Components;
  /** Index of the part of each component of the paper; -1 is the margin. */
  partOf: Int32Array;
}

/** Stands for the paper around the frame in `walls`. */
export const MARGIN = -1;

/** Owners are indexes of parts from here on: 0 is nobody, 1 the margin. */
export const OFFSET = 2;

/** Finds the areas of a page. Their lines are found by `findWalls`. */
export function findParts(page: Bitmap, map: LabelMap, found: Components | undefined): PageParts {
  const paper = found ?? findComponents(page, 0);
  const partOf = indexAreas(paper);
  const parts: Part[] = [];
  for (const [component, pixels] of paper.areas.entries())
    if (partOf[component] !== MARGIN) parts.push({ pixels, radius: 0, label: 0, walls: new Map() });
  const labels = labelsOf(paper, partOf, { map, count: parts.length });
  const radii = radiiOf(page, { paper, partOf, count: parts.length });
  for (const [index, part] of parts.entries())
    Object.assign(part, { label: labels[index] ?? 0, radius: radii[index] ?? 0 });
  return { parts, paper, partOf };
}

/** Radii of the largest discs, up to 2 pixels too small: they are measured on every second pixel. */
function radiiOf(
  { width, height, ink }: Bitmap,
  { paper, partOf, count }: { paper: Components; partOf: Int32Array; count: number },
): Float64Array {
  const [columns, rows] = [width >> 1, height >> 1];
  const half = { width: columns, height: rows, ink: new Uint8Array(columns * rows) };
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const at = 2 * y * width + 2 * x;
      if (ink[at] === 0 && ink[at + 1] === 0 && ink[at + width] === 0 && ink[at + width + 1] === 0)
        half.ink[y * columns + x] = 1;
    }
  }
  const distances = distanceInside(half);
  const radii = new Float64Array(count);
  for (let run = 0; run < paper.runCount; run += 1) {
    const part = partOf[paper.owners[run] ?? 0] ?? MARGIN;
    const y = paper.rows[run] ?? 0;
    if (part === MARGIN || y % 2 === 1) continue;
    const row = (y >> 1) * columns;
    for (let x = (paper.starts[run] ?? 0) >> 1; 2 * x < (paper.ends[run] ?? 0); x += 1) {
      const radius = (2 * (distances[row + x] ?? 0)) / DISTANCE_UNIT;
      if (radius > (radii[part] ?? 0)) radii[part] = radius;
    }
  }
  return radii;
}

/** What most pixels of each area were painted with, of those that are looked at. */
function labelsOf(
  paper: Components,
  areaOf: Int32Array,
  { map, count }: { map: LabelMap; count: number },
): number[] {
  const votes = Array.from({ length: count }, () => new Map<number, number>());
  for (let run = 0; run < paper.runCount; run += 1) {
    const seen = votes[areaOf[paper.owners[run] ?? 0] ?? -1];
    if (seen === undefined) continue;
    const [start, end] = [paper.starts[run] ?? 0, paper.ends[run] ?? 0];
    const label = map.labels[2 * (paper.rows[run] ?? 0) * map.width + start + end] ?? 0;
    seen.set(label, (seen.get(label) ?? 0) + end - start);
  }
  return votes.map((seen) => [...seen].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0]);
}

/**
 * Lets all areas grow into the lines between them, evenly: where two meet is the middle of a line, which is noted on both.
 * Answers the index of the part that each pixel of the page is nearest to, plus `OFFSET`.
 */
export function findWalls(page: Bitmap, { parts, paper, partOf }: PageParts): Uint16Array {
  const { width, ink } = page;
  const owners = new Uint16Array(ink.length);
  for (let run = 0; run < paper.runCount; run += 1) {
    const row = (paper.rows[run] ?? 0) * width;
    const owner = (partOf[paper.owners[run] ?? 0] ?? MARGIN) + OFFSET;
    owners.fill(owner, row + (paper.starts[run] ?? 0), row + (paper.ends[run] ?? 0));
  }
  const lined = growOwners(owners, page);
  for (let next = 0; next < lined.length; next += 1) {
    const at = lined[next] ?? 0;
    const [here, right, below] = [owners[at] ?? 0, owners[at + 1] ?? 0, owners[at + width] ?? 0];
    if (here === right && here === below) continue;
    for (const other of [right, below]) {
      if (here === other || other === 0) continue;
      addTo(parts[here - OFFSET]?.walls, other - OFFSET, at);
      addTo(parts[other - OFFSET]?.walls, here - OFFSET, at);
    }
  }
  return owners;
}

function addTo(walls: Map<number, number[]> | undefined, other: number, at: number): void {
  const points = walls?.get(other);
  if (points) points.push(at);
  else walls?.set(other, [at]);
}

/** Gives each pixel of ink the owner of the paper nearest to it; returns those pixels. */
function growOwners(owners: Uint16Array, { width, ink }: Bitmap): Int32Array {
  let [start, end] = [0, 0];
  for (let at = ink.indexOf(1); at >= 0; at = ink.indexOf(1, at + 1)) end += 1;
  const queue = new Int32Array(end);
  end = 0;
  for (let at = ink.indexOf(1); at >= 0; at = ink.indexOf(1, at + 1)) {
    if (ink[at - 1] === 0 || ink[at + 1] === 0 || ink[at - width] === 0 || ink[at + width] === 0) {
      queue[end] = at;
      end += 1;
    }
  }
  // Those at the edge of the paper take its owner, the others that of the pixel before them.
  const edge = end;
  const take = (at: number, owner: number): void => {
    if (ink[at] !== 1 || owners[at] !== 0) return;
    owners[at] = owner;
    queue[end] = at;
    end += 1;
  };
  for (; start < edge; start += 1) {
    const at = queue[start] ?? 0;
    const near = ink[at - 1] === 0 ? -1 : ink[at + 1] === 0 ? 1 : ink[at - width] === 0 ? -width : width;
    owners[at] = owners[at + near] ?? 0;
  }
  for (start = 0; start < end; start += 1) {
    const at = queue[start] ?? 0;
    const owner = owners[at] ?? 0;
    take(at - 1, owner);
    take(at + 1, owner);
    take(at - width, owner);
    take(at + width, owner);
  }
  return queue.subarray(0, end);
}
