import type { Art } from '../art/art.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement } from '../parts/shapes.ts';
import type { Drawn } from './Drawn.ts';
import { spanAt } from './spanAt.ts';

/** What goes fast: lines in the air behind it, and dust behind its wheels. */
export function withSpeed(art: Art, facing: Drawn['facing'] | undefined): Art {
  const sketch = new Sketch();
  const away = facing === 'right' ? -1 : 1;
  const size = Math.max(art.width, art.height);
  const endAt = (y: number): number => {
    const [left, right] = spanAt(art, y) ?? [art.left, art.left + art.width];
    return away < 0 ? left : right;
  };
  const rear = away < 0 ? art.left : art.left + art.width;
  const foot = art.top + art.height * art.ground;
  const dust = sketch.area(
    [ellipse(rear + away * 0.05 * size, foot - 0.035 * size, 0.045 * size)],
    '#e6dcc8',
  );
  for (const [out, up, r] of PUFFS)
    sketch.join(dust, [ellipse(rear + away * out * size, foot - up * size, r * size)]);
  sketch.add(art, placement(0, 0));
  for (const [down, gap, long] of LINES) {
    const y = art.top + down * art.height;
    const from = endAt(y) + away * gap * size;
    sketch.line(`M${from} ${y} H${from + away * long * size}`, 1.1);
  }
  const { top, height } = sketch.art();
  return sketch.art((foot - top) / height);
}

/** Where dust flies, how high and how far, as shares of the picture's size. */
const PUFFS = [
  [0.11, 0.055, 0.05],
  [0.17, 0.03, 0.032],
] as const;
/** How far down lines are, as shares of the height; the gap before each, and its length, as shares of the size. */
const LINES = [
  [0.22, 0.05, 0.15],
  [0.4, 0.04, 0.22],
  [0.58, 0.04, 0.16],
] as const;
