import { Sketch } from '../../parts/Sketch.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import type { Part } from './Actor.ts';

const BRICK = '#e05a4f';
const HOLE = '#4a5560';

/** A hole with a ragged rim, and bricks that fly from it, `size` being half the hole's width; `way` is 1 for to the right. */
export function rubble(
  { x, y }: { x: number; y: number },
  size: number,
  way: 1 | -1,
): { hole: Part; bricks: Part } {
  const hole = new Sketch();
  const rim = Array.from({ length: 12 }, (_, step) => {
    const far = size * (step % 2 === 0 ? 1.25 : 0.85);
    const turn = (step / 12) * 2 * Math.PI;
    return `${x + far * Math.cos(turn)} ${y + far * Math.sin(turn)}`;
  });
  hole.area(`M${rim.join(' L')} Z`, HOLE);
  const bricks = new Sketch();
  for (const [across, up, turn] of FLYING)
    bricks.area(brickAt(x + way * across * size, y - up * size, size, turn), BRICK);
  return { hole: part(hole), bricks: part(bricks) };
}

/** Where bricks fly, in halves of the hole's width, and how far they are turned, in radians. */
const FLYING = [
  [-0.7, 1.75, 0.5],
  [0.5, 2.1, -0.4],
  [1.6, 1.5, 0.9],
  [2, 0.1, -0.7],
  [-1.5, -1.5, 0.3],
] as const;

function brickAt(x: number, y: number, size: number, turn: number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corners = [
    [-0.42, -0.22],
    [0.42, -0.22],
    [0.42, 0.22],
    [-0.42, 0.22],
  ] as const;
  const points = corners.map(
    ([dx, dy]) => `${x + size * (dx * cos - dy * sin)} ${y + size * (dx * sin + dy * cos)}`,
  );
  return `M${points.join(' L')} Z`;
}

function part(sketch: Sketch): Part {
  return { art: sketch.art(), to: AS_IS };
}
