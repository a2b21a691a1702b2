import type { Sketch } from '../Sketch.ts';
import { ellipse, roundRect, starRing } from '../shapes.ts';
import type { Outfit } from './outfit.ts';
import type { Point } from './skeleton.ts';

/** Draws what a hand holds, before the hand. */
export function drawHeld(sketch: Sketch, [x, y]: Point, what: NonNullable<Outfit['holds']>): void {
  switch (what) {
    case 'sword':
      sketch.area(
        `M${x - 5} ${y - 12} L${x - 5} ${y - 76} L${x} ${y - 90} L${x + 5} ${y - 76} L${x + 5} ${y - 12} Z`,
      );
      sketch.area([roundRect(x - 17, y - 16, 34, 8, 4)]);
      sketch.area([roundRect(x - 4, y - 8, 8, 22, 4)]);
      return;
    case 'spear':
      sketch.area([roundRect(x - 4, y - 92, 8, 148, 3)]);
      sketch.area(
        `M${x} ${y - 126} Q${x + 16} ${y - 104} ${x + 8} ${y - 88} H${x - 8} Q${x - 16} ${y - 104} ${x} ${y - 126} Z`,
      );
      return;
    case 'wand':
      sketch.area([roundRect(x - 3.5, y - 52, 7, 64, 3)]);
      sketch.area([starRing([x, y - 62], 19, 5, 0.46)]);
      return;
    case 'broom':
    case 'fork':
      sketch.area([roundRect(x - 4, y - 74, 8, 130, 3)]);
      if (what === 'broom')
        sketch.area(
          `M${x - 6} ${y - 74} C${x - 22} ${y - 96} ${x - 18} ${y - 118} ${x - 16} ${y - 122} H${x + 16} C${x + 18} ${y - 118} ${x + 22} ${y - 96} ${x + 6} ${y - 74} Z`,
        );
      else
        sketch.area(
          `M${x - 20} ${y - 112} H${x - 13} V${y - 86} H${x - 4} V${y - 112} H${x + 4} V${y - 86} H${x + 13} V${y - 112} H${x + 20} V${y - 74} H${x - 20} Z`,
        );
      return;
    case 'brush':
      sketch.area([roundRect(x - 3.5, y - 40, 7, 60, 3)]);
      sketch.area(
        `M${x - 7} ${y - 40} C${x - 12} ${y - 56} ${x - 4} ${y - 66} ${x} ${y - 76} C${x + 6} ${y - 66} ${x + 12} ${y - 56} ${x + 7} ${y - 40} Z`,
      );
      return;
    case 'microphone':
      sketch.area([roundRect(x - 5, y - 26, 10, 40, 4)]);
      sketch.area([ellipse(x, y - 34, 14)]);
      return;
    case 'pan':
      sketch.area([roundRect(x + 4, y - 5, 34, 9, 4)]);
      sketch.area([ellipse(x + 60, y - 2, 26, 10)]);
      sketch.area([ellipse(x + 60, y - 7, 15, 7)]);
      return;
    case 'sling':
      // The strap on both sides of a stone that swings over the hand.
      sketch.line(`M${x} ${y} Q${x - 4} ${y - 40} ${x - 18} ${y - 66}`, 1.2);
      sketch.line(`M${x} ${y} Q${x + 20} ${y - 36} ${x + 18} ${y - 66}`, 1.2);
      sketch.area([ellipse(x, y - 78, 13)]);
      sketch.area(
        `M${x - 24} ${y - 72} Q${x} ${y - 56} ${x + 24} ${y - 72} Q${x + 20} ${y - 48} ${x} ${y - 46} Q${x - 20} ${y - 48} ${x - 24} ${y - 72} Z`,
      );
      return;
    case 'hose':
      // The jet and what falls from it, then the nozzle over them.
      sketch.area(
        `M${x + 42} ${y - 9} C${x + 66} ${y - 24} ${x + 96} ${y - 22} ${x + 116} ${y + 2} C${x + 100} ${y - 4} ${x + 96} ${y + 2} ${x + 94} ${y + 12} C${x + 84} ${y - 2} ${x + 62} ${y - 2} ${x + 42} ${y + 7} Z`,
      );
      for (const [dx, dy] of [
        [106, 20],
        [122, 26],
        [92, 34],
      ] as const)
        sketch.area(
          `M${x + dx} ${y + dy - 10} C${x + dx + 8} ${y + dy} ${x + dx + 6} ${y + dy + 9} ${x + dx} ${y + dy + 9} C${x + dx - 6} ${y + dy + 9} ${x + dx - 8} ${y + dy} ${x + dx} ${y + dy - 10} Z`,
        );
      sketch.area([roundRect(x - 6, y - 11, 34, 18, 5)]);
      sketch.area(`M${x + 28} ${y - 9} L${x + 44} ${y - 13} V${y + 9} L${x + 28} ${y + 5} Z`);
      return;
  }
}
