import { expect, it } from 'vitest';
import { drawBody } from './drawBody.ts';

it.each([
  ['tractor', 'right'],
  ['racing-car', 'right'],
  ['train', 'left'],
] as const)('has lines and dust behind what goes fast, not before it: %s to the %s', (key, facing) => {
  const [still, fast] = [{}, { pattern: 'fast' } as const].map(
    (looks) => drawBody({ key, looks, wears: [], variant: 0, facing }).art,
  );
  if (!still || !fast) throw new Error('Both are drawn');
  const [own, now] = [still, fast].map(({ left, width }) =>
    facing === 'right' ? { front: left + width, rear: left } : { front: left, rear: left + width },
  );
  const away = facing === 'right' ? -1 : 1;
  expect(Math.abs((own?.front ?? 0) - (now?.front ?? 0))).toBeLessThan(0.02 * still.width);
  expect(away * ((now?.rear ?? 0) - (own?.rear ?? 0))).toBeGreaterThan(0.1 * still.width);
});
