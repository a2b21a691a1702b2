import { expect, it } from 'vitest';
import { drawBody } from './drawBody.ts';

it('draws a frog that jumps with its legs stretched, wider than one that sits', () => {
  const frog = { key: 'frog', looks: {}, wears: [], variant: 0 };
  const [jumping, sitting] = [drawBody({ ...frog, pose: 'jump' }).art, drawBody(frog).art];
  const shapeOf = (art: typeof jumping) => art.width / art.height;
  expect(shapeOf(jumping)).toBeGreaterThan(shapeOf(sitting) + 0.1);
});
