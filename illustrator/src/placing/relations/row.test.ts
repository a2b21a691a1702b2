import { expect, it } from 'vitest';
import { placed, shown } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

it.each([
  ['child*3, canoe; row 0 1', 3],
  ['man, woman, girl, canoe; row 0 3; row 1 3; row 2 3', 3],
])('each who paddles has a paddle that is in the water, whoever they are: %s', (text, many) => {
  const pieces = placed(`${text}; @lake`);
  const boat = shown(pieces, text.startsWith('child') ? 1 : 3);
  const paddles = pieces.filter(({ isProp }) => isProp).map(({ to, art }) => boxUnder(to, art));
  const long = paddles.filter(({ top, bottom }) => top < boat.bottom && bottom > boat.top);
  expect(long).toHaveLength(many);
  for (const { bottom } of long)
    expect(bottom).toBeGreaterThan(boat.bottom - 0.15 * (boat.bottom - boat.top));
});
