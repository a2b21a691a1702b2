import { expect, it } from 'vitest';
import { drawBody } from './drawBody.ts';

it.each(['bear', 'cat', 'girl'])('a knitted hat is as wide as the head, and so high: %s', (key) => {
  const { art, places } = drawBody({ key, looks: {}, wears: ['beanie'], variant: 0 });
  const { y, width } = places.head ?? { y: 0, width: Number.POSITIVE_INFINITY };
  expect(y - art.top).toBeGreaterThan(0.65 * width);
});
