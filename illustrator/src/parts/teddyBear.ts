import type { Art } from '../art/art.ts';
import { Sketch } from './Sketch.ts';
import { ellipse } from './shapes.ts';

/** A sitting teddy bear with a bow or a patch, 300 units high. */
export function teddyBear(variant: number): Art {
  const sketch = new Sketch();
  for (const side of [-1, 1]) {
    sketch.area([ellipse(side * 66, -128, 34)]);
    sketch.area([ellipse(side * 66, -128, 19)]);
  }
  sketch.area([ellipse(0, 50, 86, 88)]);
  sketch.area([ellipse(0, 62, 56, 58)]);
  if (variant % 2 === 1) {
    const [x, y] = [0, 58];
    sketch.area(
      `M${x} ${y + 30} C${x - 52} ${y - 4} ${x - 24} ${y - 38} ${x} ${y - 12} C${x + 24} ${y - 38} ${x + 52} ${y - 4} ${x} ${y + 30} Z`,
    );
  } else {
    sketch.line('M0 8 V116', 0.8);
    for (const y of [26, 50, 74, 98]) sketch.line(`M-8 ${y} H8`, 0.8);
  }
  for (const side of [-1, 1]) {
    sketch.tube([side * 66, 4, side * 104, 40, side * 100, 70], [46, 46, 44]);
    sketch.area([ellipse(side * 100, 74, 12, 11)]);
    sketch.area([ellipse(side * 72, 126, 46, 44)]);
    sketch.area([ellipse(side * 72, 132, 23, 20)]);
    for (const dx of [-20, 0, 20]) sketch.area([ellipse(side * 72 + dx, 104 + Math.abs(dx) * 0.22, 7.5)]);
  }
  sketch.area([ellipse(0, -76, 88, 76)]);
  sketch.area([ellipse(0, -50, 42, 33)]);
  sketch.ink([ellipse(0, -68, 15, 10.5), ellipse(-4, -71, 4, 2.4)]);
  sketch.line('M0 -58 V-47 M0 -47 Q-12 -32 -23 -42 M0 -47 Q12 -32 23 -42', 1);
  for (const side of [-1, 1]) {
    sketch.ink([ellipse(side * 36, -88, 8.5, 11), ellipse(side * 36 - 2.5, -92, 3.2)]);
    sketch.line(`M${side * 26} -110 Q${side * 36} -118 ${side * 47} -111`, 0.8);
  }
  for (const side of [-1, 1]) {
    sketch.area(
      `M0 6 C${side * 18} -18 ${side * 46} -22 ${side * 52} -8 V26 C${side * 44} 38 ${side * 18} 30 0 8 Z`,
    );
    sketch.line(`M${side * 16} 7 L${side * 34} 3`, 0.8);
  }
  sketch.area([ellipse(0, 7, 13, 14)]);
  return sketch.art();
}
