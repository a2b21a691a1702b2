import { expect, it } from 'vitest';
import { placed } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

it.each(['child*5 sit ring, rug; on 0 1', 'child*4 sit ring'])(
  'those at the near side of a ring who sit look into it, seen from behind: %s',
  (text) => {
    const sitters = placed(text)
      .filter(({ thing, again }) => thing === 0 && !again)
      .map(({ art, to }) => ({
        hasEyes: art.items.some(({ kind }) => kind === 'ink'),
        feet: boxUnder(to, art).bottom,
      }))
      .sort((one, other) => one.feet - other.feet);
    expect(sitters.map(({ hasEyes }) => hasEyes)).toEqual(sitters.map((_, at) => at < sitters.length - 2));
  },
);

it('those hand in hand before what they are around stand on one line, nearly', () => {
  const feet = placed('child*4, globe-showing-europe-africa; around 0 1; hold-hands 0 0')
    .filter(({ thing, again }) => thing === 0 && !again)
    .map(({ art, to }) => boxUnder(to, art));
  const [bottoms, high] = [feet.map(({ bottom }) => bottom), (feet[0]?.bottom ?? 0) - (feet[0]?.top ?? 0)];
  expect(feet).toHaveLength(4);
  expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(0.1 * high);
});
