import type { Points } from '../art/art.ts';

type Matrix = Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', number>;

/** Where the edges of rings cross the middles of a raster's rows. One set of rings at a time; its arrays are used again for the next. */
export class Crossings {
  /** The first and the last row that rings reach; none where the last is before the first. */
  top = 0;
  bottom = -1;
  /** Of row y those from `starts[y]` up to but without `ends[y]`, from left to right. */
  xs = new Float32Array(LEAST);
  starts = new Int32Array(LEAST);
  ends = new Int32Array(LEAST);
  /** x0, y0, x1, y1 with y0 < y1, four numbers an edge. */
  #edges = new Float32Array(LEAST);
  #edgeCount = 0;

  /** Finds those of rings that are moved by x' = a x + c y + e, y' = b x + d y + f, on a raster of so many rows. */
  find(rings: readonly Points[], to: Matrix, rows: number): void {
    this.#collectEdges(rings, to);
    this.top = Math.max(0, this.top);
    this.bottom = Math.min(rows - 1, this.bottom);
    if (this.bottom < this.top) return;
    this.#makeRoom();
    this.#scatter();
    for (let y = this.top; y <= this.bottom; y += 1)
      sortPart(this.xs, this.starts[y] ?? 0, this.ends[y] ?? 0);
  }

  #collectEdges(rings: readonly Points[], { a, b, c, d, e, f }: Matrix): void {
    let capacity = 0;
    for (const ring of rings) capacity += 2 * ring.length + 4;
    if (capacity > this.#edges.length) this.#edges = new Float32Array(2 * capacity);
    const edges = this.#edges;
    let [at, top, bottom] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const ring of rings) {
      let [px, py] = [ring[0] ?? 0, ring[1] ?? 0];
      let [x0, y0] = [a * px + c * py + e, b * px + d * py + f];
      for (let i = 2; i + 1 < ring.length; i += 2) {
        px = ring[i] ?? 0;
        py = ring[i + 1] ?? 0;
        const [x1, y1] = [a * px + c * py + e, b * px + d * py + f];
        if (y0 !== y1) {
          const isDown = y0 < y1;
          edges[at] = isDown ? x0 : x1;
          edges[at + 1] = isDown ? y0 : y1;
          edges[at + 2] = isDown ? x1 : x0;
          edges[at + 3] = isDown ? y1 : y0;
          // An edge between the middles of two rows crosses none.
          if (rowAt(edges[at + 1] ?? 0) < rowAt(edges[at + 3] ?? 0)) at += 4;
          top = Math.min(top, y0, y1);
          bottom = Math.max(bottom, y0, y1);
        }
        x0 = x1;
        y0 = y1;
      }
    }
    this.#edgeCount = at / 4;
    this.top = Math.ceil(top - 0.5);
    this.bottom = Math.floor(bottom - 0.5);
  }

  /** Makes room in `xs` for those of each row. */
  #makeRoom(): void {
    const { top, bottom } = this;
    if (bottom >= this.starts.length) {
      this.starts = new Int32Array(2 * bottom);
      this.ends = new Int32Array(2 * bottom);
    }
    const { starts, ends } = this;
    ends.fill(0, top, bottom + 1);
    for (let at = 0; at < 4 * this.#edgeCount; at += 4) {
      const last = Math.min(bottom, rowAt(this.#edges[at + 3] ?? 0) - 1);
      for (let y = Math.max(top, rowAt(this.#edges[at + 1] ?? 0)); y <= last; y += 1)
        ends[y] = (ends[y] ?? 0) + 1;
    }
    let count = 0;
    for (let y = top; y <= bottom; y += 1) {
      const own = ends[y] ?? 0;
      starts[y] = ends[y] = count;
      count += own;
    }
    if (count > this.xs.length) this.xs = new Float32Array(2 * count);
  }

  #scatter(): void {
    const { xs, ends, top, bottom } = this;
    const edges = this.#edges;
    for (let at = 0; at < 4 * this.#edgeCount; at += 4) {
      const [x0, y0] = [edges[at] ?? 0, edges[at + 1] ?? 0];
      const [x1, y1] = [edges[at + 2] ?? 0, edges[at + 3] ?? 0];
      const last = Math.min(bottom, rowAt(y1) - 1);
      const slope = (x1 - x0) / (y1 - y0);
      for (let y = Math.max(top, rowAt(y0)); y <= last; y += 1) {
        const slot = ends[y] ?? 0;
        xs[slot] = x0 + (y + 0.5 - y0) * slope;
        ends[y] = slot + 1;
      }
    }
  }
}

/** Room for so many numbers at first. */
const LEAST = 1 << 12;

/** The first row whose pixels' centers lie at or below y. */
function rowAt(y: number): number {
  return Math.ceil(y - 0.5);
}

/** Sorts xs[first] up to but without xs[last]; a row has few crossings, mostly two. */
function sortPart(xs: Float32Array, first: number, last: number): void {
  if (last - first > FEW) {
    xs.subarray(first, last).sort();
    return;
  }
  for (let at = first + 1; at < last; at += 1) {
    const x = xs[at] ?? 0;
    let before = at - 1;
    for (; before >= first && (xs[before] ?? 0) > x; before -= 1) xs[before + 1] = xs[before] ?? 0;
    xs[before + 1] = x;
  }
}

const FEW = 24;
