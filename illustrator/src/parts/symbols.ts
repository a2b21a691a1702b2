import type { Art } from '../art/art.ts';
import { drawSmile } from './face.ts';
import { Sketch } from './Sketch.ts';
import { ellipse } from './shapes.ts';

/** A heart of 200 units; every other variant has a second one inside. */
export function heart(smiling: boolean, variant: number): Art {
  const sketch = new Sketch();
  sketch.area(heartPath(1), '#e05a4f');
  if (smiling) drawSmile(sketch, 0, -14, 64);
  else if (variant % 2 === 1) sketch.area(heartPath(0.72), '#f4a6b8');
  return sketch.art();
}

function heartPath(size: number): string {
  const at = (x: number, y: number) => `${x * size} ${y * size}`;
  return `M${at(0, 92)} C${at(-34, 60)} ${at(-104, 18)} ${at(-104, -38)} C${at(-104, -96)} ${at(-28, -112)} ${at(0, -54)} C${at(28, -112)} ${at(104, -96)} ${at(104, -38)} C${at(104, 18)} ${at(34, 60)} ${at(0, 92)} Z`;
}

/** A butterfly seen from above, 240 units wide, with one of three wing patterns. */
export function butterfly(smiling: boolean, variant: number): Art {
  const sketch = new Sketch();
  for (const side of [-1, 1]) {
    sketch.line(`M${side * 5} -66 C${side * 10} -100 ${side * 26} -116 ${side * 42} -118`, 1);
    sketch.area([ellipse(side * 45, -119, 8)], DARK);
    drawWings(sketch, side, variant);
  }
  sketch.area([ellipse(0, 18, 13, 66)], DARK);
  for (const y of [4, 30, 54]) sketch.line(`M-11 ${y} Q0 ${y + 9} 11 ${y}`, 0.8);
  sketch.area([ellipse(0, -58, 25)], '#eecb95');
  if (smiling) drawSmile(sketch, 0, -58, 25);
  else
    sketch
      .ink([ellipse(-9, -61, 3, 5)])
      .ink([ellipse(9, -61, 3, 5)])
      .line('M-8 -49 Q0 -42 8 -49', 0.9);
  return sketch.art();
}

function drawWings(sketch: Sketch, side: number, variant: number): void {
  const x = (value: number) => side * value;
  const kind = variant % 3;
  const [wing, low, spot] = WINGS[kind] ?? WINGS[0];
  sketch.area(
    `M${x(8)} -30 C${x(40)} -110 ${x(120)} -120 ${x(128)} -76 C${x(134)} -30 ${x(90)} 6 ${x(8)} 2 Z`,
    wing,
  );
  sketch.area(`M${x(8)} 4 C${x(70)} -4 ${x(110)} 30 ${x(92)} 72 C${x(78)} 104 ${x(26)} 92 ${x(8)} 34 Z`, low);
  if (kind === 0) {
    sketch.area(
      `M${x(26)} -34 C${x(48)} -86 ${x(100)} -98 ${x(108)} -72 C${x(110)} -42 ${x(78)} -14 ${x(26)} -14 Z`,
      spot,
    );
    sketch.area([ellipse(x(80), -62, 14)], wing);
    sketch.area(
      `M${x(26)} 16 C${x(60)} 10 ${x(88)} 30 ${x(76)} 60 C${x(66)} 80 ${x(36)} 68 ${x(26)} 16 Z`,
      spot,
    );
  } else if (kind === 1) {
    for (const [cx, cy, r] of [
      [94, -74, 20],
      [58, -56, 14],
      [104, -40, 11],
      [74, -22, 12],
      [64, 34, 17],
      [76, 62, 9],
      [40, 54, 11],
    ] as const) {
      sketch.area([ellipse(x(cx), cy, r)], spot);
    }
  } else {
    sketch.area(
      `M${x(92)} -60 C${x(80)} -84 ${x(58)} -70 ${x(92)} -38 C${x(126)} -66 ${x(104)} -84 ${x(92)} -60 Z`,
      spot,
    );
    sketch.area([ellipse(x(50), -34, 15, 10, side * -40)], spot);
    sketch.area(
      `M${x(66)} 40 C${x(56)} 20 ${x(38)} 34 ${x(64)} 62 C${x(92)} 38 ${x(76)} 20 ${x(66)} 40 Z`,
      spot,
    );
  }
}

const DARK = '#6b4a3a';

/** Upper wings, lower wings and what is on them, by kind. */
const WINGS = [
  ['#f2994a', '#f7b76f', '#f7cf5c'],
  ['#a88bd0', '#c3aee0', '#f4a6b8'],
  ['#6db3e0', '#a9d6f0', '#f28ab0'],
] as const;
