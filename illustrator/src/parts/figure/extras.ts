import type { Sketch } from '../Sketch.ts';
import { ellipse, roundRect, starRing } from '../shapes.ts';
import type { Joints, Point } from './skeleton.ts';

/** A cape behind the shoulders. */
export function drawCape(sketch: Sketch, joints: Joints): void {
  const [left, right] = [joints.shoulders.left, joints.shoulders.right];
  sketch.area(
    `M${left[0]} ${left[1] - 4} C${left[0] - 34} ${left[1] + 50} -58 30 -50 62 Q-30 52 -18 64 Q0 54 18 64 Q30 52 50 62 C58 30 ${right[0] + 34} ${right[1] + 50} ${right[0]} ${right[1] - 4} Z`,
  );
}

/** A high collar that stands behind a head of the radius `r`; the origin is the middle of the head. */
export function drawStandingCollar(sketch: Sketch, r: number, color: string): void {
  for (const side of [-1, 1]) {
    const at = (x: number, y: number) => `${side * x * r} ${y * r}`;
    sketch.area(
      `M${at(0.2, 1.5)} L${at(0.1, 0.6)} C${at(0.7, 0.7)} ${at(1.1, 0.3)} ${at(1.5, -0.16)} C${at(1.56, 0.5)} ${at(1.3, 1.1)} ${at(0.9, 1.5)} Z`,
      color,
    );
  }
}

/** A fairy's wings behind the shoulders. */
export function drawWings(sketch: Sketch, joints: Joints, sides: readonly (-1 | 1)[] = [-1, 1]): void {
  for (const side of sides) {
    const x = (value: number) => side * value;
    const y = joints.shoulders.left[1];
    sketch.area(
      `M0 ${y + 22} C${x(30)} ${y - 50} ${x(96)} ${y - 46} ${x(88)} ${y - 4} C${x(84)} ${y + 24} ${x(44)} ${y + 34} 0 ${y + 22} Z`,
    );
    sketch.area(
      `M0 ${y + 26} C${x(44)} ${y + 26} ${x(78)} ${y + 44} ${x(62)} ${y + 66} C${x(48)} ${y + 84} ${x(16)} ${y + 62} 0 ${y + 26} Z`,
    );
  }
}

/** A shield on an arm. */
export function drawShield(sketch: Sketch, hand: Point, shape: boolean | 'tall' | 'round' = true): void {
  const [x, y] = hand;
  if (shape === 'round') {
    sketch.area([ellipse(x, y, 36)]);
    sketch.area([ellipse(x, y, 26)]);
    sketch.area([ellipse(x, y, 10)]);
    return;
  }
  if (shape === 'tall') {
    sketch.area(
      `M${x - 30} ${y - 44} Q${x} ${y - 54} ${x + 30} ${y - 44} V${y + 48} Q${x} ${y + 58} ${x - 30} ${y + 48} Z`,
    );
    for (const up of [-1, 1])
      sketch.area(
        `M${x - 3} ${y + up * 14} L${x - 20} ${y + up * 24} L${x - 11} ${y + up * 27} L${x - 17} ${y + up * 40} L${x} ${y + up * 34} L${x + 17} ${y + up * 40} L${x + 11} ${y + up * 27} L${x + 20} ${y + up * 24} L${x + 3} ${y + up * 14} Z`,
      );
    sketch.area([roundRect(x - 12, y - 11, 24, 25, 3)]);
    sketch.area([ellipse(x, y + 1, 8)]);
    return;
  }
  sketch.area(
    `M${x - 26} ${y - 30} Q${x} ${y - 20} ${x + 26} ${y - 30} C${x + 30} ${y + 8} ${x + 16} ${y + 28} ${x} ${y + 38} C${x - 16} ${y + 28} ${x - 30} ${y + 8} ${x - 26} ${y - 30} Z`,
  );
  sketch.area([starRing([x, y - 2], 14, 5, 0.45)]);
}

/** A scarf around the neck, one end hanging down. */
export function drawScarf(sketch: Sketch, joints: Joints): void {
  const [x, y] = joints.neck;
  sketch.area(`M${x + 4} ${y + 4} L${x + 24} ${y + 2} L${x + 28} ${y + 48} L${x + 8} ${y + 50} Z`);
  sketch.area(
    `M${x - 26} ${y - 8} Q${x} ${y + 8} ${x + 26} ${y - 8} L${x + 28} ${y + 6} Q${x} ${y + 24} ${x - 28} ${y + 6} Z`,
  );
}

/** A mermaid's tail from the waist down, so broad there to each side, with scales and a fluke. */
export function drawTail(sketch: Sketch, waist: number): void {
  sketch.area(
    `M${-waist - 2} -14 C-38 14 -36 50 -10 66 C16 82 58 78 80 58 C90 50 98 46 104 44 C98 32 86 28 74 36 C58 46 40 48 34 34 C28 22 ${waist + 4} 6 ${waist + 2} -14 Q0 -4 ${-waist - 2} -14 Z`,
  );
  for (const [px, py] of [
    [-14, 16],
    [8, 18],
    [-16, 36],
    [6, 40],
    [0, 60],
    [26, 60],
    [50, 56],
  ] as const)
    sketch.line(`M${px - 9} ${py} Q${px} ${py + 12} ${px + 9} ${py}`, 0.8);
  // The fluke is before the end of the tail.
  sketch.area(
    'M80 40 C66 24 66 2 80 -12 C92 -4 100 6 102 18 C112 8 126 2 142 6 C144 30 128 52 100 56 Q86 54 80 40 Z',
  );
  sketch.line('M92 44 Q90 30 86 18 M100 44 Q112 36 122 24', 0.8);
  sketch.area(`M${-waist - 3} -18 Q0 -6 ${waist + 3} -18 L${waist + 4} -4 Q0 10 ${-waist - 4} -4 Z`);
}
