import { Sketch } from '../../parts/Sketch.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import type { Part } from './Actor.ts';
import type { Spot } from './props.ts';

/** A heap of earth, its foot at a level. */
export function mound({ x, y }: Spot, width: number, height: number): Part {
  const [half, sketch] = [width / 2, new Sketch()];
  const at = (across: number, up: number) => `${x + across * half} ${y - up * height}`;
  sketch.area(
    `M${at(-1, 0)} C${at(-0.9, 0.5)} ${at(-0.6, 0.7)} ${at(-0.45, 0.95)} C${at(-0.2, 1.06)} ${at(0.2, 1.06)} ${at(0.45, 0.95)} C${at(0.6, 0.7)} ${at(0.9, 0.5)} ${at(1, 0)} Z`,
    '#b98a5e',
  );
  for (const [across, up] of [
    [-0.4, 0.35],
    [0.05, 0.55],
    [0.45, 0.3],
  ] as const)
    sketch.line(`M${at(across - 0.06, up)} Q${at(across, up + 0.1)} ${at(across + 0.06, up)}`, 0.8);
  return { art: sketch.art(), to: AS_IS };
}
