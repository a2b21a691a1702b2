import { expect, it } from 'vitest';
import { heightOf, placed, shown } from '../../testing/placed.ts';

it('has a catch at the hook that is small beside who caught it', () => {
  const pieces = placed('man, fish; fish 0 1');
  expect(heightOf(shown(pieces, 1))).toBeLessThan(0.42 * heightOf(shown(pieces, 0)));
});
