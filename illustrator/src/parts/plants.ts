import type { Art } from '../art/art.ts';
import { drawSmile } from './face.ts';
import { Sketch } from './Sketch.ts';
import { blob, ellipse, roundRect } from './shapes.ts';

/** A daisy with stem and leaves, 300 units high; `head` alone leaves the stem out. */
export function daisy(smiling: boolean, variant: number): Art {
  const sketch = new Sketch();
  drawStem(sketch, 190);
  const count = 12 + (variant % 3) * 2;
  for (const layer of [0, 1]) {
    for (let i = 0; i < count; i += 1) {
      const degrees = ((i + layer * 0.5) / count) * 360;
      const turn = (degrees * Math.PI) / 180;
      const reach = layer === 0 ? 66 : 58;
      sketch.area([
        ellipse(reach * Math.cos(turn), reach * Math.sin(turn), 36, 15 + (14 - count) * 0.5, degrees),
      ]);
    }
  }
  sketch.area([ellipse(0, 0, 46)]);
  if (smiling) drawSmile(sketch, 0, 0, 46);
  else if (variant % 2 === 0) sketch.area([ellipse(0, 0, 28)]);
  return sketch.art();
}

/** A flower of another kind: five round petals, a bell, a many-pointed aster or a tulip. */
export function flower(variant: number): Art {
  const sketch = new Sketch();
  const kind = variant % 4;
  drawStem(sketch, 170);
  if (kind === 3) {
    sketch.area([blob([-40, -40, -22, -26, 0, -52, 22, -26, 40, -40, 44, 10, 0, 48, -44, 10])]);
    sketch.area([blob([0, -56, 24, -8, 0, 47, -24, -8])]);
    return sketch.art();
  }
  const petals = [5, 6, 8][kind] ?? 5;
  for (let i = 0; i < petals; i += 1) {
    const degrees = (i / petals) * 360 - 90;
    const turn = (degrees * Math.PI) / 180;
    const reach = kind === 0 ? 42 : 46;
    sketch.area([
      ellipse(reach * Math.cos(turn), reach * Math.sin(turn), 36, [32, 25, 18][kind] ?? 20, degrees),
    ]);
  }
  sketch.area([ellipse(0, 0, 26)]);
  return sketch.art();
}

function drawStem(sketch: Sketch, length: number): void {
  sketch.area(`M-6 20 C-4 80 -8 120 -5 ${length} H7 C4 120 8 80 6 20 Z`);
  const low = length - 30;
  sketch.area(
    `M-4 ${low} C-20 ${low - 50} -60 ${low - 62} -86 ${low - 58} C-76 ${low - 20} -44 ${low + 4} -4 ${low} Z`,
  );
  sketch.line(`M-12 ${low - 6} C-30 ${low - 28} -46 ${low - 40} -66 ${low - 48}`, 0.8);
  sketch.area(
    `M4 ${low + 8} C20 ${low - 36} 56 ${low - 50} 80 ${low - 46} C72 ${low - 10} 44 ${low + 12} 4 ${low + 8} Z`,
  );
  sketch.line(`M12 ${low + 1} C28 ${low - 18} 44 ${low - 30} 62 ${low - 37}`, 0.8);
}

/** A leafy tree of 260 units: round, of three crowns, or with apples. */
export function tree(variant: number): Art {
  const sketch = new Sketch();
  sketch.area(
    'M-20 130 C-10 90 -12 60 -18 20 L-46 -10 L-30 -18 L-4 6 L24 -24 L40 -14 L18 22 C14 60 14 90 24 130 Z',
  );
  const crowns =
    [
      [0, -62, 78, -58, -40, 52, 58, -40, 52, -30, -96, 50, 34, -98, 48],
      [0, -50, 90, 0, -110, 56],
      [-44, -50, 58, 44, -50, 58, 0, -96, 62],
    ][variant % 3] ?? [];
  const [x = 0, y = 0, r = 0, ...rest] = crowns;
  const crown = sketch.area([ellipse(x, y, r)]);
  for (let i = 0; i + 2 < rest.length; i += 3)
    sketch.join(crown, [ellipse(rest[i] ?? 0, rest[i + 1] ?? 0, rest[i + 2] ?? 0)]);
  if (variant % 2 === 0) {
    for (const [ax, ay] of [
      [-42, -60],
      [6, -30],
      [40, -74],
      [-8, -104],
    ] as const)
      sketch.area([ellipse(ax, ay, 12)]);
  } else {
    sketch
      .line('M-50 -30 C-40 -18 -24 -18 -14 -28')
      .line('M10 -60 C20 -48 38 -48 48 -60')
      .line('M-30 -90 C-22 -80 -6 -80 2 -90');
  }
  return sketch.art();
}

/** A fir of three tiers, 260 units high. */
export function pine(): Art {
  const sketch = new Sketch();
  sketch.area('M-16 90 H16 V130 H-16 Z');
  sketch.area('M0 -40 L96 94 C60 84 30 106 0 92 C-30 106 -60 84 -96 94 Z');
  sketch.area('M0 -96 L76 34 C48 26 26 44 0 32 C-26 44 -48 26 -76 34 Z');
  sketch.area('M0 -140 L54 -26 C34 -32 18 -18 0 -28 C-18 -18 -34 -32 -54 -26 Z');
  return sketch.art();
}

/** A bush with berries. */
export function bush(variant: number): Art {
  const sketch = new Sketch();
  const base = sketch.area([ellipse(0, 0, 60, 50)]);
  for (const [x, y, r] of [
    [-58, 18, 38],
    [58, 18, 38],
    [-30, -28, 34],
    [30, -28, 36],
  ] as const)
    sketch.join(base, [ellipse(x, y, r)]);
  sketch.join(base, 'M-88 20 H88 V50 H-88 Z');
  if (variant % 2 === 0)
    for (const [x, y] of [
      [-50, 10],
      [0, -20],
      [46, 12],
      [4, 24],
    ] as const)
      sketch.area([ellipse(x, y, 9)]);
  return sketch.art();
}

/** A tuft of grass. */
export function grass(): Art {
  const sketch = new Sketch();
  sketch.area(
    'M-34 20 C-30 0 -34 -14 -42 -24 C-26 -18 -18 -8 -14 2 C-14 -18 -8 -34 2 -46 C2 -28 8 -14 12 2 C18 -10 28 -18 42 -20 C34 -8 32 6 34 20 Z',
  );
  return sketch.art();
}

/** A cactus of three arms, 230 units high. */
export function cactus(): Art {
  const sketch = new Sketch();
  sketch.tube([-30, 40, -74, 40, -74, -10], [34, 34, 34]);
  sketch.tube([30, 14, 78, 14, 78, -46], [34, 34, 34]);
  sketch.tube([0, 108, 0, -84], [62, 62]);
  for (const x of [-12, 12]) sketch.line(`M${x} -78 V104`, 0.8);
  sketch.area([ellipse(0, -118, 15)]);
  return sketch.art();
}

/** Three canes of bamboo with leaves, 240 units high. */
export function bamboo(): Art {
  const sketch = new Sketch();
  for (const [x, top] of [
    [-46, -80],
    [0, -120],
    [46, -60],
  ] as const) {
    for (let y = top; y < 110; y += 60) sketch.area([roundRect(x - 14, y, 28, 56, 7)]);
    for (const side of [-1, 1]) {
      const y = top + (side > 0 ? 56 : 116);
      sketch.area(
        `M${x + side * 12} ${y} C${x + side * 22} ${y - 34} ${x + side * 50} ${y - 40} ${x + side * 62} ${y - 34} C${x + side * 56} ${y - 10} ${x + side * 34} ${y + 6} ${x + side * 12} ${y} Z`,
      );
    }
  }
  return sketch.art();
}

/** A lily pad with a flower on it, 200 units wide. */
export function lilyPad(): Art {
  const sketch = new Sketch();
  const rim = Array.from({ length: 41 }, (_, i) => {
    const turn = ((-52 + i * 8.55) * Math.PI) / 180;
    return [110 * Math.cos(turn), 46 * Math.sin(turn)];
  });
  sketch.area([[4, -4, ...rim.flat()]]);
  sketch.line('M0 0 L-70 22', 0.8).line('M0 0 L10 34', 0.8).line('M0 0 L76 18', 0.8);
  for (const degrees of [-40, 40, 0]) {
    const turn = (degrees * Math.PI) / 180;
    sketch.area([ellipse(-72 + 22 * Math.sin(turn), -36 - 22 * Math.cos(turn), 13, 26, degrees)]);
  }
  return sketch.art();
}
