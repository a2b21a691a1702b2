import type { Points } from '../art/art.ts';

/** Label of what is solid black. */
export const INK = 65535;

/** x' = a x + c y + e, y' = b x + d y + f. */
export interface Affine {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

/** A raster in which each pixel bears the label of the topmost area; 0 is the paper. */
export class LabelMap {
  readonly labels: Uint16Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.labels = new Uint16Array(width * height);
  }

  /** Paints the inside of rings (even-odd, sampled at pixel centres) with a label. */
  fill(rings: readonly Points[], to: Affine, label: number): void {
    const edges = collectEdges(rings, to);
    const top = Math.max(0, Math.ceil(edges.top - 0.5));
    const bottom = Math.min(this.height - 1, Math.floor(edges.bottom - 0.5));
    if (bottom < top) return;
    const crossings = countCrossings(edges, top, bottom);
    const cursor = crossings.starts.slice();
    for (let i = 0; i < edges.count; i += 1) scatter(edges, i, { ...crossings, cursor, top, bottom });
    for (let y = top; y <= bottom; y += 1) {
      const [first, last] = [crossings.starts[y - top] ?? 0, cursor[y - top] ?? 0];
      const row = crossings.xs.subarray(first, last).sort();
      for (let k = 0; k + 1 < row.length; k += 2) this.span(y, row[k] ?? 0, row[k + 1] ?? 0, label);
    }
  }

  /** Paints a round-ended stroke of the given radius (pixels) along a polyline. */
  stroke(points: Points, to: Affine, stroke: { radius: number; label: number }): void {
    for (let i = 0; i + 1 < points.length; i += 2) {
      const [x, y] = apply(to, points[i] ?? 0, points[i + 1] ?? 0);
      const last = i + 3 >= points.length;
      const [nextX, nextY] = last ? [x, y] : apply(to, points[i + 2] ?? 0, points[i + 3] ?? 0);
      const steps = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / 1.5));
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
    const first = Math.max(0, Math.ceil(from - 0.5));
    const last = Math.min(this.width - 1, Math.ceil(to - 0.5) - 1);
    if (last >= first) this.labels.fill(label, y * this.width + first, y * this.width + last + 1);
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
  let [count, top, bottom] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const ring of rings) {
    for (let i = 0; i + 3 < ring.length; i += 2) {
      const [x0, y0] = apply(to, ring[i] ?? 0, ring[i + 1] ?? 0);
      const [x1, y1] = apply(to, ring[i + 2] ?? 0, ring[i + 3] ?? 0);
      if (y0 === y1) continue;
      coordinates.set(y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0], count * 4);
      count += 1;
      top = Math.min(top, y0, y1);
      bottom = Math.max(bottom, y0, y1);
    }
  }
  return { coordinates, count, top, bottom };
}

function rowsOf(edges: Edges, i: number, top: number, bottom: number): [number, number] {
  const first = Math.ceil((edges.coordinates[4 * i + 1] ?? 0) - 0.5);
  const last = Math.ceil((edges.coordinates[4 * i + 3] ?? 0) - 0.5) - 1;
  return [Math.max(top, first), Math.min(bottom, last)];
}

function countCrossings(edges: Edges, top: number, bottom: number) {
  const starts = new Int32Array(bottom - top + 2);
  for (let i = 0; i < edges.count; i += 1) {
    const [first, last] = rowsOf(edges, i, top, bottom);
    for (let y = first; y <= last; y += 1) starts[y - top + 1] = (starts[y - top + 1] ?? 0) + 1;
  }
  for (let k = 1; k < starts.length; k += 1) starts[k] = (starts[k] ?? 0) + (starts[k - 1] ?? 0);
  return { starts, xs: new Float32Array(starts.at(-1) ?? 0) };
}

function scatter(
  edges: Edges,
  i: number,
  rows: { xs: Float32Array; cursor: Int32Array; top: number; bottom: number },
): void {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = edges.coordinates.subarray(4 * i, 4 * i + 4);
  const [first, last] = rowsOf(edges, i, rows.top, rows.bottom);
  const slope = (x1 - x0) / (y1 - y0);
  for (let y = first; y <= last; y += 1) {
    const slot = rows.cursor[y - rows.top] ?? 0;
    rows.xs[slot] = x0 + (y + 0.5 - y0) * slope;
    rows.cursor[y - rows.top] = slot + 1;
  }
}
