import type { Art } from '../art/art.ts';
import { Sketch } from './Sketch.ts';
import { ellipse, roundRect } from './shapes.ts';

/** A pull-along wagon, its handle up to the right. */
export function wagon(): Art {
  const sketch = new Sketch();
  sketch.tube([104, 6, 176, -84], [10, 10]);
  sketch.tube([156, -98, 200, -70], [14, 14]);
  sketch.area([roundRect(-124, -62, 248, 86, 10)]);
  for (const y of [-34, -6]) sketch.line(`M-124 ${y} H124`, 0.9);
  sketch.area([roundRect(-134, -72, 268, 20, 6)]);
  for (const x of [-78, 78]) {
    sketch.area([ellipse(x, 44, 38)]);
    sketch.area([ellipse(x, 44, 13)]);
  }
  return sketch.art();
}

/** A wheelbarrow, its wheel to the right. */
export function wheelbarrow(): Art {
  const sketch = new Sketch();
  sketch.tube([-60, 10, -76, 92], [14, 14]);
  sketch.tube([-182, -30, 92, 52], [14, 14]);
  sketch.area([ellipse(104, 54, 40)]);
  sketch.area([ellipse(104, 54, 13)]);
  sketch.area('M-122 -66 H112 L62 30 H-66 Z');
  sketch.area([roundRect(-134, -80, 258, 20, 8)]);
  return sketch.art();
}

/** A can with a spout to the right. */
export function wateringCan(): Art {
  const sketch = new Sketch();
  sketch.area([ellipse(-78, 6, 52, 56), ellipse(-78, 6, 32, 36)]);
  sketch.tube([50, 44, 138, -52], [34, 20]);
  sketch.area([ellipse(146, -60, 16, 36, 45)]);
  sketch.area('M-64 -52 H64 L78 76 H-78 Z');
  sketch.area([ellipse(0, -52, 64, 16)]);
  sketch.line('M-72 40 H72', 0.9);
  return sketch.art();
}

/** A coil of hose with its nozzle. */
export function hose(): Art {
  const sketch = new Sketch();
  sketch.tube([40, 70, 120, 74, 158, 30], [24, 24, 24]);
  sketch.area('M146 34 L156 -30 H182 L178 36 Z');
  for (const radius of [92, 66, 40]) sketch.area([ellipse(0, 0, radius)]);
  sketch.area([ellipse(0, 0, 15)]);
  return sketch.art();
}

/** A plant with five broad leaves in a pot. */
export function pottedPlant(): Art {
  const sketch = new Sketch();
  for (const [turn, long] of [
    [-64, 120],
    [64, 120],
    [-32, 150],
    [32, 150],
    [0, 168],
  ] as const)
    leaf(sketch, turn, long);
  sketch.area('M-62 24 H62 L46 112 H-46 Z');
  sketch.area([roundRect(-72, 2, 144, 28, 7)]);
  return sketch.art();
}

function leaf(sketch: Sketch, degrees: number, long: number): void {
  const turn = (degrees * Math.PI) / 180;
  const at = (along: number, aside: number) => {
    const x = along * Math.sin(turn) + aside * Math.cos(turn);
    const y = -along * Math.cos(turn) + aside * Math.sin(turn);
    return `${x} ${y + 10}`;
  };
  sketch.area(
    `M${at(0, 0)} C${at(0.3 * long, -34)} ${at(0.8 * long, -30)} ${at(long, 0)} C${at(0.8 * long, 30)} ${at(0.3 * long, 34)} ${at(0, 0)} Z`,
  );
  sketch.line(`M${at(0.3 * long, 0)} L${at(0.78 * long, 0)}`, 0.8);
}

/** A branch with leaves, thick to the left. */
export function branch(): Art {
  const sketch = new Sketch();
  sketch.tube([60, 4, 120, -50], [16, 10]);
  for (const [x, y, turn] of [
    [136, -66, -45],
    [104, -76, -100],
    [-90, 44, 40],
    [30, 38, 60],
    [212, -34, -20],
    [196, 14, 40],
  ] as const)
    sketch.area([ellipse(x, y, 30, 14, turn)]);
  sketch.tube([-210, 16, -80, 4, 60, 8, 190, -14], [40, 34, 26, 14]);
  sketch.line('M-190 10 Q-140 2 -110 4', 0.8);
  return sketch.art();
}

/** A board on a stand with a sum and a drawing in chalk. */
export function blackboard(): Art {
  const sketch = new Sketch();
  for (const side of [-1, 1]) sketch.tube([side * 120, 100, side * 150, 222], [16, 16]);
  sketch.area([roundRect(-190, -132, 380, 244, 10)]);
  sketch.area([roundRect(-166, -108, 332, 196, 4)]);
  sketch.line('M-134 24 L-110 -70 L-86 24 M-125 -8 H-95', 1.1);
  sketch.line('M-50 24 V-70 C-6 -70 -6 -26 -50 -26 C2 -26 2 24 -50 24', 1.1);
  sketch.line('M78 -50 C54 -82 18 -64 22 -22 C24 22 58 36 80 4', 1.1);
  sketch.area([ellipse(126, -12, 22)]);
  sketch.area([roundRect(-140, 100, 280, 20, 6)]);
  return sketch.art();
}

/** A cone with scoops, one to five, one on top of another. */
export function iceCreamCone(scoops: number): Art {
  const sketch = new Sketch();
  sketch.area('M-62 0 L0 176 L62 0 Z');
  // The waffle: strokes aslant from the rim to the other edge, which the edges 62 : 176 meet.
  for (const side of [-1, 1])
    for (const from of [-30, 6, 40]) {
      const fall = (62 + from) / (0.5 + 62 / 176);
      sketch.line([side * from, 0, side * (from - 0.5 * fall), fall], 0.8);
    }
  for (let i = 0; i < scoops; i += 1) {
    const [y, r] = [-26 - i * 78, 74 - i * 4];
    sketch.area(
      `M${-r} ${y + 20} C${-r - 4} ${y - 84} ${r + 4} ${y - 84} ${r} ${y + 20} Q${0.75 * r} ${y + 44} ${0.5 * r} ${y + 24} Q${0.25 * r} ${y + 46} 0 ${y + 26} Q${-0.25 * r} ${y + 46} ${-0.5 * r} ${y + 24} Q${-0.75 * r} ${y + 44} ${-r} ${y + 20} Z`,
    );
    for (const [dx, dy] of [
      [-30, -10],
      [4, -28],
      [34, -4],
    ] as const)
      sketch.line(`M${dx} ${y + dy} L${dx + 12} ${y + dy - 8}`, 0.9);
  }
  return sketch.art();
}

/** A sleigh on runners, its curled front to the right. */
export function sleigh(): Art {
  const sketch = new Sketch();
  for (const x of [-84, 64]) sketch.tube([x, 20, x, 84], [14, 14]);
  sketch.tube([-150, 90, 120, 90, 168, 74, 186, 34], [16, 16, 16, 14]);
  sketch.area(
    'M-150 -116 C-172 -50 -158 14 -112 36 H96 C146 36 178 2 176 -44 C174 -86 128 -92 124 -58 C122 -40 138 -32 148 -42 C142 -16 118 -18 66 -18 H-40 C-86 -20 -104 -62 -108 -116 C-112 -136 -144 -136 -150 -116 Z',
  );
  sketch.line('M-134 -40 C-122 -4 -100 8 -60 10 H100', 1);
  return sketch.art();
}

/** A gull on the wing, to the right. */
export function gull(): Art {
  const sketch = new Sketch();
  sketch.area('M12 0 C30 -62 76 -104 140 -106 C118 -72 84 -28 44 8 Z');
  sketch.area('M-44 8 L-96 4 L-86 34 L-42 30 Z');
  sketch.area('M-56 14 C-30 -14 30 -22 58 -8 C72 22 10 48 -50 34 Z');
  sketch.area([ellipse(60, -8, 27, 25)]);
  sketch.area('M84 -12 L116 0 L84 8 Z');
  sketch.ink([ellipse(68, -14, 4.5)]);
  sketch.area('M-14 6 C-30 -60 -74 -112 -140 -124 C-120 -80 -78 -20 30 14 C22 22 0 20 -14 6 Z');
  sketch.line('M-104 -88 C-90 -72 -76 -58 -58 -44', 0.8);
  return sketch.art();
}

/** A helmet for space: a bubble of glass on a collar. */
export function spaceHelmet(): Art {
  const sketch = new Sketch();
  sketch.area([ellipse(0, 0, 100)]);
  sketch.line('M-62 -46 Q-46 -70 -20 -78', 1);
  sketch.area([roundRect(-70, 78, 140, 36, 14)]);
  return sketch.art();
}
