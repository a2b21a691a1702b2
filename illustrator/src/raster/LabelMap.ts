import type { Points } from '../art/art.ts';

/** Label of what is solid black. */
export const INK = 65535;

/** Columns a block of `LabelMap.borders`, as a power of two: a word of bits. */
export const BLOCK_BITS = 5;

/** Up to so many pixels are set faster one by one than by a call. */
const SHORT = 32;

/** x' = a x + c y + e, y' = b x + d y + f. */
export interface Affine {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

/** Leaves everything where it is. */
export const AS_IS: Affine = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** A raster in which each pixel bears the label of the topmost area; 0 is the paper. */
export class LabelMap {
  readonly labels: Uint16Array;
  /** Row by row, 1 for each block of `2 ** BLOCK_BITS` columns in which labels may differ from those to the right or below. */
  readonly borders: Uint8Array;
  readonly blocks: number;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.labels = new Uint16Array(width * height);
    this.blocks = (width >> BLOCK_BITS) + 1;
    this.borders = new Uint8Array(this.blocks * height);
  }

  /** Makes it all paper again. */
  clear(): void {
    this.labels.fill(0);
    this.borders.fill(0);
  }

  /** Paints the inside of rings (even-odd, sampled at pixel centers) with a label. */
  fill(rings: readonly Points[], to: Affine, label: number): void {
    const edges = collectEdges(rings, to);
    const top = Math.max(0, Math.ceil(edges.top - 0.5));
    const bottom = Math.min(this.height - 1, Math.floor(edges.bottom - 0.5));
    if (bottom < top) return;
    const crossings = countCrossings(edges, top, bottom);
    const cursor = crossings.starts.slice();
    scatter(edges, { xs: crossings.xs, cursor, top, bottom });
    const { xs } = crossings;
    let [above, here]: [number[], number[]] = [[], []];
    for (let y = top; y <= bottom; y += 1) {
      const [first, last] = [crossings.starts[y - top] ?? 0, cursor[y - top] ?? 0];
      sortPart(xs, first, last);
      here.length = 0;
      for (let k = first; k + 1 < last; k += 2) {
        const start = this.firstOf(xs[k] ?? 0);
        const end = this.endOf(xs[k + 1] ?? 0);
        if (end > start) this.paint(y, start, end, label);
        here.push(start, Math.max(start, end));
      }
      this.markBetween(y - 1, above, here);
      [above, here] = [here, above];
    }
    this.markBetween(bottom, above, []);
  }

  /** Paints a round-ended stroke of the given radius (pixels) along a polyline. */
  stroke(points: Points, to: Affine, stroke: { radius: number; label: number }): void {
    for (let i = 0; i + 1 < points.length; i += 2) {
      const [x, y] = apply(to, points[i] ?? 0, points[i + 1] ?? 0);
      const last = i + 3 >= points.length;
      const [nextX, nextY] = last ? [x, y] : apply(to, points[i + 2] ?? 0, points[i + 3] ?? 0);
      // Discs so far apart leave the edge within a fifth of a pixel of straight.
      const steps = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / Math.sqrt(1.5 * stroke.radius)));
      for (let k = 0; k < steps; k += 1) {
        this.disc(x + ((nextX - x) * k) / steps, y + ((nextY - y) * k) / steps, stroke.radius, stroke.label);
      }
    }
  }

  private disc(x: number, y: number, radius: number, label: number): void {
    for (let row = Math.ceil(y - radius - 0.5); row <= y + radius - 0.5; row += 1) {
      if (row < 0 || row >= this.height) continue;
      const half = Math.sqrt(Math.max(0, radius * radius - (row + 0.5 - y) ** 2));
      this.span(row, x - half, x + half, label);
    }
  }

  private span(y: number, from: number, to: number, label: number): void {
    const [first, end] = [this.firstOf(from), this.endOf(to)];
    if (end <= first) return;
    this.paint(y, first, end, label);
    this.mark(y - 1, first, end);
    this.mark(y, first, end);
  }

  /** The first pixel whose center lies right of x. */
  private firstOf(x: number): number {
    return Math.max(0, Math.ceil(x - 0.5));
  }

  /** One more than the last pixel whose center lies left of x. */
  private endOf(x: number): number {
    return Math.min(this.width, Math.ceil(x - 0.5));
  }

  private paint(y: number, first: number, end: number, label: number): void {
    const [from, to] = [y * this.width + first, y * this.width + end];
    if (end - first > SHORT) this.labels.fill(label, from, to);
    else for (let at = from; at < to; at += 1) this.labels[at] = label;
    this.mark(y, first - 1, first - 1);
    this.mark(y, end - 1, end - 1);
  }

  /** Marks where spans (start and end by turns) of a row and those of the row below it differ. */
  private markBetween(y: number, spans: readonly number[], below: readonly number[]): void {
    if (spans.length === below.length) {
      for (let i = 0; i < spans.length; i += 1) {
        const [one, other] = [spans[i] ?? 0, below[i] ?? 0];
        if (one !== other) this.mark(y, Math.min(one, other), Math.max(one, other));
      }
      return;
    }
    for (const each of [spans, below])
      for (let i = 0; i + 1 < each.length; i += 2) this.mark(y, each[i] ?? 0, each[i + 1] ?? 0);
  }

  private mark(y: number, from: number, to: number): void {
    if (y < 0) return;
    const last = Math.min(to, this.width - 1) >> BLOCK_BITS;
    for (let block = Math.max(0, from) >> BLOCK_BITS; block <= last; block += 1)
      this.borders[y * this.blocks + block] = 1;
  }
}

/** Applies a transform to a point. */
export function apply(to: Affine, x: number, y: number): [number, number] {
  return [to.a * x + to.c * y + to.e, to.b * x + to.d * y + to.f];
}

interface Edges {
  /** x0, y0, x1, y1 with y0 < y1, four numbers an edge. */
  coordinates: Float32Array;
  count: number;
  top: number;
  bottom: number;
}

function collectEdges(rings: readonly Points[], to: Affine): Edges {
  let capacity = 0;
  for (const ring of rings) capacity += ring.length / 2 + 1;
  const coordinates = new Float32Array(capacity * 4);
  let [at, top, bottom] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const ring of rings) {
    let [x0, y0] = apply(to, ring[0] ?? 0, ring[1] ?? 0);
    for (let i = 2; i + 1 < ring.length; i += 2) {
      const [x, y] = [ring[i] ?? 0, ring[i + 1] ?? 0];
      const [x1, y1] = [to.a * x + to.c * y + to.e, to.b * x + to.d * y + to.f];
      if (y0 !== y1) {
        const isDown = y0 < y1;
        coordinates[at] = isDown ? x0 : x1;
        coordinates[at + 1] = isDown ? y0 : y1;
        coordinates[at + 2] = isDown ? x1 : x0;
        coordinates[at + 3] = isDown ? y1 : y0;
        at += 4;
        if (y1 < top) top = y1;
        if (y0 < top) top = y0;
        if (y1 > bottom) bottom = y1;
        if (y0 > bottom) bottom = y0;
      }
      x0 = x1;
      y0 = y1;
    }
  }
  return { coordinates, count: at / 4, top, bottom };
}

/** The first row whose pixels' centers lie at or below y. */
function rowAt(y: number): number {
  return Math.ceil(y - 0.5);
}

function countCrossings({ coordinates, count }: Edges, top: number, bottom: number) {
  const starts = new Int32Array(bottom - top + 2);
  for (let at = 0; at < 4 * count; at += 4) {
    const first = Math.max(top, rowAt(coordinates[at + 1] ?? 0));
    const last = Math.min(bottom, rowAt(coordinates[at + 3] ?? 0) - 1);
    for (let slot = first - top + 1; slot <= last - top + 1; slot += 1)
      starts[slot] = (starts[slot] ?? 0) + 1;
  }
  for (let k = 1; k < starts.length; k += 1) starts[k] = (starts[k] ?? 0) + (starts[k - 1] ?? 0);
  return { starts, xs: new Float32Array(starts.at(-1) ?? 0) };
}

function scatter(
  { coordinates, count }: Edges,
  { xs, cursor, top, bottom }: { xs: Float32Array; cursor: Int32Array; top: number; bottom: number },
): void {
  for (let at = 0; at < 4 * count; at += 4) {
    const [x0, y0] = [coordinates[at] ?? 0, coordinates[at + 1] ?? 0];
    const [x1, y1] = [coordinates[at + 2] ?? 0, coordinates[at + 3] ?? 0];
    const last = Math.min(bottom, rowAt(y1) - 1);
    const slope = (x1 - x0) / (y1 - y0);
    for (let y = Math.max(top, rowAt(y0)); y <= last; y += 1) {
      const slot = cursor[y - top] ?? 0;
      xs[slot] = x0 + (y + 0.5 - y0) * slope;
      cursor[y - top] = slot + 1;
    }
  }
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
