import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

describe('holdInChains', () => {
  it.each([
    ['man, woman, child*3; hold-hands 0 2; hold-hands 1 2', [0, 2, 2, 2, 1]],
    ['boy, man, woman; hold-hands 0 1; hold-hands 0 2', [1, 0, 2]],
    ['woman, child*2; hold-hands 0 1', [1, 0, 1]],
  ])('stands all of %j in one row, the fewer at the ends or in the middle', (text, row) => {
    const { pieces, undone } = placeScene(sceneOf(text), { seed: 1, detail: 'child' });
    const people = pieces.filter(({ thing, isProp }) => thing !== undefined && !isProp);
    const left = ({ art, to }: (typeof people)[number]) => boxUnder(to, art).left;
    const sorted = [...people].sort((one, other) => left(one) - left(other));
    expect(sorted.map(({ thing }) => thing)).toEqual(row);
    expect(undone.relations).toEqual([]);
  });
});
