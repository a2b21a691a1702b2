import { expect, it } from 'vitest';
import { boxesOf, placed, shown } from '../../testing/placed.ts';

it.each(['vase, rose*3; in 1 0', 'vase, tulip*3; in 1 0'])(
  'has cut flowers with their leaves over the rim, well apart: %s',
  (scene) => {
    const pieces = placed(scene);
    const vase = shown(pieces, 0);
    const flowers = boxesOf(pieces, 1);
    for (const { top, bottom } of flowers) expect(bottom - vase.top).toBeLessThan(0.3 * (bottom - top));
    const leans = pieces.flatMap(({ thing, to }) => (thing === 1 ? [Math.atan2(to.b, to.a)] : []));
    expect(Math.max(...leans) - Math.min(...leans)).toBeGreaterThan(1);
  },
);
