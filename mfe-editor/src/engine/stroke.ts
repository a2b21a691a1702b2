import { type Delta, DeltaWriter } from './delta.ts';
import { entryOf, isSameCoat, type Material, WASH_DEPTHS, washDepth, washEntry } from './entry.ts';
import { roughnessOf } from './grain.ts';
import { entryAt, type Picture, setEntry } from './picture.ts';
import { type Rect, unionRect } from './rect.ts';

/** A place on the page in pixels, fractions allowed. */
export interface Point {
  x: number;
  y: number;
}

/** A place that a stroke passes. */
export interface StrokePoint extends Point {
  /** How hard a pen presses, 0 to 1; absent for what has no pressure. At a half a stroke has its width. */
  pressure?: number;
}

/** How a stroke paints. */
export interface StrokeStyle {
  /** Diameter in page pixels, where no pen presses more or less. */
  width: number;
  /** The opaque pixel it leaves. */
  pixel: number;
  material: Material;
  /** Region that it may not leave; 0 lets it go everywhere. */
  clipRegion: number;
}

/**
 * A stroke in the making. Its edge is hard, not blended, so that a later fill meets it without a ring of mixed
 * colors. The path is smoothed with quadratic curves through the midpoints of the points given.
 */
export class Stroke {
  // Touched pixels with the entry they had, packed so that sorting the numbers sorts the pixels.
  private touched: Float64Array = new Float64Array(4096);
  private count = 0;
  private readonly isTouched: Uint8Array;
  private readonly entry: number;
  private last: Dot;
  private middle: Dot;

  constructor(
    private readonly picture: Picture,
    private readonly style: StrokeStyle,
    start: StrokePoint,
  ) {
    this.isTouched = new Uint8Array(picture.lines.length);
    this.entry = entryOf(style.pixel, style.material);
    this.last = this.dotAt(start);
    this.middle = this.last;
  }

  /** Paints the first dot. */
  begin(): Rect | null {
    return this.paintSegment(this.last, this.last);
  }

  /** Paints on to the middle between the last point and this one. */
  extend(point: StrokePoint): Rect | null {
    const from = this.middle;
    const control = this.last;
    const last = this.dotAt(point);
    const to = {
      x: (control.x + point.x) / 2,
      y: (control.y + point.y) / 2,
      radius: (control.radius + last.radius) / 2,
    };
    this.last = last;
    this.middle = to;
    return this.paintCurve(from, control, to);
  }

  /** Paints the rest and returns the whole change. */
  finish(): { delta: Delta; rect: Rect | null } {
    const rect = this.paintSegment(this.middle, this.last);
    const keys = this.touched.subarray(0, this.count).sort();
    const writer = new DeltaWriter();
    for (const key of keys) {
      const index = Math.floor(key / KEY_UNIT);
      writer.pixel(index, entryOfKey(key % KEY_UNIT), this.picture.over[index] as number);
    }
    return { delta: writer.finish(), rect };
  }

  private dotAt({ x, y, pressure = EVEN_PRESSURE }: StrokePoint): Dot {
    const share = LEAST_SHARE + 2 * (1 - LEAST_SHARE) * Math.max(0, Math.min(1, pressure));
    return { x, y, radius: (this.style.width / 2) * share };
  }

  private paintCurve(from: Dot, control: Dot, to: Dot): Rect | null {
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
        radius: from.radius + t * (to.radius - from.radius),
      };
      box = unionRect(box, this.paintSegment(previous, next));
      previous = next;
    }
    return box;
  }

  /** Paints a line with round ends: every pixel whose middle is within the radius, less where the material is rough. */
  private paintSegment(a: Dot, b: Dot): Rect | null {
    const { width, height } = this.picture.regions;
    const { material } = this.style;
    const most = Math.max(a.radius, b.radius);
    const left = Math.max(0, Math.floor(Math.min(a.x, b.x) - most));
    const right = Math.min(width, Math.ceil(Math.max(a.x, b.x) + most) + 1);
    const top = Math.max(0, Math.floor(Math.min(a.y, b.y) - most));
    const bottom = Math.min(height, Math.ceil(Math.max(a.y, b.y) + most) + 1);
    if (left >= right || top >= bottom) return null;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const t = nearestOn(a, b, x + 0.5, y + 0.5);
        const squared = (x + 0.5 - a.x - t * (b.x - a.x)) ** 2 + (y + 0.5 - a.y - t * (b.y - a.y)) ** 2;
        const radius = a.radius + t * (b.radius - a.radius);
        if (squared > radius * radius) continue;
        const inside = radius - roughnessOf({ material, width: 2 * radius }, x, y) - Math.sqrt(squared);
        if (material === 'flat' || inside >= 0) this.paint(y * width + x, inside);
      }
    }
    return { left, top, right, bottom };
  }

  /** `inside`: how far the pixel is from the stroke's edge, in pixels. */
  private paint(index: number, inside: number): void {
    const { picture, style } = this;
    if (style.clipRegion !== 0 && picture.regions.owner[index] !== style.clipRegion) return;
    const entry = style.material === 'watercolor' ? this.washAt(index, inside) : this.entry;
    if (entryAt(picture, index) === entry) return;
    if (this.isTouched[index] === 0) this.note(index);
    setEntry(picture, index, entry);
  }

  /** Where the stroke crosses itself, the wet edge is where neither part of it is deep. */
  private washAt(index: number, inside: number): number {
    const depth = Math.min(WASH_DEPTHS - 1, Math.floor(inside));
    const now = entryAt(this.picture, index);
    const isDeeper = this.isTouched[index] === 1 && isSameCoat(now, this.entry) && washDepth(now) > depth;
    return isDeeper ? now : washEntry(this.style.pixel, depth);
  }

  private note(index: number): void {
    if (this.count === this.touched.length) {
      const larger = new Float64Array(this.count * 2);
      larger.set(this.touched);
      this.touched = larger;
    }
    this.touched[this.count++] = index * KEY_UNIT + keyOfEntry(this.picture.over[index] as number);
    this.isTouched[index] = 1;
  }
}

/** A pen that presses evenly, or has no pressure to tell. */
const EVEN_PRESSURE = 0.5;
/** What the lightest touch leaves of a stroke's width. */
const LEAST_SHARE = 0.25;

/** A place with what a stroke reaches around it, in page pixels. */
interface Dot extends Point {
  radius: number;
}

// An entry fits 31 bits without its highest, which is set in all but "no entry"; 22 more hold the pixel's number.
const KEY_UNIT = 2 ** 31;

function keyOfEntry(entry: number): number {
  return entry & 0x7fffffff;
}

function entryOfKey(key: number): number {
  return key === 0 ? 0 : (key | 0x80000000) >>> 0;
}

/** Where a segment is nearest to a place: 0 at `a`, 1 at `b`. */
function nearestOn(a: Point, b: Point, x: number, y: number): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  return length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length));
}
