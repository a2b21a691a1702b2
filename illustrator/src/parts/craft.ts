import type { Art } from '../art/art.ts';
import { Sketch } from './Sketch.ts';
import { ellipse, roundRect } from './shapes.ts';

/** A dump truck with a full bed. */
export function dumpTruck(): Art {
  const sketch = new Sketch();
  sketch.area('M-128 -40 C-116 -84 -84 -96 -52 -84 C-20 -98 10 -84 18 -40 Z');
  sketch.area('M-170 -52 L-150 36 H18 L28 -52 Z');
  for (const x of [-112, -62, -12]) sketch.area([roundRect(x - 8, -50, 16, 84, 3)]);
  sketch.area('M36 42 V-62 Q36 -74 48 -74 H96 Q108 -74 114 -62 L138 -8 V42 Z');
  sketch.area('M54 -12 V-54 H90 Q98 -54 102 -46 L116 -12 Z');
  sketch.area([roundRect(122, 10, 18, 16, 5)]);
  sketch.area([roundRect(-156, 38, 304, 18, 6)]);
  for (const x of [-104, -36, 90]) {
    sketch.area([ellipse(x, 64, 33)]);
    sketch.area([ellipse(x, 64, 14)]);
  }
  return sketch.art();
}

/** An open car; who drives it sits behind its side. */
export function openCar(): Art {
  const sketch = new Sketch();
  sketch.area('M48 -40 L26 -96 L38 -98 L74 -40 Z');
  sketch.area(
    'M-166 34 V0 C-166 -22 -150 -32 -128 -34 L-92 -40 C-80 -52 -60 -52 -50 -36 H44 C60 -44 82 -42 98 -34 C140 -28 162 -12 166 12 V34 Z',
  );
  sketch.line('M-40 -34 V26', 0.9).line('M44 -36 V26', 0.9);
  sketch.area([roundRect(16, -20, 22, 9, 4)]);
  sketch.area([ellipse(152, 0, 12, 14)]);
  sketch.area([roundRect(-178, 18, 30, 20, 8)]);
  sketch.area([roundRect(150, 18, 30, 20, 8)]);
  for (const x of [-100, 100]) {
    sketch.area([ellipse(x, 34, 40)]);
    sketch.area([ellipse(x, 34, 18)]);
  }
  return sketch.art();
}

/** A flying saucer with a glass dome. */
export function flyingSaucer(): Art {
  const sketch = new Sketch();
  for (const x of [-60, 0, 60]) sketch.area([ellipse(x, 44, 12, 9)]);
  sketch.area('M-66 -18 C-66 -96 66 -96 66 -18 Z');
  sketch.line('M-40 -40 C-38 -58 -28 -66 -18 -70', 0.8);
  sketch.area([ellipse(0, 10, 150, 38)]);
  sketch.area([ellipse(0, -8, 92, 18)]);
  for (const x of [-108, -56, 0, 56, 108]) sketch.area([ellipse(x, 22 - Math.abs(x) * 0.08, 12)]);
  return sketch.art();
}

/** A boat folded from paper. */
export function paperBoat(): Art {
  const sketch = new Sketch();
  sketch.area('M0 -110 L-76 20 H76 Z');
  sketch.line('M0 -110 V20', 0.9);
  sketch.area('M-160 -20 L0 40 L160 -20 L110 84 H-110 Z');
  sketch.line('M-110 84 L0 40 L110 84', 0.9);
  return sketch.art();
}

/** A broom lying in the air, its brush to the left, to ride on. */
export function flyingBroom(): Art {
  const sketch = new Sketch();
  sketch.area([roundRect(-60, -6, 220, 12, 6)]);
  sketch.area(
    'M-56 -10 C-90 -22 -130 -34 -170 -30 L-160 -12 L-178 0 L-160 12 L-170 30 C-130 34 -90 22 -56 10 Z',
  );
  sketch.line('M-150 -12 L-84 -4', 0.8).line('M-150 12 L-84 4', 0.8);
  sketch.area([roundRect(-74, -14, 22, 28, 5)]);
  return sketch.art();
}
