import { mapAreas } from '@lineleaf/press';
import type { Bitmap, Components } from '@lineleaf/press/raster';
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
  /** Of each pixel of the page the index of the part that it is nearest to, plus `OFFSET`. */
  owners: Uint16Array;
}

/** Stands for the paper around the frame in `walls`. */
export const MARGIN = -1;

/** Owners are indexes of parts from here on: 0 is nobody, 1 the margin. */
export const OFFSET = 2;

/** Finds the areas of a page and the lines between them. */
export function findParts(page: Bitmap, map: LabelMap, found: Components | undefined): PageParts {
  const { areas, paper, areaOf } = mapAreas(page, found);
  const labels = labelsOf(paper, areaOf, { map, count: areas.length });
  const parts = areas.map(
    ({ pixels, spot }, index): Part => ({
      pixels,
      radius: spot.radius,
      label: labels[index] ?? 0,
      walls: new Map(),
    }),
  );
  return { parts, paper, partOf: areaOf, owners: findWalls(page, { parts, paper, partOf: areaOf }) };
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

/** Lets all areas grow into the lines between them, evenly: where two meet is the middle of a line. */
function findWalls(page: Bitmap, { parts, paper, partOf }: Omit<PageParts, 'owners'>): Uint16Array {
  const { width, ink } = page;
  const owners = new Uint16Array(ink.length);
  for (let run = 0; run < paper.runCount; run += 1) {
    const row = (paper.rows[run] ?? 0) * width;
    const owner = (partOf[paper.owners[run] ?? 0] ?? MARGIN) + OFFSET;
    owners.fill(owner, row + (paper.starts[run] ?? 0), row + (paper.ends[run] ?? 0));
  }
  const lined = growOwners(owners, page);
  for (const at of lined) {
    const here = owners[at] ?? 0;
    for (const other of [owners[at + 1] ?? 0, owners[at + width] ?? 0]) {
      if (here === other || here === 0 || other === 0) continue;
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

/** Gives each pixel of ink the owner of the paper nearest to it; answers those pixels. */
function growOwners(owners: Uint16Array, { width, ink }: Bitmap): Int32Array {
  let count = 0;
  for (let at = ink.indexOf(1); at >= 0; at = ink.indexOf(1, at + 1)) count += 1;
  const queue = new Int32Array(count);
  let end = 0;
  const take = (at: number, owner: number): void => {
    if (ink[at] !== 1 || owners[at] !== 0) return;
    owners[at] = owner;
    queue[end] = at;
    end += 1;
  };
  const beside = [-1, 1, -width, width];
  for (let at = ink.indexOf(1); at >= 0; at = ink.indexOf(1, at + 1)) {
    const near = beside.find((step) => ink[at + step] === 0);
    if (near !== undefined) take(at, owners[at + near] ?? 0);
  }
  for (let next = 0; next < end; next += 1) {
    const at = queue[next] ?? 0;
    for (const step of beside) take(at + step, owners[at] ?? 0);
  }
  return queue.subarray(0, end);
}
