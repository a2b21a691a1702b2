import type { Sketch } from '../parts/Sketch.ts';
import { ellipse } from '../parts/shapes.ts';
import type { BodyPlace } from './Body.ts';

/** How far down the end of a scarf hangs at most, as shares of its breadth and of the way to the feet, and where its stripes are along that. */
const HANGS = 2;
const TO_FEET = 0.5;
const STRIPES = [0.3, 0.44, 0.62, 0.76];

/** A band around the neck and one end that hangs down from it, with stripes across both and a fringe. */
export function putScarf(sketch: Sketch, { x, y, width }: BodyPlace, feet: number): void {
  const [w, h] = [width * 0.5, width * 0.2];
  const long = Math.min(width * HANGS, TO_FEET * (feet - y));
  const edge = (side: 'in' | 'out', down: number) =>
    `${x + w * (side === 'in' ? 0.12 + 0.14 * down : 0.72 + 0.16 * down)} ${y + long * down}`;
  for (const part of [0.1, 0.5, 0.9]) {
    const across = 0.26 + part * 0.62;
    sketch.line(`M${x + w * across} ${y + long * 0.94} L${x + w * (across + 0.02)} ${y + long * 1.06}`, 0.8);
  }
  sketch.area(`M${edge('in', 0)} L${edge('out', 0)} L${edge('out', 0.96)} L${edge('in', 0.98)} Z`);
  for (const down of STRIPES) sketch.line(`M${edge('in', down)} L${edge('out', down)}`, 0.8);
  sketch.area(
    `M${x - w} ${y - h} Q${x} ${y + h} ${x + w} ${y - h} L${x + w * 1.02} ${y + h * 0.6} Q${x} ${y + h * 2.6} ${x - w * 1.02} ${y + h * 0.6} Z`,
  );
  for (const side of [-0.72, -0.38]) {
    const drop = h * (1 - side * side);
    sketch.line(`M${x + side * w} ${y - h + drop} L${x + side * w} ${y + 0.5 * h + drop}`, 0.8);
  }
}

export function putTie(sketch: Sketch, { x, y, width }: BodyPlace): void {
  const u = width / 76;
  sketch.area(`M${x - 9 * u} ${y} H${x + 9 * u} L${x + 6 * u} ${y + 12 * u} H${x - 6 * u} Z`);
  sketch.area(
    `M${x - 6 * u} ${y + 12 * u} H${x + 6 * u} L${x + 12 * u} ${y + 48 * u} L${x} ${y + 60 * u} L${x - 12 * u} ${y + 48 * u} Z`,
  );
}

export function putBow(sketch: Sketch, { x, y, width }: BodyPlace): void {
  const w = width * 0.4;
  for (const side of [-1, 1])
    sketch.area(
      `M${x} ${y} C${x + side * w * 0.4} ${y - w * 0.7} ${x + side * w} ${y - w * 0.7} ${x + side * w} ${y} C${x + side * w} ${y + w * 0.7} ${x + side * w * 0.4} ${y + w * 0.7} ${x} ${y} Z`,
    );
  sketch.area([ellipse(x, y, w * 0.24)]);
}

/** Beads in a loop before the chest, the largest in the middle. */
export function putBeads(sketch: Sketch, { x, y, width }: BodyPlace): void {
  for (const side of [-1, 1])
    for (const far of [3, 2, 1]) {
      const turn = (far * Math.PI) / 7;
      sketch.area([
        ellipse(x + side * 0.42 * width * Math.sin(turn), y + 0.4 * width * Math.cos(turn), 0.075 * width),
      ]);
    }
  sketch.area([ellipse(x, y + 0.42 * width, 0.12 * width)]);
}

/** A strap around the neck, a bell below it. */
export function putBell(sketch: Sketch, { x, y, width }: BodyPlace): void {
  const u = width / 125;
  sketch.area(
    `M${x - 34 * u} ${y - 8 * u} Q${x} ${y + 12 * u} ${x + 34 * u} ${y - 8 * u} V${y + 6 * u} Q${x} ${y + 26 * u} ${x - 34 * u} ${y + 6 * u} Z`,
  );
  sketch.area([ellipse(x, y + 56 * u, 8 * u)]);
  sketch.area(
    `M${x - 9 * u} ${y + 12 * u} H${x + 9 * u} L${x + 24 * u} ${y + 50 * u} Q${x} ${y + 58 * u} ${x - 24 * u} ${y + 50 * u} Z`,
  );
}
