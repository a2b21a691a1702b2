import { expect, it } from 'vitest';
import { drops } from './water.ts';

it('has a few drops from a can, each broader than the holes that they come from', () => {
  const { items } = drops({ x: 0, y: 0 }, { x: 0, y: 400 }, 10).art;
  const areas = items.flatMap((item) => (item.kind === 'area' ? [item.area] : []));
  expect(areas).toHaveLength(4);
  expect(Math.min(...areas)).toBeGreaterThan(2 * 10 ** 2);
});
