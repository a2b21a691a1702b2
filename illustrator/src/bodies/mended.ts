import { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement, roundRect } from '../parts/shapes.ts';

type Spot = Record<'x' | 'y', number>;

/** Two folds, one below the other. */
export function drawWrinkle(sketch: Sketch, { x, y }: Spot, radius: number): void {
  for (const [down, half] of [
    [-0.35, 0.8],
    [0.3, 0.55],
  ] as const)
    sketch.line(
      `M${x - half * radius} ${y + down * radius} Q${x} ${y + (down + 0.45) * radius} ${x + half * radius} ${y + down * radius}`,
      0.9,
    );
}

/** A patch that is sewn on with stitches across its border. */
export function drawPatch(sketch: Sketch, { x, y }: Spot, radius: number, count: number): void {
  const patch = new Sketch();
  const half = 0.62 * radius;
  patch.area([roundRect(-half, -half, 2 * half, 2 * half, 0.16 * half)], '#e8c58a');
  for (const along of [-0.55, 0, 0.55])
    for (const side of [-1, 1]) {
      const [inner, outer] = [side * 0.78 * half, side * 1.24 * half];
      patch.line([along * half, inner, along * half, outer], 0.8);
      patch.line([inner, along * half, outer, along * half], 0.8);
    }
  sketch.add(patch.art(), placement(x, y, 1, count % 2 === 0 ? -12 : 9));
}

/** A plaster, its pad in the middle. */
export function drawPlaster(sketch: Sketch, { x, y }: Spot, radius: number, count: number): void {
  const plaster = new Sketch();
  const [long, high] = [0.95 * radius, 0.36 * radius];
  plaster.area([roundRect(-long, -high, 2 * long, 2 * high, high)], '#f2c9a0');
  plaster.area([roundRect(-0.38 * long, -high, 0.76 * long, 2 * high, 0)], '#fbe6cf');
  sketch.add(plaster.art(), placement(x, y, 1, count % 2 === 0 ? -28 : 34));
}

/** A sugar sprinkle, each turned another way. */
export function drawSprinkle(sketch: Sketch, { x, y }: Spot, radius: number, count: number): void {
  const sprinkle = new Sketch();
  const [long, high] = [radius, 0.42 * radius];
  sprinkle.area([roundRect(-long, -high, 2 * long, 2 * high, high)], SUGAR[count % SUGAR.length]);
  sketch.add(sprinkle.art(), placement(x, y, 1, (count * 67) % 180));
}

const SUGAR = ['#f28cae', '#8fd0f0', '#ffe07a', '#a8dd8c'] as const;

/** Three wavy lines that rise from a picture. */
export function drawSteam(
  sketch: Sketch,
  { left, top, width, height }: Record<'left' | 'top' | 'width' | 'height', number>,
): void {
  const u = 0.11 * Math.min(width, height) + 0.03 * Math.max(width, height);
  for (const share of [-1.3, 0, 1.3]) {
    const [x, y] = [left + width / 2 + share * u, top - 0.35 * u];
    const rise = share === 0 ? 1.15 : 0.9;
    sketch.line(
      `M${x} ${y} C${x - 0.9 * u} ${y - 0.9 * rise * u} ${x + 0.9 * u} ${y - 1.5 * rise * u} ${x} ${y - 2.4 * rise * u}`,
      1.2,
    );
  }
}

/** Bubbles that rise from a picture, the highest the smallest. */
export function drawBubbles(
  sketch: Sketch,
  { left, top, width, height }: Record<'left' | 'top' | 'width' | 'height', number>,
): void {
  const u = 0.11 * Math.min(width, height) + 0.03 * Math.max(width, height);
  for (const [aside, up, radius] of [
    [-1.25, 0.7, 0.5],
    [0.1, 1.1, 0.6],
    [1.3, 0.75, 0.42],
    [-0.7, 2.1, 0.36],
    [0.85, 2.3, 0.3],
  ] as const)
    sketch.area([ellipse(left + width / 2 + aside * u, top - up * u, radius * u)], '#cdeaf7');
}
