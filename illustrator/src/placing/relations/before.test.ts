import { expect, it } from 'vitest';
import { placed, shown } from '../../testing/placed.ts';

it.each(['cat sit', 'bat fly', 'owl'])('has the moon behind it on both sides: %s', (one) => {
  const pieces = placed(`${one}, full-moon; in-front-of 0 1`);
  const [own, moon] = [shown(pieces, 0), shown(pieces, 1)];
  const away = Math.abs(own.left + own.right - moon.left - moon.right) / 2;
  expect(away).toBeLessThan(0.2 * (moon.right - moon.left));
});
