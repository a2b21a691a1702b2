import { expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import { placeOnce } from '../placeOnce.ts';
import type { Part } from './Actor.ts';
import { isTiny } from './Group.ts';

/** Whose face it is at does not matter here. */
const BODY = new Sketch().art();

it.each([
  [249.99999999999997, false],
  [249.99, true],
  [249.99, true, { at: BODY }],
  [249.99, false, { at: BODY, isMorsel: true }],
  [119.99, true, { at: BODY, isMorsel: true }],
] as const)(
  'allows a quarter of the largest, whatever its last digit: %d of 1000 is tiny: %s %o',
  (size, expected, own: Pick<Part, 'at' | 'isMorsel'> = {}) => {
    const how = { left: new Set<number>(), tried: new Map(), isFlat: false, spare: 0 };
    const { company } = placeOnce(sceneOf('boy, dog; next-to 0 1'), { seed: 1, detail: 'child' }, how);
    const [group] = company.groups();
    const [one] = group?.parts.filter(({ actor }) => actor) ?? [];
    if (!group || !one) throw new Error('Somebody is placed');
    const parts = [1000, size].map((side) => {
      const { whole: _whole, ...part } = one;
      const drawn = { ...part, to: AS_IS, art: { ...part.art, width: side, height: side } };
      return side === size ? { ...drawn, ...own } : drawn;
    });
    expect(isTiny({ ...group, parts }, [])).toBe(expected);
  },
);
