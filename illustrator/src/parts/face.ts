import type { Sketch } from './Sketch.ts';
import { ellipse } from './shapes.ts';

/** Draws a friendly face: oval eyes with a glint, a smile, round cheeks. `radius` is that of the head. */
export function drawSmile(sketch: Sketch, x: number, y: number, radius: number): void {
  const r = radius;
  for (const side of [-1, 1]) {
    const eyeX = x + side * 0.34 * r;
    sketch.ink([
      ellipse(eyeX, y - 0.14 * r, 0.1 * r, 0.17 * r),
      ellipse(eyeX - 0.02 * r, y - 0.21 * r, 0.045 * r),
    ]);
    if (radius > 34) sketch.area([ellipse(x + side * 0.62 * r, y + 0.2 * r, 0.15 * r, 0.1 * r)], '#f4a6b8');
  }
  const [left, right, top, low] = [x - 0.4 * r, x + 0.4 * r, y + 0.24 * r, y + 0.72 * r];
  sketch.line(`M${left} ${top} C${left + 0.12 * r} ${low} ${right - 0.12 * r} ${low} ${right} ${top}`, 1.1);
}
