import type { Points } from '../art/art.ts';
import type { Affine } from '../raster/LabelMap.ts';

/** A circle or ellipse, turned by `degrees`. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx, degrees = 0): Points {
  const steps = Math.max(24, Math.min(120, Math.round(Math.max(rx, ry) * 1.2)));
  const turn = (degrees * Math.PI) / 180;
  const points: number[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const angle = (i / steps) * 2 * Math.PI;
    const [x, y] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    points.push(cx + x * Math.cos(turn) - y * Math.sin(turn), cy + x * Math.sin(turn) + y * Math.cos(turn));
  }
  return points;
}

/** A smooth closed curve through points (Catmull-Rom). */
export function blob(points: Points): Points {
  return spline([...points, points[0] ?? 0, points[1] ?? 0], true);
}

/** A smooth curve through points (Catmull-Rom). */
export function spline(points: Points, closed = false): Points {
  const count = points.length / 2;
  const out: number[] = [];
  for (let i = 0; i + 1 < count; i += 1) {
    const before = i > 0 ? i - 1 : closed ? count - 2 : 0;
    const after = i + 2 < count ? i + 2 : closed ? 1 : count - 1;
    for (let k = 0; k < 12; k += 1) {
      for (const axis of [0, 1]) {
        const [p0 = 0, p1 = 0, p2 = 0, p3 = 0] = [before, i, i + 1, after].map(
          (j) => points[2 * j + axis] ?? 0,
        );
        const t = k / 12;
        out.push(
          0.5 *
            (2 * p1 +
              (p2 - p0) * t +
              (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t +
              (3 * p1 - p0 - 3 * p2 + p3) * t ** 3),
        );
      }
    }
  }
  out.push(points[2 * count - 2] ?? 0, points[2 * count - 1] ?? 0);
  return out;
}

/** A star or sun: `count` points, inner radius a fraction of the outer, first point up (turned by `degrees`). */
export function starRing(
  center: readonly [number, number],
  radius: number,
  count: number,
  inner: number,
  degrees = 0,
): Points {
  const points: number[] = [];
  for (let i = 0; i <= 2 * count; i += 1) {
    const angle = (i / count) * Math.PI - Math.PI / 2 + (degrees * Math.PI) / 180;
    const reach = i % 2 === 0 ? radius : radius * inner;
    points.push(center[0] + reach * Math.cos(angle), center[1] + reach * Math.sin(angle));
  }
  return points;
}

/** A rectangle with rounded corners. */
export function roundRect(x: number, y: number, width: number, height: number, radius: number): Points {
  const points: number[] = [];
  const r = Math.min(radius, width / 2, height / 2);
  const corners = [
    [x + width - r, y + r, -90],
    [x + width - r, y + height - r, 0],
    [x + r, y + height - r, 90],
    [x + r, y + r, 180],
  ] as const;
  for (const [cx, cy, from] of corners) {
    for (let k = 0; k <= 8; k += 1) {
      const angle = ((from + (k * 90) / 8) * Math.PI) / 180;
      points.push(cx + r * Math.cos(angle), cy + r * Math.sin(angle));
    }
  }
  return points;
}

/** A placement: scale (negative x mirrors), turn in degrees, then move. */
export function placement(x: number, y: number, scale = 1, degrees = 0, mirrored = false): Affine {
  const turn = (degrees * Math.PI) / 180;
  const sx = mirrored ? -scale : scale;
  return {
    a: sx * Math.cos(turn),
    b: sx * Math.sin(turn),
    c: -scale * Math.sin(turn),
    d: scale * Math.cos(turn),
    e: x,
    f: y,
  };
}
