import { expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import { placeOnce } from '../placeOnce.ts';
import { isTiny } from './Group.ts';

it.each([
  [249.99999999999997, false],
  [249.99, true],
])('allows a quarter of the largest, whatever its last digit: %d of 1000 is tiny: %s', (size, expected) => {
  const how = { left: new Set<number>(), tried: new Map(), isFlat: false, spare: 0 };
  const { company } = placeOnce(sceneOf('boy, dog; next-to 0 1'), { seed: 1, detail: 'child' }, how);
  const [group] = company.groups();
  const [one] = group?.parts.filter(({ actor }) => actor) ?? [];
  if (!group || !one) throw new Error('Somebody is placed');
  const parts = [1000, size].map((side) => {
    const { whole: _whole, ...part } = one;
    return { ...part, to: AS_IS, art: { ...part.art, width: side, height: side } };
  });
  expect(isTiny({ ...group, parts }, [])).toBe(expected);
});
