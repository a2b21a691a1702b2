import type { Bitmap, Components } from '@lineleaf/press/raster';
import { INK, type LabelMap } from '../raster/LabelMap.ts';
import type { PlacedArt, Role } from './paintArt.ts';

/** A page, the map of its areas, the pictures on it in their order, and its paper. */
export interface PaintedPage {
  bitmap: Bitmap;
  map: LabelMap;
  placed: readonly PlacedArt[];
  paper: Components;
}

/**
 * How many of a page's enclosed areas belong to what was asked for, to a place that was not, to fillers and to the frame. A
 * gap within one picture, such as between the threads of a web, is that picture's.
 */
export function countByRole({ bitmap, map, placed, paper }: PaintedPage): Record<Role, number> {
  const counts: Record<Role, number> = { subject: 0, scenery: 0, filler: 0, frame: 0 };
  const pictures = picturesByLabel(placed);
  const within = new Tally(paper.areas.length, placed.length + 1);
  const beside = new Tally(paper.areas.length, placed.length + 1);
  for (let run = 0; run < paper.runCount; run += 1) {
    const owner = paper.owners[run] ?? 0;
    if (paper.touchesEdge[owner] === 1) continue;
    const [y, start, end] = [paper.rows[run] ?? 0, paper.starts[run] ?? 0, paper.ends[run] ?? 0];
    const row = 2 * y * map.width;
    const left = beyondLine(bitmap, y, start - 1, -1);
    const right = beyondLine(bitmap, y, end, 1);
    within.add(owner, pictures[map.labels[row + 2 * ((start + end) >> 1)] ?? 0] ?? PAPER);
    beside.add(owner, pictures[map.labels[row + 2 * left] ?? 0] ?? PAPER);
    beside.add(owner, pictures[map.labels[row + 2 * right] ?? 0] ?? PAPER);
  }
  for (let area = 0; area < paper.areas.length; area += 1) {
    if (paper.touchesEdge[area] === 1) continue;
    const around = beside.most(area);
    const isGap = around.share > MOSTLY && placed[around.picture]?.role === 'subject';
    counts[isGap ? 'subject' : (placed[within.most(area).picture]?.role ?? 'scenery')] += 1;
  }
  return counts;
}

const MOSTLY = 0.85;
/** Farther than this beyond the end of a run there is no line but a solid. */
const WIDEST_LINE = 14;

/** The x at which the line that begins at `from` is over. */
function beyondLine({ ink, width }: Bitmap, y: number, from: number, step: number): number {
  let x = from;
  while (Math.abs(x - from) < WIDEST_LINE && ink[y * width + x] === 1) x += step;
  return x;
}

/** How often each area met each picture. */
class Tally {
  readonly #counts: Uint32Array;
  /** When an area first met a picture: of two met as often, the first one counts. */
  readonly #since: Uint32Array;
  readonly #pictures: number;
  #met = 0;

  constructor(areas: number, pictures: number) {
    this.#counts = new Uint32Array(areas * pictures);
    this.#since = new Uint32Array(areas * pictures);
    this.#pictures = pictures;
  }

  add(area: number, picture: number): void {
    if (picture === NONE) return;
    const at = area * this.#pictures + picture - PAPER;
    const count = this.#counts[at] ?? 0;
    this.#counts[at] = count + 1;
    this.#met += 1;
    if (count === 0) this.#since[at] = this.#met;
  }

  /** The picture that an area met most often, and its share of all meetings. */
  most(area: number): { picture: number; share: number } {
    const first = area * this.#pictures;
    let [best, most, total] = [-1, 0, 0];
    for (let at = first; at < first + this.#pictures; at += 1) {
      const count = this.#counts[at] ?? 0;
      total += count;
      const isEarlier = count === most && (this.#since[at] ?? 0) < (this.#since[best] ?? 0);
      if (count > most || (count > 0 && isEarlier)) [best, most] = [at, count];
    }
    return { picture: best < 0 ? NONE : best - first + PAPER, share: total === 0 ? 0 : most / total };
  }
}

const NONE = -2;
const PAPER = -1;

/** The picture in the order of painting that each label belongs to; solid black belongs to none. */
function picturesByLabel(placed: readonly PlacedArt[]): Int32Array {
  const pictures = new Int32Array(INK + 1).fill(PAPER);
  let label = 1;
  for (const [index, { art }] of placed.entries()) {
    pictures.fill(index, label, label + art.items.length);
    label += art.items.length;
  }
  pictures[INK] = NONE;
  return pictures;
}
