import type { Art } from '../art/art.ts';
import type { Tail } from './animalPoses.ts';
import { Sketch } from './Sketch.ts';
import { ellipse, placement } from './shapes.ts';

/** Animals of which the icon set has the head alone. */
export const HEADS_ONLY: ReadonlySet<string> = new Set(
  'frog hamster koala fox panda wolf bear lion moose polar-bear tiger-face cat-face rabbit-face mouse-face dog-face pig-face cow-face monkey-face'.split(
    ' ',
  ),
);

const LONG_TAILS = new Set([
  'fox',
  'wolf',
  'lion',
  'tiger-face',
  'cat-face',
  'monkey-face',
  'mouse-face',
  'dog-face',
  'cow-face',
]);

/** The tail that belongs to a head. */
export function tailOf(key: string): Tail {
  if (key === 'fox' || key === 'wolf') return 'bushy';
  return LONG_TAILS.has(key) ? 'long' : 'none';
}

/** Sets a head on a plump sitting body with paws, belly and, where it belongs, a tail. */
export function withSittingBody(key: string, head: Art, waving: boolean): Art {
  const sketch = new Sketch();
  const tail = tailOf(key);
  if (tail === 'bushy')
    sketch.area('M30 128 C70 140 104 120 104 84 C104 60 92 48 84 44 C86 74 64 92 34 98 Z');
  else if (tail === 'long') sketch.tube([30, 128, 62, 132, 84, 116, 88, 92], [13, 12, 11, 11]);
  if (key === 'lion') sketch.area([ellipse(88, 82, 13, 17)]);
  if (tail === 'bushy') sketch.line('M84 66 Q92 74 103 72', 0.9);
  sketch.area([ellipse(0, 88, 50, 56)]);
  sketch.area([ellipse(0, 98, 31, 38)]);
  for (const side of [-1, 1]) {
    const isUp = waving && side === 1;
    sketch.tube(
      isUp ? [36, 62, 66, 50, 74, 22] : [side * 40, 62, side * 52, 86, side * 40, 106],
      [24, 24, 24],
    );
    sketch.area([ellipse(side * 38, 136, 27, 22)]);
    sketch.area([ellipse(side * 38, 138, 14, 11)]);
  }
  const scale = 118 / head.width;
  const drop = Math.max(0, 46 - (head.height * scale) / 2);
  sketch.add(
    head,
    placement(-scale * (head.left + head.width / 2), 48 - drop - scale * (head.top + head.height) + 6, scale),
  );
  return { ...sketch.art(), neck: { x: 0, y: 46, width: 76 } };
}
