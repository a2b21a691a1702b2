import { Sketch } from '../Sketch.ts';
import { ellipse, roundRect } from '../shapes.ts';
import type { Frame } from './limbs.ts';

/** A wheelchair from the front, around somebody who sits: what is behind them, and what is before their feet. */
export function drawWheelchair({ joints, sizes }: Frame): { behind: Sketch; before: Sketch } {
  const { feet } = joints;
  const low = Math.max(feet.left[1], feet.right[1]) + 15;
  const wheel = 1.5 * sizes.leg;
  const half = sizes.hip + 15 * sizes.stout;
  const behind = new Sketch();
  behind.area([roundRect(-half, -sizes.trunk * 0.9, 2 * half, sizes.trunk + 8, 12)], '#4d8fd1');
  for (const side of [-1, 1]) {
    const x = side * (half + 15);
    behind.area([roundRect(side * (half - 3) - 9, -sizes.trunk * 0.9 - 7, 18, 11, 5)], '#4a4a5a');
    behind.area([ellipse(x, low - wheel, 17, wheel)], '#4a4a5a');
    behind.area([ellipse(x, low - wheel, 11, wheel - 8)], '#ffffff');
    for (const tilt of [-0.7, 0, 0.7])
      behind.line([x - 9, low - wheel - tilt * wheel * 0.8, x + 9, low - wheel + tilt * wheel * 0.8], 0.6);
  }
  const before = new Sketch();
  for (const [x, y] of [feet.left, feet.right]) before.area([roundRect(x - 16, y + 7, 34, 8, 3)], '#8d99a6');
  return { behind, before };
}
