import type { Art } from '../art/art.ts';
import { Sketch } from './Sketch.ts';
import { ellipse, placement } from './shapes.ts';

/** How the tail of an animal is drawn. */
export type Tail = 'bushy' | 'long' | 'none';

/** Lays a head on its paws before a body that is curled up to sleep, 300 units wide. */
export function withSleepingBody(head: Art, tail: Tail): Art {
  const sketch = new Sketch();
  sketch.area('M-70 96 C-96 20 -20 -24 52 -14 C128 -4 158 50 142 96 Z');
  sketch.line('M146 92 C120 40 62 50 60 96', 1);
  if (tail === 'bushy')
    sketch.area('M146 96 C176 60 176 112 130 118 C80 124 40 116 18 100 C60 84 110 96 146 96 Z');
  else if (tail === 'long') sketch.tube([142, 78, 156, 98, 126, 108, 60, 106], [17, 17, 17, 16]);
  else sketch.area([ellipse(96, 98, 34, 16)]);
  for (const x of [-104, -24]) sketch.area([ellipse(x, 96, 33, 19)]);
  const scale = 138 / head.width;
  const top = 92 - scale * (head.top + head.height);
  sketch.add(head, placement(-64 - scale * (head.left + head.width / 2), top, scale));
  return sketch.art();
}

/** Sets a head on a body stretched in a leap to the right, its legs before and behind it. */
export function withLeapingBody(head: Art, tail: Tail): Art {
  const sketch = new Sketch();
  if (tail === 'bushy') sketch.area('M-70 6 C-110 10 -150 -10 -168 -52 C-128 -62 -88 -40 -62 -14 Z');
  else if (tail === 'long') sketch.tube([-74, 0, -106, -18, -128, -50, -120, -74], [18, 15, 14, 13]);
  else sketch.area([ellipse(-88, -8, 17)]);
  sketch.tube([-36, 30, -58, 62, -92, 74], [36, 28, 25]);
  sketch.tube([26, 28, 52, 66, 84, 70], [32, 27, 25]);
  sketch.area([ellipse(-10, 8, 88, 50, -8)]);
  sketch.line('M-52 46 Q4 44 48 18', 0.9);
  sketch.tube([-56, 20, -98, 48, -134, 40], [46, 30, 26]);
  sketch.tube([42, 24, 84, 52, 118, 38], [34, 28, 26]);
  const scale = 132 / head.width;
  const top = 16 - scale * (head.top + head.height);
  sketch.add(head, placement(70 - scale * (head.left + head.width / 2), top, scale));
  return sketch.art();
}
