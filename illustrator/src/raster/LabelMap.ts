import type { Points } from '../art/art.ts';
import { Crossings } from './Crossings.ts';

/** Label of what is solid black. */
export const INK = 65535;

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
  /**
   * A bit for each pixel, 32 a word, the lowest bit leftmost, each row from a word of its own: set wherever a label may differ from
   * the one to the right or below. Whoever asks where labels change looks there alone.
   */
  readonly borders: Uint32Array;
  /** Words of `borders` a row. */
  readonly stride: number;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.labels = new Uint16Array(width * height);
    this.stride = Math.ceil(width / 32);
    this.borders = new Uint32Array(this.stride * height);
  }

  /** Makes it all paper again. */
  clear(): void {
    this.labels.fill(0);
    this.borders.fill(0);
  }

  /** The last column, from x on, up to which a row surely bears one label. */
  sameUntil(x: number, y: number): number {
    const row = y * this.stride;
    let word = x >> 5;
    let bits = (this.borders[row + word] ?? 0) & (-1 << (x & 31));
    while (bits === 0 && word + 1 < this.stride) {
      word += 1;
      bits = this.borders[row + word] ?? 0;
    }
    return bits === 0 ? this.width - 1 : 32 * word + 31 - Math.clz32(bits & -bits);
  }

  /** Paints the inside of rings (even-odd, sampled at pixel centers) with a label. */
  fill(rings: readonly Points[], to: Affine, label: number): void {
    crossings.find(rings, to, this.height);
    const { xs, starts, ends, top, bottom } = crossings;
    let [from, above] = [0, 0];
    for (let y = top; y <= bottom; y += 1) {
      const first = starts[y] ?? 0;
      const last = first + (((ends[y] ?? 0) - first) & ~1);
      for (let k = first; k < last; k += 2) {
        const start = this.firstOf(xs[k] ?? 0);
        const end = Math.max(start, this.endOf(xs[k + 1] ?? 0));
        if (end > start) this.paint(y, start, end, label);
        // From here on they are whole columns.
        xs[k] = start;
        xs[k + 1] = end;
      }
      this.markBetween(y - 1, xs, { from, above, first, last });
      from = first;
      above = last;
    }
    this.markBetween(bottom, xs, { from, above, first: above, last: above });
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
    const bottom = Math.min(this.height - 1, Math.floor(y + radius - 0.5));
    let left = this.firstOf(x);
    let right = left;
    for (let row = Math.max(0, Math.ceil(y - radius - 0.5)); row <= bottom; row += 1) {
      const half = Math.sqrt(Math.max(0, radius * radius - (row + 0.5 - y) ** 2));
      const first = this.firstOf(x - half);
      const end = Math.max(first, this.endOf(x + half));
      if (end > first) this.paint(row, first, end, label);
      this.mark(row - 1, Math.min(left, first), Math.max(left, first));
      this.mark(row - 1, Math.min(right, end), Math.max(right, end));
      left = first;
      right = end;
    }
    this.mark(bottom, left, right);
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
    const row = y * this.stride;
    if (first > 0) this.markOne(row, first - 1);
    this.markOne(row, end - 1);
  }

  /** Marks where spans (start and end by turns) of a row, from `from` up to `above`, and those of the row below it differ. */
  private markBetween(
    y: number,
    spans: Float32Array,
    { from, above, first, last }: Record<'from' | 'above' | 'first' | 'last', number>,
  ): void {
    if (above - from === last - first) {
      for (let k = 0; k < last - first; k += 1) {
        const [one, other] = [spans[from + k] ?? 0, spans[first + k] ?? 0];
        if (one !== other) this.mark(y, Math.min(one, other), Math.max(one, other));
      }
      return;
    }
    for (let k = from; k < above; k += 2) this.mark(y, spans[k] ?? 0, spans[k + 1] ?? 0);
    for (let k = first; k < last; k += 2) this.mark(y, spans[k] ?? 0, spans[k + 1] ?? 0);
  }

  private markOne(row: number, x: number): void {
    const at = row + (x >> 5);
    this.borders[at] = (this.borders[at] ?? 0) | (1 << (x & 31));
  }

  /** Marks the pixels of a row from `from` up to but without `to`. */
  private mark(y: number, from: number, to: number): void {
    const end = Math.min(to, this.width);
    if (y < 0 || end <= from) return;
    const [first, last] = [y * this.stride + (from >> 5), y * this.stride + ((end - 1) >> 5)];
    for (let at = first; at <= last; at += 1) {
      const head = at === first ? -1 << (from & 31) : -1;
      const tail = at === last ? -1 >>> (31 - ((end - 1) & 31)) : -1;
      this.borders[at] = (this.borders[at] ?? 0) | (head & tail);
    }
  }
}

const crossings = new Crossings();

/** Applies a transform to a point. */
export function apply(to: Affine, x: number, y: number): [number, number] {
  return [to.a * x + to.c * y + to.e, to.b * x + to.d * y + to.f];
}
