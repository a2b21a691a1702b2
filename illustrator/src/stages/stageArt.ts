import type { Art } from '../art/art.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse, roundRect } from '../parts/shapes.ts';
import { drop, flake } from '../parts/sky.ts';

/** What stands or floats in settings and is no thing of its own; `variant` is any whole number. */
export const STAGE_ART: Readonly<Record<string, (variant: number) => Art>> = {
  ...{ bubble, drop, flake, seaweed, reeds, straw, crop, acacia },
  ...{ trunk, 'branched-coral': branchedCoral },
  ...{ 'snowy-fir': snowyFir, 'farm-barn': farmBarn, 'wall-cupboard': wallCupboard },
};

/** A bubble with a glint. */
function bubble(): Art {
  const sketch = new Sketch();
  sketch.area([ellipse(0, 0, 40)], '#e6f6fd');
  sketch.line('M-24 -8 Q-22 -24 -8 -26', 0.8);
  return sketch.art();
}

/** Three strands of seaweed. */
function seaweed(variant: number): Art {
  const sketch = new Sketch();
  for (const [x, tall, lean] of [
    [-44, 230, -1],
    [10, 300, 1],
    [60, 190, -1],
  ] as const) {
    const sway = 34 * lean * (variant % 2 === 0 ? 1 : -1);
    sketch.area(
      `M${x - 17} 0 C${x - 17 + sway} ${-tall * 0.33} ${x - 17 - sway} ${-tall * 0.66} ${x} ${-tall} C${x + 26 - sway} ${-tall * 0.66} ${x + 26 + sway} ${-tall * 0.33} ${x + 19} 0 Z`,
      '#7fbf7a',
    );
  }
  return sketch.art();
}

/** A coral with few arms. */
function branchedCoral(): Art {
  const sketch = new Sketch();
  const stem = sketch.area('M-30 0 C-20 -40 -24 -70 -20 -90 H20 C24 -70 20 -40 30 0 Z', '#f29b8f');
  for (const [points, widths] of [
    [
      [0, -40, -4, -130, -10, -220],
      [54, 46, 38],
    ],
    [
      [-6, -60, -64, -96, -86, -170],
      [46, 40, 34],
    ],
    [
      [0, -70, 62, -100, 84, -190],
      [46, 40, 36],
    ],
    [
      [-66, -104, -118, -110, -132, -150],
      [34, 32, 30],
    ],
    [
      [64, -110, 118, -110, 138, -140],
      [34, 32, 30],
    ],
  ] as const)
    sketch.tube(points, widths, stem);
  for (const [x, y] of [
    [-4, -150],
    [10, -60],
  ] as const)
    sketch.area([ellipse(x, y, 11)], '#fbd3cc');
  return sketch.art();
}

/** An old chest with a round lid. */
function trunk(): Art {
  const sketch = new Sketch();
  sketch.area('M-130 -100 C-130 -176 130 -176 130 -100 Z', '#d0a06a');
  sketch.area([roundRect(-130, -104, 260, 104, 8)], '#c08d58');
  for (const x of [-104, 72]) sketch.area([roundRect(x, -106, 32, 106, 2)], '#f2cf6b');
  sketch.area([roundRect(-140, -116, 280, 26, 8)], '#f2cf6b');
  sketch.area([roundRect(-26, -122, 52, 60, 10)], '#e2b04a');
  return sketch
    .ink([ellipse(0, -96, 7)])
    .line('M0 -96 V-78', 1.2)
    .art();
}

/** Cattails among their leaves. */
function reeds(): Art {
  const sketch = new Sketch();
  for (const [x, top, lean] of [
    [-52, 190, -46],
    [48, 210, 50],
    [0, 160, 12],
  ] as const)
    sketch.area(
      `M${x * 0.5 - 13} 0 Q${x - 10} ${-top * 0.6} ${x + lean} ${-top} Q${x + 22} ${-top * 0.5} ${x * 0.5 + 13} 0 Z`,
      '#8cc873',
    );
  for (const [x, top] of [
    [-24, 250],
    [26, 300],
  ] as const) {
    sketch.line(`M${x} ${-top} V-4`, 1.2);
    sketch.area([roundRect(x - 15, -top + 16, 30, 92, 15)], '#a87b4f');
  }
  return sketch.art();
}

/** A wisp of straw. */
function straw(): Art {
  const sketch = new Sketch();
  sketch.area('M-80 20 C-50 -18 -20 -30 4 -28 C34 -30 60 -12 84 20 Z', '#f2cf6b');
  return sketch.line('M-40 16 L-18 -12 M2 16 L4 -14 M40 16 L24 -10', 0.9).art();
}

/** A plant of wheat. */
function crop(): Art {
  const sketch = new Sketch();
  sketch.area('M-5 0 C-3 -40 -3 -80 -4 -120 H6 C5 -80 6 -40 7 0 Z', '#b9c96a');
  sketch.area('M-2 -20 C-30 -40 -50 -70 -54 -104 C-24 -88 -4 -60 -2 -20 Z', '#b9c96a');
  sketch.area('M4 -16 C30 -34 50 -60 56 -92 C26 -78 6 -52 4 -16 Z', '#b9c96a');
  for (const side of [-1, 1])
    for (const y of [-124, -152, -180]) sketch.area([ellipse(side * 15, y, 13, 22, side * 26)], '#f2cf6b');
  sketch.area([ellipse(0, -206, 13, 24)], '#f2cf6b');
  return sketch.art();
}

/** A tree with a flat crown. */
function acacia(): Art {
  const sketch = new Sketch();
  sketch.area(
    'M-26 0 C-14 -60 -18 -100 -40 -140 L-118 -196 L-96 -208 L-14 -158 L-6 -200 H16 L14 -156 L92 -204 L112 -190 L32 -132 C18 -92 20 -50 34 0 Z',
    '#b98f66',
  );
  const crown = sketch.area([ellipse(0, -216, 180, 34)], '#a8c46a');
  for (const [x, y, rx, ry] of [
    [-90, -238, 84, 34],
    [88, -236, 86, 32],
    [0, -256, 96, 36],
  ] as const)
    sketch.join(crown, [ellipse(x, y, rx, ry)]);
  return sketch.line('M-110 -222 Q-80 -206 -50 -220 M40 -226 Q72 -210 104 -224', 0.9).art();
}

/** A fir with snow on its boughs. */
function snowyFir(): Art {
  const sketch = new Sketch();
  sketch.area('M-16 90 H16 V130 H-16 Z', '#b98f66');
  for (const [y, wide, tall] of [
    [94, 100, 134],
    [34, 80, 130],
    [-26, 58, 114],
  ] as const) {
    sketch.area(
      `M0 ${y - tall} L${wide} ${y} Q${wide / 2} ${y + 14} 0 ${y} Q${-wide / 2} ${y + 14} ${-wide} ${y} Z`,
      '#8fbf9a',
    );
    const low = y - tall * 0.4;
    const half = wide * 0.6;
    sketch.area(
      `M0 ${y - tall} L${half} ${low} Q${half * 0.7} ${low + 22} ${half * 0.36} ${low - 4} Q${half * 0.1} ${low + 30} ${-half * 0.3} ${low - 2} Q${-half * 0.7} ${low + 24} ${-half} ${low} Z`,
      '#ffffff',
    );
  }
  return sketch.art();
}

/** A barn with a hipped roof. */
function farmBarn(): Art {
  const sketch = new Sketch();
  sketch.area('M-150 0 V-150 L-110 -226 L0 -280 L110 -226 L150 -150 V0 Z', '#d9695f');
  sketch.area(
    'M-172 -140 L-124 -238 L0 -302 L124 -238 L172 -140 L146 -134 L106 -214 L0 -266 L-106 -214 L-146 -134 Z',
    '#b9b2ab',
  );
  sketch.area([ellipse(0, -196, 27)], '#fdf0d5');
  sketch.area('M-72 0 V-126 H72 V0 Z', '#fdf0d5');
  sketch.area('M-60 -8 V-114 H-6 V-8 Z', '#d9695f');
  sketch.area('M60 -8 V-114 H6 V-8 Z', '#d9695f');
  return sketch.line('M-58 -10 L-8 -112 M58 -10 L8 -112', 0.9).art();
}

/** A cupboard that hangs on a wall. */
function wallCupboard(): Art {
  const sketch = new Sketch();
  sketch.area([roundRect(-150, -190, 300, 190, 8)], '#e8c99b');
  for (const x of [-134, 8]) sketch.area([roundRect(x, -174, 126, 158, 6)], '#f6e0b8');
  sketch.area([ellipse(-26, -60, 9)], '#b98f66');
  sketch.area([ellipse(26, -60, 9)], '#b98f66');
  return sketch.art();
}
