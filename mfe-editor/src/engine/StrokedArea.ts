import { isSimilar } from './color.ts';
import { colorAt, type Picture, regionRect } from './picture.ts';
import { type Rect, unionRect } from './rect.ts';
import { CORE_LUMINANCE } from './runs.ts';

const INSIDE = 1;
const RIVAL = 2;
/** As far as ownership reaches under lines, so as far as a color can have to follow. */
const REACH_PX = 12;

/** The pixels of one region, or of parts joined by open gaps, that join a seed through colors similar to the seed's: what strokes leave of it. */
export class StrokedArea {
  private readonly mark: Uint8Array;
  private readonly isMember: Uint8Array;
  private readonly box: Rect;

  constructor(
    private readonly picture: Picture,
    private readonly members: readonly number[],
    private readonly seedColor: number,
  ) {
    this.mark = new Uint8Array(picture.lines.length);
    this.isMember = new Uint8Array(picture.regions.count + 1);
    for (const id of members) this.isMember[id] = 1;
    this.box = members.map((id) => regionRect(picture.regions, id)).reduce((a, b) => unionRect(a, b) ?? a);
  }

  /** Marks all that joins `index` outside lines: scanline fill with a visited map (Heckbert 1990), 4-connected. */
  spread(index: number): void {
    const { width, height } = this.picture.regions;
    const open: number[] = [this.nearestInside(index)];
    while (open.length > 0) {
      const seed = open.pop() as number;
      if (!this.isFree(seed)) continue;
      const row = seed - (seed % width);
      let from = seed;
      while (from > row && this.isFree(from - 1)) from--;
      let to = seed + 1;
      while (to < row + width && this.isFree(to)) to++;
      this.mark.fill(INSIDE, from, to);
      if (row > 0) this.seedRow(open, from - width, to - width);
      if (row < (height - 1) * width) this.seedRow(open, from + width, to + width);
    }
  }

  /** Carries the marks under the area's lines, ring by ring, against the parts of it that were not marked. */
  spreadUnderLines(): void {
    const { edgeFrom, edges } = this.picture.regions;
    let rest = this.members
      .flatMap((id) => [...edges.subarray(edgeFrom[id], edgeFrom[id + 1])])
      .filter((i) => !this.isCore(i));
    for (let ring = 0; ring < 2 * REACH_PX && rest.length > 0; ring++) {
      const marks = rest.map((i) => this.markBeside(i));
      rest.forEach((i, k) => {
        if (marks[k] !== 0) this.mark[i] = marks[k] as number;
      });
      rest = rest.filter((_, k) => marks[k] === 0);
    }
  }

  /** Visits the marked pixels in raster order. */
  eachInOrder(visit: (index: number) => void): void {
    const { width } = this.picture.regions;
    const { left, top, right, bottom } = this.box;
    for (let y = top; y < bottom; y++) {
      for (let i = y * width + left; i < y * width + right; i++) if (this.mark[i] === INSIDE) visit(i);
    }
  }

  private seedRow(open: number[], from: number, to: number): void {
    let wasFree = false;
    for (let i = from; i < to; i++) {
      const free = this.isFree(i);
      if (free && !wasFree) open.push(i);
      wasFree = free;
    }
  }

  private isFree(i: number): boolean {
    return this.mark[i] === 0 && this.isCore(i) && isSimilar(colorAt(this.picture, i), this.seedColor);
  }

  private isCore(i: number): boolean {
    return (
      (this.picture.lines[i] as number) >= CORE_LUMINANCE &&
      this.isMember[this.picture.regions.owner[i] as number] === 1
    );
  }

  private markBeside(i: number): number {
    if (!isSimilar(colorAt(this.picture, i), this.seedColor)) return RIVAL;
    const { width, owner } = this.picture.regions;
    const x = i % width;
    let best = 0;
    for (let dx = x === 0 ? 0 : -1; dx <= (x === width - 1 ? 0 : 1); dx++) {
      for (const n of [i + dx - width, i + dx, i + dx + width]) {
        if (n < 0 || n >= owner.length || this.isMember[owner[n] as number] === 0) continue;
        if (this.mark[n] === INSIDE) return INSIDE;
        if (this.mark[n] === RIVAL || this.isCore(n)) best = RIVAL;
      }
    }
    return best;
  }

  /** The inside pixel of like color closest to a click on a line's gray edge; the click itself where there is none. */
  private nearestInside(index: number): number {
    if (this.isCore(index)) return index;
    const { width, height } = this.picture.regions;
    const x = index % width;
    const y = Math.floor(index / width);
    let best = index;
    let bestDistance = Number.POSITIVE_INFINITY;
    for (let ny = Math.max(0, y - REACH_PX); ny <= Math.min(height - 1, y + REACH_PX); ny++) {
      for (let nx = Math.max(0, x - REACH_PX); nx <= Math.min(width - 1, x + REACH_PX); nx++) {
        const distance = (nx - x) ** 2 + (ny - y) ** 2;
        if (distance >= bestDistance || !this.isFree(ny * width + nx)) continue;
        best = ny * width + nx;
        bestDistance = distance;
      }
    }
    return best;
  }
}
