import { expect, it } from 'vitest';
import { spanAt } from '../placing/geometry/silhouette.ts';
import { drawBody } from './drawBody.ts';

it('joins the arms of what has tentacles to its body, broad from the start', () => {
  const request = { key: 'octopus', looks: {}, wears: [], facing: 'right', variant: 0 } as const;
  const { art, over } = drawBody({ ...request, hands: { left: 'front' } });
  const size = Math.max(art.width, art.height);
  const [left, right] = (over && spanAt(over, over.top + 0.015 * size)) ?? [0, 0];
  expect(right - left).toBeGreaterThan(0.05 * size);
});
