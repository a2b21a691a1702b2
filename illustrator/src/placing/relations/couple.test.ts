import { expect, it } from 'vitest';
import { placed } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

it.each([1, 2, 5])('couples %i cars behind an engine, each at the next, all on the rails', (count) => {
  const train = placed(`locomotive, train-car*${count}; pull 0 1`)
    .filter(({ thing }) => thing !== undefined)
    .map(({ to, art }) => boxUnder(to, art))
    .sort((one, other) => one.left - other.left);
  expect(train).toHaveLength(count + 1);
  for (const [index, one] of train.slice(1).entries()) {
    const before = train[index] ?? one;
    expect(Math.abs(one.left - before.right)).toBeLessThan(0.05 * (one.right - one.left));
    expect(Math.abs(one.bottom - before.bottom)).toBeLessThan(0.05 * (one.bottom - one.top));
  }
});
