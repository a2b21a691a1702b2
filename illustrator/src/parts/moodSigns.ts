import type { Sketch } from './Sketch.ts';
import { ellipse, starRing } from './shapes.ts';

/** Signs of how somebody feels that stand around a head: stars in a ring over it, a question mark beside it, a thermometer at its mouth. */
export type MoodSign = 'dizzy' | 'confused' | 'sick';

/** Where a head is: its middle, its top, its mouth, and half its breadth. */
export interface SignSpot {
  x: number;
  top: number;
  mouth: { x: number; y: number };
  r: number;
}

/** Draws a sign of how somebody feels. */
export function drawSign(sketch: Sketch, sign: MoodSign, { x, top, mouth, r }: SignSpot): void {
  if (sign === 'dizzy') drawStars(sketch, x, top, r);
  else if (sign === 'confused') drawQuestion(sketch, x + 1.05 * r, top + 0.1 * r, 0.3 * r);
  else drawThermometer(sketch, mouth, r);
}

function drawStars(sketch: Sketch, x: number, top: number, r: number): void {
  sketch.line(ellipse(x, top - 0.32 * r, 0.95 * r, 0.2 * r), 0.8);
  for (const [aside, up] of [
    [-0.86, 0.42],
    [-0.1, 0.14],
    [0.8, 0.4],
  ] as const)
    sketch.area([starRing([x + aside * r, top - up * r], 0.27 * r, 5, 0.45)], '#ffd84d');
}

/** A question mark that can be colored, `u` half as wide as it is. */
function drawQuestion(sketch: Sketch, x: number, y: number, u: number): void {
  const at = (dx: number, dy: number) => `${x + dx * u} ${y + dy * u}`;
  sketch.area(
    `M${at(-1, -1.5)} C${at(-1, -3)} ${at(1.2, -3)} ${at(1.2, -1.5)} C${at(1.2, -0.5)} ${at(0.35, -0.4)} ${at(0.35, 0.4)} L${at(-0.35, 0.4)} C${at(-0.35, -0.7)} ${at(0.45, -0.9)} ${at(0.45, -1.5)} C${at(0.45, -2.1)} ${at(-0.3, -2.1)} ${at(-0.3, -1.5)} Z`,
    '#7fb8ea',
  );
  sketch.area([ellipse(x, y + 1.05 * u, 0.4 * u)], '#7fb8ea');
}

function drawThermometer(sketch: Sketch, { x, y }: { x: number; y: number }, r: number): void {
  const w = 0.1 * r;
  const [endX, endY] = [x + 0.78 * r, y + 0.3 * r];
  const far = Math.hypot(endX - x, endY - y);
  const [ux, uy] = [(endX - x) / far, (endY - y) / far];
  const corner = (px: number, py: number, side: number) => [px - side * uy * w, py + side * ux * w];
  sketch.area(
    [[corner(x, y, 1), corner(endX, endY, 1), corner(endX, endY, -1), corner(x, y, -1)].flat()],
    '#eaf4fb',
  );
  sketch.area([ellipse(endX, endY, 1.5 * w)], '#e0453c');
}
