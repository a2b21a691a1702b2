import type { Art } from '../art/art.ts';
import { Sketch } from './Sketch.ts';
import { ellipse, roundRect } from './shapes.ts';

/** A pyramid with a lit and a shaded side. */
export function pyramid(): Art {
  const sketch = new Sketch();
  sketch.area('M-20 -150 L-180 90 H70 Z');
  sketch.area('M-20 -150 L70 90 L180 66 Z');
  for (const [y, x0, x1] of [
    [30, -140, 47],
    [-30, -100, 25],
    [-90, -60, 2],
  ] as const) {
    sketch.line(`M${x0} ${y} H${x1}`, 0.8);
    for (let x = x0 + 50; x < x1 - 10; x += 62) sketch.line(`M${x} ${y} V${y + 58}`, 0.8);
  }
  return sketch.art();
}

/** A stone bridge of three arches, 420 units wide; one stands on it at a fifth of its height. */
export function bridge(): Art {
  const sketch = new Sketch();
  sketch.area(
    'M-210 -30 H210 V110 H176 C176 20 96 20 96 110 H46 C46 10 -46 10 -46 110 H-96 C-96 20 -176 20 -176 110 H-210 Z',
  );
  sketch.area([roundRect(-220, -52, 440, 26, 6)]);
  for (const x of [-180, -108, -36, 36, 108, 180]) sketch.area([roundRect(x - 10, -84, 20, 34, 5)]);
  for (const [x, y] of [
    [-150, 4],
    [-70, 14],
    [70, 14],
    [150, 4],
    [0, -6],
  ] as const)
    sketch.line(`M${x - 20} ${y} H${x + 20}`, 0.8);
  return sketch.art();
}

/** A gingerbread house with sweets on its roof. */
export function gingerbreadHouse(): Art {
  const sketch = new Sketch();
  sketch.area([roundRect(64, -150, 34, 70, 4)]);
  sketch.area('M-104 -30 V110 H104 V-30 L0 -124 Z');
  let roof = 'M0 -156 L150 -26';
  for (let i = 0; i < 4; i += 1) {
    const [x, y] = [150 - i * 37.5, -26 - i * 32.5];
    roof += ` Q${x - 34} ${y + 16} ${x - 37.5} ${y - 14}`;
  }
  for (let i = 0; i < 4; i += 1) {
    const [x, y] = [-i * 37.5, -112 + (i + 1) * 20];
    roof += ` Q${x - 8} ${y + 36} ${x - 37.5} ${y + 22}`;
  }
  sketch.area(`${roof} Z`);
  for (const [x, y] of [
    [0, -132],
    [-56, -84],
    [56, -84],
    [-104, -42],
    [104, -42],
  ] as const)
    sketch.area([ellipse(x, y, 11)]);
  sketch.area('M-26 110 V50 C-26 16 26 16 26 50 V110 Z');
  sketch.ink([ellipse(15, 70, 4)]);
  for (const x of [-66, 66]) {
    sketch.area([roundRect(x - 24, 8, 48, 48, 6)]);
    sketch.line(`M${x} 8 V56`, 0.8).line(`M${x - 24} 32 H${x + 24}`, 0.8);
  }
  sketch.area(
    `M0 -20 C-20 -38 -30 -52 -16 -60 C-8 -64 -2 -58 0 -50 C2 -58 8 -64 16 -60 C30 -52 20 -38 0 -20 Z`,
  );
  sketch.area([roundRect(-130, 104, 260, 20, 8)]);
  return sketch.art();
}
