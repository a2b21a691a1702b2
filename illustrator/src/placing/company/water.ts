import { Sketch } from '../../parts/Sketch.ts';
import type { Part } from './Actor.ts';
import { part, type Spot } from './props.ts';

/** What is poured: a band from a spout down into a vessel. */
export function stream(from: Spot, to: Spot, width: number): Part {
  const half = width / 2;
  const sketch = new Sketch();
  sketch.area(
    `M${from.x - half} ${from.y} C${from.x} ${from.y + half} ${to.x - half} ${from.y + half} ${to.x - half} ${to.y} L${to.x + half} ${to.y} C${to.x + half} ${from.y} ${from.x + half} ${from.y - half} ${from.x + half} ${from.y - half} Z`,
    WATER,
  );
  return part(sketch.art());
}

/** Drops falling from a rose onto what is below. */
export function drops(from: Spot, to: Spot, size: number): Part {
  const sketch = new Sketch();
  // So few and so large that each stays open on the page.
  for (let index = 0; index < 4; index += 1) {
    const [across, down] = [index % 2 === 0 ? -1 : 1, 0.22 + 0.24 * index];
    const x = from.x + (to.x - from.x) * down + across * size * 1.5;
    drop(sketch, { x, y: from.y + (to.y - from.y) * down }, size * 1.7);
  }
  return part(sketch.art());
}

/** Water that rises and falls to both sides; drawn upward from a point. */
export function fountain({ x, y }: Spot, height: number): Part {
  const sketch = new Sketch();
  for (const side of [-1, 1]) {
    const at = (across: number, up: number) => `${x + side * across * height} ${y - up * height}`;
    sketch.area(
      `M${at(0.02, 0)} C${at(0.02, 0.7)} ${at(0.12, 1)} ${at(0.4, 1)} C${at(0.62, 1)} ${at(0.7, 0.8)} ${at(0.68, 0.58)} C${at(0.6, 0.72)} ${at(0.5, 0.78)} ${at(0.38, 0.76)} C${at(0.22, 0.74)} ${at(0.2, 0.5)} ${at(0.16, 0)} Z`,
      WATER,
    );
  }
  return part(sketch.art());
}

/** Water that goes in an arc and parts into several, each with drops beyond its end. */
export function jet(from: Spot, to: Spot, broad: number, rise = 0.35): Part {
  const far = Math.abs(to.x - from.x);
  const sketch = new Sketch();
  let water: number | undefined;
  for (const [off, on] of PARTED) {
    const end = { x: to.x + on * broad, y: to.y + off * broad };
    const over = {
      x: (from.x + end.x) / 2,
      y: Math.min(from.y, to.y) - rise * far + 0.8 * off * broad,
    };
    const at = (t: number): Spot => {
      const u = 1 - t;
      return {
        x: u * u * from.x + 2 * t * u * over.x + t * t * end.x,
        y: u * u * from.y + 2 * t * u * over.y + t * t * end.y,
      };
    };
    const points: number[] = [];
    const widths: number[] = [];
    for (let step = 0; step <= ARC; step += 1) {
      const t = (0.94 * step) / ARC;
      const { x, y } = at(t);
      points.push(x, y);
      // Thin at both ends.
      widths.push(broad * (0.24 + 0.4 * Math.sin(Math.PI * Math.min(1, 0.15 + 0.85 * t))));
    }
    water = sketch.tube(points, widths, water, WATER);
    drop(sketch, { x: end.x, y: end.y + 0.5 * broad }, 0.5 * broad);
  }
  for (const [t, off] of LOOSE) {
    const x = from.x + (to.x - from.x) * t;
    const y = from.y * (1 - t) + to.y * t - 2 * t * (1 - t) * (rise * far) + off * broad;
    drop(sketch, { x, y }, 0.5 * broad);
  }
  return part(sketch.art());
}

/** Foam where somebody leaves the water or falls into it, with drops to both sides; it lies on the level of the point. */
export function splash({ x, y }: Spot, width: number): Part {
  const sketch = new Sketch();
  const at = (across: number, up: number) => `${x + across * width} ${y - up * width}`;
  const bumps = FOAM.map(([across, up], index) => {
    const [last, low] = FOAM[index - 1] ?? [-0.5, 0];
    return `Q${at((last + across) / 2 + 0.2 * last, (low + up) / 2 + 0.17)} ${at(across, up)}`;
  });
  sketch.area(`M${at(-0.5, 0)} ${bumps.join(' ')} Q${at(0, -0.2)} ${at(-0.5, 0)} Z`, WATER);
  for (const side of [-1, 1])
    for (const [across, up] of SPRAYED)
      drop(sketch, { x: x + side * across * width, y: y - up * width }, 0.085 * width);
  return part(sketch.art());
}

/** Where each bump of foam ends, and where drops are, as shares of its width. */
const FOAM = [
  [-0.32, 0.13],
  [-0.11, 0.19],
  [0.11, 0.19],
  [0.32, 0.13],
  [0.5, 0],
] as const;
const SPRAYED = [
  [0.4, 0.42],
  [0.62, 0.22],
] as const;

/** How far from the middle each part of it ends, and how much farther on, in widths of it. */
const PARTED = [
  [-1.25, -0.3],
  [0, 0],
  [1.25, 0.3],
] as const;
const ARC = 20;
const WATER = '#7fc4e8';
/** Loose drops on the way, and how far below it, as shares of its breadth. */
const LOOSE = [
  [0.42, -2.4],
  [0.66, 2.9],
  [0.8, -2.6],
] as const;

/** A drop that falls. */
function drop(sketch: Sketch, { x, y }: Spot, size: number): void {
  sketch.area(
    `M${x} ${y - size} C${x + size * 0.7} ${y} ${x + size * 0.6} ${y + size * 0.8} ${x} ${y + size * 0.8} C${x - size * 0.6} ${y + size * 0.8} ${x - size * 0.7} ${y} ${x} ${y - size} Z`,
    WATER,
  );
}
