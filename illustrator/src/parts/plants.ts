import type { Art } from '../art/art.ts';
import { drawSmile } from './face.ts';
import { Sketch } from './Sketch.ts';
import { blob, ellipse } from './shapes.ts';

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
      sketch.area(
        [ellipse(reach * Math.cos(turn), reach * Math.sin(turn), 36, 15 + (14 - count) * 0.5, degrees)],
        layer === 0 ? '#e6e9f5' : '#ffffff',
      );
    }
  }
  sketch.area([ellipse(0, 0, 46)], MIDDLE);
  if (smiling) drawSmile(sketch, 0, 0, 46);
  else if (variant % 2 === 0) sketch.area([ellipse(0, 0, 28)], '#f2b632');
  return sketch.art();
}

/** A flower of another kind: five round petals, a bell, a many-pointed aster or a tulip. */
export function flower(variant: number): Art {
  const sketch = new Sketch();
  const kind = variant % 4;
  drawStem(sketch, 170);
  if (kind === 3) {
    sketch.area([blob([-40, -40, -22, -26, 0, -52, 22, -26, 40, -40, 44, 10, 0, 48, -44, 10])], '#e05a4f');
    sketch.area([blob([0, -56, 24, -8, 0, 47, -24, -8])], '#ee7a70');
    return sketch.art();
  }
  const petals = [5, 6, 8][kind] ?? 5;
  for (let i = 0; i < petals; i += 1) {
    const degrees = (i / petals) * 360 - 90;
    const turn = (degrees * Math.PI) / 180;
    const reach = kind === 0 ? 42 : 46;
    sketch.area(
      [ellipse(reach * Math.cos(turn), reach * Math.sin(turn), 36, [32, 25, 18][kind] ?? 20, degrees)],
      PETALS[kind],
    );
  }
  sketch.area([ellipse(0, 0, 26)], MIDDLE);
  return sketch.art();
}

function drawStem(sketch: Sketch, length: number): void {
  sketch.area(`M-6 20 C-4 80 -8 120 -5 ${length} H7 C4 120 8 80 6 20 Z`, LEAF);
  const low = length - 30;
  sketch.area(
    `M-4 ${low} C-20 ${low - 50} -60 ${low - 62} -86 ${low - 58} C-76 ${low - 20} -44 ${low + 4} -4 ${low} Z`,
    LEAF,
  );
  sketch.line(`M-12 ${low - 6} C-30 ${low - 28} -46 ${low - 40} -66 ${low - 48}`, 0.8);
  sketch.area(
    `M4 ${low + 8} C20 ${low - 36} 56 ${low - 50} 80 ${low - 46} C72 ${low - 10} 44 ${low + 12} 4 ${low + 8} Z`,
    LEAF,
  );
  sketch.line(`M12 ${low + 1} C28 ${low - 18} 44 ${low - 30} 62 ${low - 37}`, 0.8);
}

/** A leafy tree of 260 units: round, of three crowns, or with apples. */
export function tree(variant: number): Art {
  const sketch = new Sketch();
  sketch.area(
    'M-20 130 C-10 90 -12 60 -18 20 L-46 -10 L-30 -18 L-4 6 L24 -24 L40 -14 L18 22 C14 60 14 90 24 130 Z',
    '#a9744f',
  );
  const crowns =
    [
      [0, -62, 78, -58, -40, 52, 58, -40, 52, -30, -96, 50, 34, -98, 48],
      [0, -50, 90, 0, -110, 56],
      [-44, -50, 58, 44, -50, 58, 0, -96, 62],
    ][variant % 3] ?? [];
  const [x = 0, y = 0, r = 0, ...rest] = crowns;
  const crown = sketch.area([ellipse(x, y, r)], LEAF);
  for (let i = 0; i + 2 < rest.length; i += 3)
    sketch.join(crown, [ellipse(rest[i] ?? 0, rest[i + 1] ?? 0, rest[i + 2] ?? 0)]);
  if (variant % 2 === 0) {
    for (const [ax, ay] of [
      [-42, -60],
      [6, -30],
      [40, -74],
      [-8, -104],
    ] as const)
      sketch.area([ellipse(ax, ay, 12)], '#e05a4f');
  } else {
    sketch
      .line('M-50 -30 C-40 -18 -24 -18 -14 -28')
      .line('M10 -60 C20 -48 38 -48 48 -60')
      .line('M-30 -90 C-22 -80 -6 -80 2 -90');
  }
  return sketch.art();
}

/** A bush with berries. */
export function bush(variant: number): Art {
  const sketch = new Sketch();
  const base = sketch.area([ellipse(0, 0, 60, 50)], LEAF);
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
      sketch.area([ellipse(x, y, 9)], '#e05a4f');
  return sketch.art();
}

export const LEAF = '#7fbf6a';
const MIDDLE = '#f7cf5c';
/** Of flowers, by kind. */
const PETALS = ['#f28ab0', '#a88bd0', '#f2994a'] as const;
