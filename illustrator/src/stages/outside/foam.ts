import type { Sketch } from '../../parts/Sketch.ts';
import { ellipse } from '../../parts/shapes.ts';

/** White water in round puffs along y. */
export function foam(sketch: Sketch, { left, right, y }: { left: number; right: number; y: number }): void {
  const count = Math.max(2, Math.round((right - left) / 70));
  const pitch = (right - left) / (count - 1);
  const first = sketch.area([ellipse(left, y, 42, 34)], '#ffffff');
  for (let i = 1; i < count; i += 1) sketch.join(first, [ellipse(left + i * pitch, y + (i % 2) * 8, 46, 36)]);
}
