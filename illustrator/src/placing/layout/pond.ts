import { Sketch } from '../../parts/Sketch.ts';
import { ellipse } from '../../parts/shapes.ts';
import type { Part } from '../company/Actor.ts';
import { part } from '../company/props.ts';

/** A pond, seen from the side: what is under water of whoever swims in it is behind its near half. */
export function pond(box: { x: number; y: number; width: number; depth: number }): {
  back: Part;
  front: Part;
} {
  const { x, y, width, depth } = box;
  const half = width / 2;
  const back = new Sketch();
  back.area([ellipse(x, y, half, depth / 2)], '#9fd3ea');
  const front = new Sketch();
  front.area(
    `M${x - half * 0.93} ${y + depth * 0.14} Q${x - half * 0.7} ${y + depth * 0.02} ${x - half * 0.46} ${y + depth * 0.12} Q${x - half * 0.23} ${y + depth * 0.24} ${x} ${y + depth * 0.12} Q${x + half * 0.23} ${y + depth * 0.02} ${x + half * 0.46} ${y + depth * 0.12} Q${x + half * 0.7} ${y + depth * 0.24} ${x + half * 0.93} ${y + depth * 0.14} C${x + half * 0.8} ${y + depth * 0.6} ${x - half * 0.8} ${y + depth * 0.6} ${x - half * 0.93} ${y + depth * 0.14} Z`,
    '#7fc4e8',
  );
  return { back: part(back.art()), front: part(front.art()) };
}
