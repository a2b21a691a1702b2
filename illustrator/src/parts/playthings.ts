import type { Art } from '../art/art.ts';
import { Sketch } from './Sketch.ts';
import { ellipse, placement, roundRect, starRing } from './shapes.ts';

/** Building blocks, three in a pile. */
export function blocks(): Art {
  const sketch = new Sketch();
  for (const [x, y] of [
    [-84, 0],
    [12, 0],
    [-36, -92],
  ] as const) {
    sketch.area(`M${x} ${y} L${x + 18} ${y - 16} H${x + 104} L${x + 84} ${y} Z`);
    sketch.area(`M${x + 84} ${y} L${x + 104} ${y - 16} V${y + 66} L${x + 84} ${y + 84} Z`);
    sketch.area(`M${x} ${y} H${x + 84} V${y + 84} H${x} Z`);
  }
  sketch.area([starRing([-42, 44], 26, 5, 0.48)]);
  sketch.area([ellipse(54, 42, 24)]);
  sketch.area('M6 -70 L32 -24 H-20 Z');
  return sketch.art();
}

/** A table with a cloth. */
export function table(): Art {
  const sketch = new Sketch();
  for (const x of [-126, 106]) sketch.area([roundRect(x, -10, 20, 120, 4)]);
  let hem = 'M-150 -40 H150 V6';
  for (let i = 0; i < 6; i += 1) hem += ` Q${150 - (i + 0.5) * 50} 38 ${150 - (i + 1) * 50} 6`;
  sketch.area(`${hem} Z`);
  sketch.area([roundRect(-156, -52, 312, 20, 8)]);
  return sketch.art();
}

/** An igloo of blocks of snow. */
export function igloo(): Art {
  const sketch = new Sketch();
  sketch.area('M-150 70 C-150 -130 150 -130 150 70 Z');
  for (const y of [30, -14, -54]) {
    const half = 150 * Math.sqrt(Math.max(0, 1 - ((70 - y) / 152) ** 2));
    sketch.line(`M${-half} ${y} Q0 ${y - 16} ${half} ${y}`, 0.9);
  }
  for (const [x, y] of [
    [-96, 34],
    [104, 34],
    [-60, -8],
    [70, -8],
    [-104, -6],
    [108, -4],
    [-26, -52],
    [34, -52],
  ] as const)
    sketch.line(`M${x} ${y} V${y + 34}`, 0.9);
  sketch.area('M-66 70 V20 C-66 -40 66 -40 66 20 V70 Z');
  sketch.area('M-40 70 V28 C-40 -10 40 -10 40 28 V70 Z');
  return sketch.art();
}

/** A windmill with four sails. */
export function windmill(): Art {
  const sketch = new Sketch();
  sketch.area('M-52 -60 L-84 150 H84 L52 -60 Z');
  sketch.area('M-60 -56 C-56 -112 56 -112 60 -56 Z');
  sketch.area('M-22 150 V100 C-22 74 22 74 22 100 V150 Z');
  for (const y of [0, 52]) sketch.area([roundRect(-14, y - 12, 28, 32, 5)]);
  for (let i = 0; i < 4; i += 1) {
    const blade = new Sketch();
    blade.area('M-6 0 V-146 H6 V0 Z');
    blade.area('M6 -146 H46 V-34 H6 Z');
    for (const y of [-118, -90, -62]) blade.line(`M6 ${y} H46`, 0.8);
    sketch.add(blade.art(), placement(0, -66, 1, i * 90 + 28));
  }
  sketch.area([ellipse(0, -66, 14)]);
  return sketch.art();
}

/** A map with a path to a cross. */
export function treasureMap(): Art {
  const sketch = new Sketch();
  sketch.area(
    'M-150 -84 C-90 -100 -60 -72 0 -84 C60 -98 90 -72 150 -88 V84 C90 98 60 72 0 86 C-60 98 -90 72 -150 86 Z',
  );
  sketch.line('M-50 -84 V80', 0.8).line('M50 -86 V80', 0.8);
  for (let i = 0; i < 6; i += 1)
    sketch.area([roundRect(-116 + i * 34, 34 - 22 * Math.sin(i * 1.2), 20, 9, 4)]);
  sketch.area(
    'M92 -32 L104 -44 L116 -32 L128 -44 L138 -34 L126 -22 L138 -10 L128 0 L116 -12 L104 0 L92 -10 L104 -22 Z',
  );
  sketch.area('M-120 -20 C-110 -56 -84 -56 -76 -20 Z');
  sketch.area('M-24 -30 L-4 -62 L16 -30 Z');
  return sketch.art();
}

/** A hive of straw with its door. */
export function beehive(): Art {
  const sketch = new Sketch();
  for (const [y, half] of [
    [-92, 44],
    [-52, 84],
    [-8, 108],
    [38, 112],
    [82, 94],
  ] as const)
    sketch.area([roundRect(-half, y - 24, 2 * half, 50, 24)]);
  sketch.area([ellipse(0, 40, 26, 28)]);
  return sketch.art();
}

/** A pot of gold coins. */
export function potOfGold(): Art {
  const sketch = new Sketch();
  for (const [x, y] of [
    [-56, -62],
    [0, -84],
    [54, -62],
    [-28, -60],
    [26, -62],
  ] as const) {
    sketch.area([ellipse(x, y, 30, 28)]);
    sketch.area([ellipse(x, y, 16, 15)]);
  }
  sketch.area('M-96 -44 C-130 20 -104 96 -60 100 H60 C104 96 130 20 96 -44 Z');
  sketch.area([roundRect(-112, -60, 224, 30, 14)]);
  for (const x of [-60, 60]) sketch.area([ellipse(x, 108, 18, 13)]);
  return sketch.art();
}

/** A seesaw. */
export function seesaw(): Art {
  const sketch = new Sketch();
  sketch.area('M-44 90 L0 -6 L44 90 Z');
  const board = new Sketch();
  board.area([roundRect(-200, -12, 400, 24, 10)]);
  for (const x of [-150, 150]) {
    board.area([roundRect(x - 34, -24, 68, 14, 6)]);
    board.area([roundRect(x * 0.68 - 5, -54, 10, 46, 4)]);
  }
  sketch.add(board.art(), placement(0, -14, 1, -12));
  sketch.area([ellipse(0, -8, 12)]);
  return sketch.art();
}

/** A trampoline with a net of springs. */
export function trampoline(): Art {
  const sketch = new Sketch();
  for (const x of [-140, -50, 50, 140]) sketch.area([roundRect(x - 8, 0, 16, 96, 5)]);
  sketch.area([ellipse(0, 0, 190, 44)]);
  sketch.area([ellipse(0, -3, 150, 30)]);
  return sketch.art();
}

/** A draw-well with a roof and a bucket. */
export function well(): Art {
  const sketch = new Sketch();
  for (const x of [-70, 70]) sketch.area([roundRect(x - 8, -90, 16, 120, 3)]);
  sketch.line('M0 -70 V-20', 1);
  sketch.area('M-26 -24 H26 L20 22 H-20 Z');
  sketch.area('M-120 -84 L0 -156 L120 -84 Z');
  sketch.area([roundRect(-100, 20, 200, 26, 8)]);
  sketch.area('M-92 44 H92 L84 130 H-84 Z');
  for (const [x, y] of [
    [-56, 64],
    [4, 64],
    [58, 66],
    [-30, 96],
    [32, 98],
  ] as const)
    sketch.area([roundRect(x - 22, y - 11, 44, 22, 8)]);
  return sketch.art();
}

/** A bale of hay. */
export function hayBale(): Art {
  const sketch = new Sketch();
  sketch.area([roundRect(-130, -70, 260, 140, 22)]);
  for (const x of [-56, 56]) sketch.area([roundRect(x - 9, -70, 18, 140, 3)]);
  for (const [x, y] of [
    [-110, -20],
    [-100, 30],
    [-20, -30],
    [-10, 24],
    [84, -24],
    [92, 26],
  ] as const)
    sketch.line(`M${x} ${y} L${x + 22} ${y - 10}`, 0.8);
  return sketch.art();
}

/** A wheel for a hamster on its stand, 240 units wide. */
export function hamsterWheel(): Art {
  const sketch = new Sketch();
  sketch.area('M-96 136 L-14 4 H14 L96 136 H66 L0 30 L-66 136 Z');
  sketch.area([ellipse(0, 0, 120)]);
  sketch.area([ellipse(0, 0, 98)]);
  for (let i = 0; i < 16; i += 1) {
    const turn = (i / 16) * 2 * Math.PI;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    sketch.line([100 * x, 100 * y, 118 * x, 118 * y], 0.8);
  }
  return sketch.art();
}

/** A wall of bricks. */
export function brickWall(): Art {
  const sketch = new Sketch();
  for (let row = 0; row < 4; row += 1) {
    const shift = row % 2 === 0 ? 0 : -45;
    for (let x = -180 + shift; x < 180; x += 90) {
      const [left, right] = [Math.max(-180, x), Math.min(180, x + 90)];
      if (right - left > 10)
        sketch.area(`M${left} ${-80 + row * 40} H${right} V${-40 + row * 40} H${left} Z`);
    }
  }
  sketch.area([roundRect(-192, -100, 384, 22, 5)]);
  return sketch.art();
}
