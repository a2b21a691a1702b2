import { Sketch } from '../../parts/Sketch.ts';
import type { Part } from './Actor.ts';
import { part, type Spot } from './props.ts';

/** A rope that is pulled or turned, as thick as it is colored. */
export function cord(from: Spot, to: Spot, { sag, width }: { sag: number; width: number }): Part {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + sag * length };
  const points = Array.from({ length: 13 }, (_, index) => index / 12).flatMap((t) => {
    const at = (axis: 'x' | 'y') =>
      (1 - t) * (1 - t) * from[axis] + 2 * t * (1 - t) * middle[axis] + t * t * to[axis];
    return [at('x'), at('y')];
  });
  const sketch = new Sketch();
  sketch.tube(points, [width], undefined, '#d9a441');
  return part(sketch.art());
}
