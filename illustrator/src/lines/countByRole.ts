import { type Components, findComponents } from '@lineleaf/press/raster';
import type { TracedScene } from '../drawnScene.ts';
import { INK } from '../raster/LabelMap.ts';
import type { Role } from './paintArt.ts';

/**
 * How many of a page's enclosed areas belong to what was asked for, to a place that was not, to fillers and to the frame. A
 * gap within one picture, such as between the threads of a web, is that picture's.
 */
export function countByRole(scene: TracedScene): Record<Role, number> {
  const { bitmap, placed } = scene;
  const counts: Record<Role, number> = { subject: 0, scenery: 0, filler: 0, frame: 0 };
  const paper = scene.paper ?? findComponents(bitmap, 0);
  const labelled = Array.from(paper.areas, () => new Map<number, number>());
  const beside = Array.from(paper.areas, () => new Map<number, number>());
  const pictureOf = picturesByLabel(placed);
  for (let run = 0; run < paper.runCount; run += 1) {
    const owner = paper.owners[run] ?? 0;
    if (paper.touchesEdge[owner] === 1) continue;
    const sides = sidesOf(scene, paper, run);
    tally(labelled[owner], pictureOf(sides.within));
    for (const label of [sides.left, sides.right]) tally(beside[owner], pictureOf(label));
  }
  for (const [owner, seen] of labelled.entries()) {
    if (paper.touchesEdge[owner] === 1) continue;
    const own = placed[most(seen).picture]?.role ?? 'scenery';
    const around = most(beside[owner] ?? new Map());
    const isGap = around.share > MOSTLY && placed[around.picture]?.role === 'subject';
    counts[isGap ? 'subject' : own] += 1;
  }
  return counts;
}

const MOSTLY = 0.85;
/** Farther than this beyond the end of a run there is no line but a solid. */
const WIDEST_LINE = 14;

function sidesOf(
  { bitmap, map }: TracedScene,
  paper: Components,
  run: number,
): { within: number; left: number; right: number } {
  const [y, start, end] = [paper.rows[run] ?? 0, paper.starts[run] ?? 0, paper.ends[run] ?? 0];
  const labelAt = (x: number) => map.labels[2 * y * map.width + 2 * x] ?? 0;
  const beyond = (from: number, step: number) => {
    let x = from;
    while (Math.abs(x - from) < WIDEST_LINE && bitmap.ink[y * bitmap.width + x] === 1) x += step;
    return labelAt(x);
  };
  return { within: labelAt((start + end) >> 1), left: beyond(start - 1, -1), right: beyond(end, 1) };
}

function tally(counts: Map<number, number> | undefined, picture: number): void {
  if (picture !== NONE) counts?.set(picture, (counts.get(picture) ?? 0) + 1);
}

function most(counts: ReadonlyMap<number, number>): { picture: number; share: number } {
  let [best, total] = [[NONE, 0] as readonly [number, number], 0];
  for (const entry of counts) {
    total += entry[1];
    if (entry[1] > best[1]) best = entry;
  }
  return { picture: best[0], share: total === 0 ? 0 : best[1] / total };
}

const NONE = -2;
const PAPER = -1;

/** The picture in the order of painting that a label belongs to; solid black belongs to none. */
function picturesByLabel(placed: TracedScene['placed']): (label: number) => number {
  const pictures: number[] = [PAPER];
  for (const [index, { art }] of placed.entries()) for (const _ of art.items) pictures.push(index);
  return (label) => (label === INK ? NONE : (pictures[label] ?? PAPER));
}
