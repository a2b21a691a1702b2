import type { Sketch } from '../parts/Sketch.ts';
import { ellipse } from '../parts/shapes.ts';
import type { Build } from '../things/recordSchema.ts';

/** Whether a body is that of a mouse or a squirrel: pear-shaped, on short legs, its paws together before the chest. */
export function isSmallBuild({ shape }: Pick<Build, 'shape'>): boolean {
  return shape === 'small';
}

/** Half the breadth of one that sits. */
export const SMALL_HALF = 46;

/** Draws the pear of its trunk as it sits, seen from the front, with its thighs and a light belly. */
export function drawSmallTorso(sketch: Sketch, { front }: Build): void {
  sketch.area('M0 40 C-24 40 -34 60 -44 84 C-60 116 -44 148 0 148 C44 148 60 116 44 84 C34 60 24 40 0 40 Z');
  for (const side of [-1, 1]) sketch.area([ellipse(side * 41, 118, 24, 31, side * -16)]);
  if (front !== 'plain') sketch.area([ellipse(0, 104, 25, 38)], '#fff3e0');
}

/** Draws its long feet. */
export function drawSmallFeet(sketch: Sketch): void {
  for (const side of [-1, 1]) {
    sketch.area([ellipse(side * 37, 146, 26, 11, side * 8)]);
    for (const dx of [14, 21])
      sketch.line([side * (36 + dx), 144 + dx * 0.1, side * (41 + dx), 149 + dx * 0.1], 0.7);
  }
}

/** Widths of its arms from the shoulder to the paw. */
export const SMALL_ARM = [22, 21, 20, 18, 17] as const;

/** How large its paws are beside others. */
export const SMALL_PAW = 0.76;
