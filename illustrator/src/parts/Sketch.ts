import type { AreaItem, Art, ArtItem, Points } from '../art/art.ts';
import { type Affine, apply } from '../raster/LabelMap.ts';
import { readPath } from './readPath.ts';
import { ellipse } from './shapes.ts';

/**
 * Our own pictures are drawn with this: closed shapes painted one over another, solid darks and single lines, in the
 * picture's own units (y down). Shapes are SVG path data (M, L, H, V, C, Q, Z; absolute) or the forms below.
 */
export class Sketch {
  private readonly items: ArtItem[] = [];
  /** The boxes of those that were asked for, by their indexes. */
  private readonly boxes: Bounds[] = [];

  /** A shape to color, `color` in a colored suggestion; returns its index, for `join`. */
  area(shape: string | Points[], color?: string): number {
    const rings = typeof shape === 'string' ? readPath(shape).map(close) : shape.map(close);
    const { area, perimeter } = measure(rings);
    const item: AreaItem = {
      kind: 'area',
      rings,
      area,
      breadth: perimeter > 0 ? (2 * area) / perimeter : 0,
      mergeInto: -1,
      ...(color === undefined ? {} : { color }),
    };
    item.mergeInto = this.holder(rings);
    return this.items.push(item) - 1;
  }

  /** Adds to an earlier area, so that no line parts them. */
  join(index: number, shape: string | Points[]): void {
    const rings = typeof shape === 'string' ? readPath(shape).map(close) : shape.map(close);
    this.items.push({ kind: 'area', rings, area: 0, breadth: 0, mergeInto: index });
  }

  /** A shape that stays solid black. */
  ink(shape: string | Points[]): this {
    this.items.push({ kind: 'ink', rings: (typeof shape === 'string' ? readPath(shape) : shape).map(close) });
    return this;
  }

  /** A single line, `weight` times as wide as the page's. */
  line(path: string | Points, weight = 1): this {
    const lines = typeof path === 'string' ? readPath(path) : [path];
    for (const points of lines) this.items.push({ kind: 'line', points, weight });
    return this;
  }

  /** A limb of one piece through points, with a width at each; `onto` joins it to an earlier area. */
  tube(points: Points, widths: readonly number[], onto?: number, color?: string): number {
    const discs: Points[] = [];
    const quads: Points[] = [];
    for (let i = 0; i + 1 < points.length; i += 2) {
      const [x = 0, y = 0, nextX = 0, nextY = 0] = points.slice(i, i + 4);
      const radius = (widths[i / 2] ?? widths.at(-1) ?? 1) / 2;
      discs.push(ellipse(x, y, radius));
      if (i + 3 >= points.length) break;
      const nextRadius = (widths[i / 2 + 1] ?? widths.at(-1) ?? 1) / 2;
      const length = Math.hypot(nextX - x, nextY - y) || 1;
      const [normalX, normalY] = [-(nextY - y) / length, (nextX - x) / length];
      quads.push([
        x + normalX * radius,
        y + normalY * radius,
        nextX + normalX * nextRadius,
        nextY + normalY * nextRadius,
        nextX - normalX * nextRadius,
        nextY - normalY * nextRadius,
        x - normalX * radius,
        y - normalY * radius,
      ]);
    }
    const [first, ...rest] = [...discs, ...quads];
    const index = onto ?? this.area([first ?? []], color);
    if (onto !== undefined && first) this.join(onto, [first]);
    for (const ring of rest) this.join(index, [ring]);
    return index;
  }

  /** Puts another picture here; what is too small of it becomes one with the earlier area `onto`. */
  add(art: Art, to: Affine, onto = -1): this {
    const base = this.items.length;
    for (const item of art.items) {
      const moved = shift(item, to, base);
      this.items.push(moved.kind === 'area' && moved.mergeInto < 0 ? { ...moved, mergeInto: onto } : moved);
    }
    return this;
  }

  /** The finished picture, cropped to what was drawn. */
  art(ground = 1): Art {
    return { ...bounds(this.items), items: this.items, ground };
  }

  private holder(rings: Points[]): number {
    const inner = bounds([{ kind: 'ink', rings }]);
    for (let index = this.items.length - 1; index >= 0; index -= 1) {
      const item = this.items[index];
      if (item?.kind !== 'area' || item.area === 0) continue;
      const outer = this.boxes[index] ?? bounds([item]);
      this.boxes[index] = outer;
      const fits =
        inner.left >= outer.left &&
        inner.top >= outer.top &&
        inner.left + inner.width <= outer.left + outer.width &&
        inner.top + inner.height <= outer.top + outer.height;
      if (fits) return index;
    }
    return -1;
  }
}

function close(ring: Points): Points {
  const last = ring.length;
  const isClosed = ring[0] === ring[last - 2] && ring[1] === ring[last - 1];
  return isClosed ? ring : [...ring, ring[0] ?? 0, ring[1] ?? 0];
}

function shift(item: ArtItem, to: Affine, base: number): ArtItem {
  if (item.kind === 'line') return { ...item, points: movePoints(item.points, to) };
  const rings = item.rings.map((ring) => movePoints(ring, to));
  if (item.kind === 'ink') return { ...item, rings };
  const factor = Math.abs(to.a * to.d - to.b * to.c);
  return {
    ...item,
    rings,
    area: item.area * factor,
    breadth: item.breadth * Math.sqrt(factor),
    mergeInto: item.mergeInto < 0 ? -1 : item.mergeInto + base,
  };
}

/** Points elsewhere. */
export function movePoints(points: Points, to: Affine): Points {
  const out: number[] = [];
  for (let i = 0; i + 1 < points.length; i += 2) out.push(...apply(to, points[i] ?? 0, points[i + 1] ?? 0));
  return out;
}

function measure(rings: Points[]): { area: number; perimeter: number } {
  let [area, perimeter] = [0, 0];
  for (const ring of rings) {
    for (let i = 0; i + 3 < ring.length; i += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [ring[i], ring[i + 1], ring[i + 2], ring[i + 3]];
      area += (x0 * y1 - x1 * y0) / 2;
      perimeter += Math.hypot(x1 - x0, y1 - y0);
    }
  }
  return { area: Math.abs(area), perimeter };
}

type Bounds = Pick<Art, 'left' | 'top' | 'width' | 'height'>;

function bounds(items: readonly ArtItem[]): Bounds {
  let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9];
  for (const item of items) {
    for (const points of item.kind === 'line' ? [item.points] : item.rings) {
      for (let i = 0; i + 1 < points.length; i += 2) {
        const [x, y] = [points[i] ?? left, points[i + 1] ?? top];
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
    }
  }
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
