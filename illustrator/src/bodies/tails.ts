import { readPath } from '../parts/readPath.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement } from '../parts/shapes.ts';
import type { Build } from '../things/recordSchema.ts';

/** Draws the tail of a body that sits, on its left where the body looks or goes to the right. */
export function drawTail(sketch: Sketch, build: Build, goesRight: boolean): void {
  const tail = new Sketch();
  drawTailAside(tail, build);
  sketch.add(tail.art(), placement(0, 0, 1, 0, goesRight));
}

/** Along a tail that is bent up beside the body. */
const [BENT_UP = []] = readPath('M30 128 C84 146 106 114 94 78');

function drawTailAside(sketch: Sketch, { tail, shape }: Build): void {
  switch (tail) {
    case 'bushy':
      sketch.area('M30 128 C76 142 112 124 114 84 C116 52 96 36 78 34 C88 62 66 92 34 98 Z');
      sketch.area('M114 84 C116 52 96 36 78 34 C82 46 81 58 76 68 Q94 82 114 84 Z');
      return;
    case 'plume':
      sketch.area(
        'M30 134 C88 152 132 118 126 62 C122 32 138 12 128 -14 C114 -42 76 -32 78 -4 C80 12 96 10 98 22 C102 46 80 72 60 86 C48 96 38 102 34 106 Z',
      );
      return;
    case 'long':
      sketch.tube(BENT_UP, [14, 13, 12, 11]);
      return;
    case 'tuft':
      sketch.tube(BENT_UP, [11, 10.5, 10, 9.5, 9]);
      sketch.area(
        'M91 82 C76 74 76 56 88 46 Q90 52 94 52 Q94 42 102 34 C116 48 118 74 100 82 Q96 86 91 82 Z',
      );
      sketch.line('M96 78 C92 68 96 60 102 52', 0.8);
      return;
    case 'thick':
      sketch.area('M20 140 C70 150 112 140 126 92 C104 116 74 112 36 96 Z');
      return;
    case 'flat':
      sketch.area([ellipse(84, 112, 24, 44, 38)]);
      for (const dx of [-8, 8]) sketch.line([72 + dx, 128 - dx, 98 + dx, 94 - dx], 0.7);
      return;
    case 'short':
      // Thighs of a small animal are broader than its trunk.
      sketch.area([ellipse(shape === 'small' ? 70 : 50, 128, 16)]);
      return;
    default:
  }
}

/** Draws the tail of a body on four legs that goes to the right: it hangs, or is carried. */
export function drawTailBehind(sketch: Sketch, { tail }: Build): void {
  if (tail === 'bushy') sketch.area('M-82 -34 C-126 -44 -160 -8 -166 52 C-136 50 -110 26 -90 10 Z');
  else if (tail === 'plume') sketch.area(PLUME);
  else if (tail === 'tuft') {
    sketch.tube([-92, -26, -118, -14, -128, 22, -124, 48], [14, 12, 11, 11]);
    sketch.area('M-124 42 C-142 58 -138 78 -126 88 C-112 76 -108 58 -124 42 Z');
  } else if (tail === 'long') sketch.tube(CARRIED, [18, 17.5, 17, 16.5, 16, 15, 14, 13]);
  else if (tail === 'thick') sketch.area('M-78 -40 C-112 -30 -150 10 -196 30 C-156 56 -110 48 -74 36 Z');
  else if (tail === 'flat') sketch.area([ellipse(-132, 20, 42, 18, -24)]);
  else if (tail === 'short') sketch.area([ellipse(-106, -24, 17, 14)]);
}

/** Along a tail that is carried up behind. */
const [CARRIED = []] = readPath('M-90 -26 C-122 -26 -152 -48 -142 -88');

/** A tail carried high, its end curled back, as a squirrel has it. */
const PLUME =
  'M-62 -8 C-78 -40 -74 -78 -86 -104 C-92 -118 -108 -122 -118 -110 C-136 -116 -134 -150 -106 -158 C-62 -168 -34 -128 -44 -84 L-40 -20 L-70 24 C-128 34 -168 -4 -164 -54 C-162 -84 -146 -106 -118 -110 C-130 -84 -110 -20 -62 -8 Z';
