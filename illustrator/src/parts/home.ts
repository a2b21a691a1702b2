import type { Art } from '../art/art.ts';
import { Sketch } from './Sketch.ts';
import { blob, ellipse, roundRect, starRing } from './shapes.ts';

/** A plump pillow with a border of stitches. */
export function pillow(): Art {
  const sketch = new Sketch();
  sketch.area([
    blob([
      -140, -40, -70, -52, 0, -46, 70, -52, 140, -40, 128, 8, 140, 56, 70, 64, 0, 60, -70, 64, -140, 56, -128,
      8,
    ]),
  ]);
  sketch.line('M-112 -22 C-60 -32 60 -32 112 -22', 0.8).line('M-112 40 C-60 48 60 48 112 40', 0.8);
  sketch.area([starRing([0, 8], 26, 5, 0.5)]);
  return sketch.art();
}

/** An open cardboard box; what is in it looks out over its front. */
export function cardboardBox(): Art {
  const sketch = new Sketch();
  sketch.area('M-110 -30 L-160 -64 L-50 -64 L-20 -30 Z');
  sketch.area('M110 -30 L160 -64 L50 -64 L20 -30 Z');
  sketch.area('M-110 -30 H110 V100 H-110 Z');
  sketch.area([roundRect(-30, -30, 60, 46, 3)]);
  sketch.area('M-16 82 L-30 58 H-22 V44 H-10 V58 H-2 Z');
  return sketch.art();
}

/** A campfire of logs with three tongues of flame. */
export function campfire(): Art {
  const sketch = new Sketch();
  sketch.area(
    'M0 -130 C18 -92 66 -70 66 -6 C66 40 36 64 0 64 C-36 64 -66 40 -66 -6 C-66 -40 -48 -54 -40 -78 C-28 -64 -24 -56 -22 -46 C-8 -70 -8 -100 0 -130 Z',
  );
  sketch.area(
    'M4 -54 C12 -30 38 -16 38 20 C38 48 20 60 0 60 C-20 60 -38 48 -38 22 C-38 2 -24 -8 -18 -24 C-10 -16 -6 -10 -4 -2 C4 -16 2 -36 4 -54 Z',
  );
  sketch.area('M0 8 C6 20 16 28 16 42 C16 54 8 60 0 60 C-8 60 -16 54 -16 42 C-16 28 -6 20 0 8 Z');
  for (const side of [-1, 1]) {
    sketch.tube([side * -96, 58, side * 96, 92], [30, 30]);
    sketch.area([ellipse(side * -96, 58, 12, 15)]);
  }
  return sketch.art();
}

/** A big stone. */
export function boulder(): Art {
  const sketch = new Sketch();
  sketch.area('M-130 70 C-142 20 -112 -34 -70 -44 C-40 -78 30 -80 58 -52 C104 -44 138 12 128 70 Z');
  sketch.line('M-70 -44 C-52 -30 -46 -10 -60 8', 0.9).line('M58 -52 C40 -30 52 0 84 6', 0.9);
  sketch.line('M-20 30 C0 20 20 24 30 40', 0.9);
  return sketch.art();
}

/** A globe of glass with a house in the snow. */
export function snowGlobe(): Art {
  const sketch = new Sketch();
  sketch.area([ellipse(0, -30, 118)]);
  sketch.area('M-112 8 C-60 -14 50 -16 112 6 C96 60 50 88 0 88 C-50 88 -96 60 -112 8 Z');
  sketch.area('M-44 24 V-34 H44 V24 Z');
  sketch.area('M-60 -30 L0 -84 L60 -30 Z');
  sketch.area([roundRect(-12, -12, 24, 36, 3)]);
  for (const [x, y] of [
    [-70, -70],
    [74, -64],
    [-86, -20],
    [86, -16],
    [-24, -110],
    [34, -112],
  ] as const)
    sketch.area([ellipse(x, y, 8)]);
  sketch.area('M-92 62 H92 L112 116 H-112 Z');
  sketch.area([roundRect(-122, 110, 244, 24, 8)]);
  return sketch.art();
}

/** A princess's coach, round like a pumpkin. */
export function carriage(): Art {
  const sketch = new Sketch();
  sketch.area([roundRect(-150, 74, 300, 14, 6)]);
  sketch.area([ellipse(0, -10, 116, 96)]);
  sketch.area([ellipse(0, -10, 66, 96)]);
  sketch.area('M-38 6 V-44 Q-38 -74 0 -74 Q38 -74 38 -44 V6 Z');
  sketch.area([roundRect(-10, -130, 20, 28, 6)]);
  sketch.area([starRing([0, -146], 24, 5, 0.48)]);
  for (const x of [-100, 100]) {
    sketch.area([ellipse(x, 86, 46)]);
    sketch.area([ellipse(x, 86, 32)]);
    for (let i = 0; i < 3; i += 1) {
      const turn = (i * Math.PI) / 3;
      const [dx, dy] = [32 * Math.cos(turn), 32 * Math.sin(turn)];
      sketch.line([x - dx, 86 - dy, x + dx, 86 + dy], 0.8);
    }
    sketch.area([ellipse(x, 86, 10)]);
  }
  return sketch.art();
}

/** A house in the crown of a tree, with a ladder. */
export function treeHouse(): Art {
  const sketch = new Sketch();
  const crown = sketch.area([ellipse(0, -96, 120, 90)]);
  sketch.join(crown, [ellipse(-96, -50, 66)]);
  sketch.join(crown, [ellipse(96, -50, 66)]);
  sketch.area('M-34 150 C-22 90 -24 40 -26 0 H26 C24 40 22 90 34 150 Z');
  sketch.area('M-76 -20 V-104 H76 V-20 Z');
  sketch.area('M-96 -98 L0 -164 L96 -98 Z');
  sketch.area([roundRect(-16, -72, 32, 52, 4)]);
  for (const x of [-48, 48]) sketch.area([roundRect(x - 15, -78, 30, 30, 4)]);
  sketch.area([roundRect(-104, -24, 208, 20, 5)]);
  for (const x of [46, 86]) sketch.area([roundRect(x - 5, -6, 10, 158, 3)]);
  for (const y of [24, 58, 92, 126]) sketch.area([roundRect(46, y, 40, 10, 3)]);
  return sketch.art();
}

/** A van that sells ice cream, a cone on its roof. */
export function iceCreamTruck(): Art {
  const sketch = new Sketch();
  sketch.area('M-10 -96 L14 -40 L38 -96 Z');
  const scoop = sketch.area([ellipse(14, -112, 34, 30)]);
  sketch.join(scoop, [roundRect(-22, -110, 72, 18, 9)]);
  sketch.area('M-160 -66 Q-160 -78 -148 -78 H70 L130 -22 Q150 -16 150 6 V56 H-160 Z');
  sketch.area('M76 -60 L118 -18 H76 Z');
  sketch.area([roundRect(-130, -40, 150, 56, 4)]);
  let edge = 'M-144 -46 H34 V-30';
  for (let i = 0; i < 5; i += 1) edge += ` Q${34 - (i + 0.5) * 35.6} 2 ${34 - (i + 1) * 35.6} -30`;
  sketch.area(`${edge} Z`);
  sketch.area([roundRect(-140, 14, 170, 12, 4)]);
  for (const x of [-96, 90]) {
    sketch.area([ellipse(x, 60, 34)]);
    sketch.area([ellipse(x, 60, 14)]);
  }
  return sketch.art();
}
