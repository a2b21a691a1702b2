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
