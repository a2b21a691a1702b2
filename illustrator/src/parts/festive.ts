import type { Art } from '../art/art.ts';
import { drawSmile } from './face.ts';
import { Sketch } from './Sketch.ts';
import { ellipse, roundRect, starRing } from './shapes.ts';

/** A cane of candy with stripes. */
export function candyCane(): Art {
  const sketch = new Sketch();
  sketch.tube([30, 140, 30, -70, 24, -104, 0, -120, -26, -112, -38, -86], [40, 40, 40, 40, 40, 38]);
  for (const y of [110, 66, 22, -22, -66]) sketch.line(`M12 ${y + 14} L48 ${y - 10}`, 1);
  sketch.line('M14 -96 L44 -114', 1).line('M-6 -104 L-2 -138', 1).line('M-20 -94 L-46 -108', 1);
  return sketch.art();
}

/** A lolly of ice on a stick, with a bite out of it. */
export function popsicle(): Art {
  const sketch = new Sketch();
  sketch.area([roundRect(-14, 70, 28, 86, 12)]);
  sketch.area('M-62 84 V-74 C-62 -144 62 -144 62 -74 V84 Q62 96 50 96 H-50 Q-62 96 -62 84 Z');
  for (const x of [-26, 26]) sketch.area([roundRect(x - 8, -60, 16, 120, 8)]);
  return sketch.art();
}

/** A man of gingerbread. */
export function gingerbreadMan(): Art {
  const sketch = new Sketch();
  const body = sketch.area([ellipse(0, -84, 56, 52)]);
  sketch.join(body, [roundRect(-46, -52, 92, 120, 40)]);
  for (const side of [-1, 1]) {
    sketch.tube([side * 20, -16, side * 96, -2], [48, 44], body);
    sketch.tube([side * 22, 50, side * 44, 128], [50, 46], body);
    sketch.line(`M${side * 84} -22 Q${side * 94} -2 ${side * 84} 18`, 1);
    sketch.line(`M${side * 22} 122 Q${side * 44} 106 ${side * 62} 116`, 1);
  }
  drawSmile(sketch, 0, -84, 48);
  for (const y of [-10, 20, 50]) sketch.area([ellipse(0, y, 10)]);
  return sketch.art();
}

/** A wreath with a bow. */
export function wreath(): Art {
  const sketch = new Sketch();
  for (let i = 0; i < 14; i += 1) {
    const turn = (i / 14) * 2 * Math.PI;
    sketch.area([ellipse(96 * Math.cos(turn), 96 * Math.sin(turn), 40, 24, (turn * 180) / Math.PI + 60)]);
  }
  for (let i = 0; i < 7; i += 1) {
    const turn = ((i + 0.5) / 7) * 2 * Math.PI;
    sketch.area([ellipse(96 * Math.cos(turn), 96 * Math.sin(turn), 11)]);
  }
  for (const side of [-1, 1]) {
    sketch.area(`M0 96 L${side * 36} 156 L${side * 54} 138 Z`);
    sketch.area(
      `M0 92 C${side * 24} 56 ${side * 70} 60 ${side * 66} 94 C${side * 66} 124 ${side * 26} 122 0 98 Z`,
    );
  }
  sketch.area([ellipse(0, 94, 16)]);
  return sketch.art();
}

/** A bauble for a Christmas tree. */
export function ornament(): Art {
  const sketch = new Sketch();
  sketch.line('M0 -126 C-18 -150 18 -160 10 -134', 1);
  sketch.area([roundRect(-22, -124, 44, 28, 5)]);
  sketch.area([ellipse(0, 0, 104, 100)]);
  sketch.area('M-100 -26 Q0 10 100 -26 Q108 0 100 30 Q0 66 -100 30 Q-108 0 -100 -26 Z');
  for (const x of [-62, 0, 62]) sketch.area([starRing([x, 16 + (x === 0 ? 8 : 0)], 20, 5, 0.48)]);
  return sketch.art();
}

/** A bony, friendly skeleton of a person. */
export function skeleton(): Art {
  const sketch = new Sketch();
  for (const side of [-1, 1]) {
    sketch.tube([side * 30, -34, side * 66, 10, side * 84, -36], [15, 13, 13]);
    sketch.area([ellipse(side * 86, -48, 13)]);
    sketch.tube([side * 18, 66, side * 26, 112, side * 24, 152], [17, 14, 14]);
    sketch.area([ellipse(side * 34, 162, 24, 11)]);
  }
  sketch.area([roundRect(-7, -50, 14, 110, 5)]);
  for (const [y, half] of [
    [-36, 42],
    [-12, 40],
    [12, 34],
  ] as const)
    sketch.area([roundRect(-half, y - 8, 2 * half, 16, 8)]);
  sketch.area('M-40 44 Q0 60 40 44 Q44 74 18 80 Q0 66 -18 80 Q-44 74 -40 44 Z');
  const skull = sketch.area([ellipse(0, -112, 62, 56)]);
  sketch.join(skull, [roundRect(-34, -84, 68, 42, 14)]);
  for (const side of [-1, 1]) sketch.ink([ellipse(side * 24, -112, 11, 13)]);
  sketch.ink('M0 -96 L8 -82 H-8 Z');
  sketch.line('M-24 -64 Q0 -54 24 -64', 1);
  for (const x of [-12, 0, 12]) sketch.line(`M${x} -66 V-52`, 0.8);
  return sketch.art();
}
