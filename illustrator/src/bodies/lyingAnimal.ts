import { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement } from '../parts/shapes.ts';
import { spikes } from './backs.ts';
import type { Drawn } from './Drawn.ts';
import { furOf, furred } from './fur.ts';
import { finish, type HeadPicture } from './headed.ts';

/** Lays a head on its paws before a body that is curled up to sleep, 300 units wide. */
export function drawSleeping({ art: head, places, build }: HeadPicture): Drawn {
  const sketch = new Sketch();
  if (build.back === 'spikes') sketch.area(spikes(48, 40, 116, 84));
  sketch.area('M-84 104 C-104 26 -36 -15 44 -15 C122 -15 164 36 150 82 Q146 104 120 104 Z');
  if (build.back === 'shell')
    sketch.area('M-40 70 C-40 -20 20 -44 62 -40 C120 -34 150 20 142 70 Q50 86 -40 70 Z');
  sketch.line('M134 62 C112 16 44 26 42 82 Q42 92 52 100', 1);
  if (build.tail === 'bushy' || build.tail === 'plume')
    sketch.area('M146 96 C176 60 176 112 130 118 C80 124 40 116 18 100 C60 84 110 96 146 96 Z');
  else if (build.tail === 'long' || build.tail === 'tuft' || build.tail === 'thick')
    sketch.area(
      'M130 62 C148 48 164 62 158 86 C150 117 106 118 70 116 C44 114 8 118 6 103 C4 90 30 94 54 95 C86 97 126 98 134 84 C136 77 124 74 130 62 Z',
    );
  else sketch.area([ellipse(84, 102, 36, 17)]);
  if (build.back === 'wings' || build.back === 'feathered-wings') foldWing(sketch);
  for (const x of [-104, -24]) sketch.area([ellipse(x, 96, 33, 19)]);
  const scale = 138 / Math.min(head.width, head.height * 1.25);
  const at = placement(
    -64 - scale * (head.left + head.width / 2),
    92 - scale * (head.top + head.height),
    scale,
  );
  const whole = new Sketch().add(furred(sketch.art(), furOf(head)), placement(0, 0)).add(head, at);
  return finish({ sketch: whole, head, places, at, scale }, {});
}

/** A wing that is folded over the back, its tips along the flank. */
function foldWing(sketch: Sketch): void {
  sketch.area(
    'M2 52 C-18 6 -2 -44 44 -76 C58 -44 118 -34 160 -2 C146 2 138 12 136 28 C118 18 104 24 98 42 C80 30 62 36 54 54 C38 42 20 42 2 52 Z',
  );
  sketch.line('M44 -76 C42 -36 44 10 54 54 M44 -76 C58 -40 80 0 98 42', 1);
}
