import { type Delta, DeltaWriter, entryKey, entryOfKey } from './delta.ts';
import { colorAt, type Picture, setColor } from './picture.ts';
import { type Rect, unionRect } from './rect.ts';

/** A place on the page in pixels, fractions allowed. */
export interface Point {
  x: number;
  y: number;
}

/** How a stroke paints. */
export interface StrokeStyle {
  /** Diameter in page pixels. */
  width: number;
  /** The opaque pixel it leaves. */
  pixel: number;
  /** Region that it may not leave; 0 lets it go everywhere. */
  clipRegion: number;
}

/**
 * A stroke in the making. Its edge is hard, not blended, so that a later fill meets it without a ring of mixed
 * colours. The path is smoothed with quadratic curves through the midpoints of the points given.
 */
export class Stroke {
  // Touched pixels with the entry they had, packed so that sorting the numbers sorts the pixels.
  private touched: Float64Array = new Float64Array(4096);
  private count = 0;
  private last: Point;
  private middle: Point;

  constructor(
    private readonly picture: Picture,
    private readonly style: StrokeStyle,
    start: Point,
  ) {
    this.last = start;
    this.middle = start;
  }

  /** Paints the first dot. */
  begin(): Rect | null {
    return this.paintSegment(this.last, this.last);
  }

  /** Paints on to the middle between the last point and this one. */
  extend(point: Point): Rect | null {
    const from = this.middle;
    const control = this.last;
    const to = { x: (control.x + point.x) / 2, y: (control.y + point.y) / 2 };
    this.last = point;
    this.middle = to;
    return this.paintCurve(from, control, to);
  }

  /** Paints the rest and returns the whole change. */
  finish(): { delta: Delta; rect: Rect | null } {
    const rect = this.paintSegment(this.middle, this.last);
    const keys = this.touched.subarray(0, this.count).sort();
    const writer = new DeltaWriter();
    for (const key of keys) {
      const index = Math.floor(key / 2 ** 25);
      writer.pixel(index, entryOfKey(key % 2 ** 25), this.picture.over[index] as number);
    }
    return { delta: writer.finish(), rect };
  }

  private paintCurve(from: Point, control: Point, to: Point): Rect | null {
    const length =
      Math.hypot(control.x - from.x, control.y - from.y) + Math.hypot(to.x - control.x, to.y - control.y);
    const steps = Math.max(1, Math.ceil(length / 4));
    let previous = from;
    let box: Rect | null = null;
    for (let k = 1; k <= steps; k++) {
      const t = k / steps;
      const a = (1 - t) * (1 - t);
      const b = 2 * t * (1 - t);
      const next = {
        x: a * from.x + b * control.x + t * t * to.x,
        y: a * from.y + b * control.y + t * t * to.y,
      };
      box = unionRect(box, this.paintSegment(previous, next));
      previous = next;
    }
    return box;
  }

  /** Paints a line with round ends: every pixel whose middle is within the radius. */
  private paintSegment(a: Point, b: Point): Rect | null {
    const { width, height } = this.picture.regions;
    const radius = this.style.width / 2;
    const left = Math.max(0, Math.floor(Math.min(a.x, b.x) - radius));
    const right = Math.min(width, Math.ceil(Math.max(a.x, b.x) + radius) + 1);
    const top = Math.max(0, Math.floor(Math.min(a.y, b.y) - radius));
    const bottom = Math.min(height, Math.ceil(Math.max(a.y, b.y) + radius) + 1);
    if (left >= right || top >= bottom) return null;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        if (squaredDistance(x + 0.5, y + 0.5, a, b) <= radius * radius) this.paint(y * width + x);
      }
    }
    return { left, top, right, bottom };
  }

  private paint(index: number): void {
    const { picture, style } = this;
    if (style.clipRegion !== 0 && picture.regions.owner[index] !== style.clipRegion) return;
    if (colorAt(picture, index) === style.pixel) return;
    if (this.count === this.touched.length) {
      const larger = new Float64Array(this.count * 2);
      larger.set(this.touched);
      this.touched = larger;
    }
    this.touched[this.count++] = index * 2 ** 25 + entryKey(picture.over[index] as number);
    setColor(picture, index, style.pixel);
  }
}

function squaredDistance(x: number, y: number, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return (x - a.x - t * dx) ** 2 + (y - a.y - t * dy) ** 2;
}
