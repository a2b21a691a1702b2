import type { Sketch } from '../Sketch.ts';
import { ellipse, roundRect } from '../shapes.ts';
import type { Frame } from './limbs.ts';

/** A bicycle that goes to the right, its saddle between the hips, its pedals under the feet, its bar in the hands. */
export function drawBicycle(sketch: Sketch, { feet, hands }: Frame['joints']): void {
  const [x, y] = [(feet.left[0] + feet.right[0]) / 2, (feet.left[1] + feet.right[1]) / 2 + 6];
  const hubs = [
    [x - 54, y],
    [x + 66, y],
  ] as const;
  for (const [hubX, hubY] of hubs) {
    sketch.area([ellipse(hubX, hubY, 35)], '#4a4a5a');
    sketch.area([ellipse(hubX, hubY, 28)], '#ffffff');
    for (const turn of [0, 60, 120]) {
      const [dx, dy] = [27 * Math.cos((turn * Math.PI) / 180), 27 * Math.sin((turn * Math.PI) / 180)];
      sketch.line([hubX - dx, hubY - dy, hubX + dx, hubY + dy], 0.6);
    }
    sketch.area([ellipse(hubX, hubY, 6)]);
  }
  const [rear, front] = hubs;
  const head = [front[0] - 15, Math.max(hands.right[1] + 14, y - 52)] as const;
  const saddle = [-6, 16] as const;
  const tubes = sketch.tube([...rear, x, y, ...saddle, ...rear], [7], undefined, '#e2574c');
  sketch.tube([...saddle, ...head, x, y], [7], tubes);
  sketch.tube([...front, ...head], [7], tubes);
  const [gripX, gripY] = hands.right;
  sketch.tube([...head, head[0] + 6, gripY + 4, gripX - 14, gripY + 2], [7], undefined, '#4a4a5a');
  sketch.area([ellipse(saddle[0], saddle[1] - 4, 21, 7)], '#6b4226');
  sketch.area([ellipse(x, y, 9)], '#f2b632');
  for (const [footX, footY] of [feet.left, feet.right]) {
    sketch.line([x, y, footX, footY + 8], 1.2);
    sketch.area([roundRect(footX - 11, footY + 6, 22, 8, 3)]);
  }
}
