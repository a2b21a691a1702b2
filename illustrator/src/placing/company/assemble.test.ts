import { expect, it } from 'vitest';
import { placed, placeOn, shown } from '../../testing/placed.ts';

it.each([
  ['teacher read, open-book, child*3 sit, rug; read 0 1; face 0 2; on 2 3', 1],
  ['teacher read, open-book, child*3 sit, rug; read 0 1; face 2 0; on 2 3', 7],
])('all who sit on a rug look to who reads to them: %s', (text, seed) => {
  const pieces = placed(text, seed);
  const reader = shown(pieces, 0);
  const ways = pieces
    .filter(({ thing, again }) => thing === 2 && !again)
    .map((piece) => {
      const eyes = placeOn([piece], 2, 'eyes');
      const { left, right } = shown([piece], 2);
      return Math.sign(eyes.x - (left + right) / 2);
    });
  const middle = shown(pieces, 3);
  const side = Math.sign(reader.left + reader.right - middle.left - middle.right);
  expect(ways).toEqual([side, side, side]);
});
