import type { Art } from '../art/art.ts';
import { drawSmile } from './face.ts';
import { Sketch } from './Sketch.ts';
import { ellipse } from './shapes.ts';

/** An octopus with a round head and eight curling arms. */
export function octopus(): Art {
  const sketch = new Sketch();
  const arms = [
    [-30, 40, -90, 60, -120, 20, -132, -10],
    [30, 40, 90, 60, 120, 20, 132, -10],
    [-40, 50, -100, 96, -136, 84, -150, 60],
    [40, 50, 100, 96, 136, 84, 150, 60],
    [-28, 56, -64, 120, -100, 130, -120, 116],
    [28, 56, 64, 120, 100, 130, 120, 116],
    [-10, 60, -22, 128, -44, 150, -62, 148],
    [10, 60, 22, 128, 44, 150, 62, 148],
  ];
  for (const arm of arms) {
    sketch.tube(arm, [36, 30, 22, 15]);
    for (const i of [2, 4]) sketch.area([ellipse(arm[i] ?? 0, arm[i + 1] ?? 0, 7)]);
  }
  const head = sketch.area([ellipse(0, -50, 84, 80)]);
  sketch.join(head, [ellipse(0, 26, 58, 44)]);
  drawSmile(sketch, 0, -20, 70);
  for (const [x, y, r] of [
    [-40, -92, 12],
    [10, -108, 9],
    [44, -84, 11],
  ] as const)
    sketch.area([ellipse(x, y, r)]);
  return sketch.art();
}

/** A narwhal, its tusk to the left. */
export function narwhal(): Art {
  const sketch = new Sketch();
  sketch.area('M-116 -34 L-226 -84 L-122 -8 Z');
  for (const t of [0.3, 0.52, 0.74]) {
    const [x, y] = [-119 - 104 * t, -21 - 60 * t];
    sketch.line(`M${x - 2} ${y - 13 + 13 * t} L${x + 4} ${y + 15 - 13 * t}`, 0.8);
  }
  sketch.area(
    'M118 20 C140 -6 150 -50 196 -62 C204 -36 190 -14 168 -2 C192 2 206 18 204 44 C170 48 148 36 128 40 Z',
  );
  sketch.area(
    'M-140 12 C-146 -70 -40 -96 34 -66 C84 -46 110 0 150 10 C140 52 60 84 -30 78 C-100 74 -136 50 -140 12 Z',
  );
  sketch.area('M-138 24 C-100 52 20 62 110 44 C60 72 0 80 -34 78 C-98 74 -132 54 -138 24 Z');
  sketch.area('M-34 54 C-20 84 6 104 32 106 C34 82 20 60 4 50 Z');
  sketch.ink([ellipse(-92, -14, 7, 10), ellipse(-94, -18, 2.6)]);
  sketch.line('M-126 20 Q-108 34 -88 22', 1);
  sketch.area([ellipse(-72, 8, 11, 7)]);
  return sketch.art();
}
