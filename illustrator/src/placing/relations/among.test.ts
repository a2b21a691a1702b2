import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

/** Who is among plants, and those around, in the order of painting. */
function amid(text: string, seed: number) {
  const { pieces, undone } = placeScene(sceneOf(text), { seed, detail: 'child' });
  expect(undone.relations).toEqual([]);
  const drawn = pieces.flatMap(({ thing, art, to }, layer) =>
    thing === undefined ? [] : [{ thing, layer, box: boxUnder(to, art) }],
  );
  const one = drawn.find(({ thing }) => thing === 0);
  if (!one) throw new Error('The first thing is on the page');
  return { one, plants: drawn.filter(({ thing }) => thing === 1) };
}

const middleOf = ({ left, right }: { left: number; right: number }) => (left + right) / 2;

describe.each([1, 2, 3])('among plants, with the seed %i', (seed) => {
  it.each(['rabbit, tulip*5', 'girl, sunflower*6', 'fox, fern*4'])(
    'has some behind and some before it: %s',
    (things) => {
      const { one, plants } = amid(`${things}; among 0 1`, seed);
      const [behind, before] = [
        plants.filter(({ layer }) => layer < one.layer),
        plants.filter(({ layer }) => layer > one.layer),
      ];
      expect(Math.min(behind.length, before.length)).toBeGreaterThan(0);
      expect(Math.max(...behind.map(({ box }) => box.bottom))).toBeLessThan(
        Math.min(...before.map(({ box }) => box.bottom)),
      );
      for (const side of [-1, 1])
        expect(plants.some(({ box }) => side * (middleOf(box) - middleOf(one.box)) > 0)).toBe(true);
    },
  );

  it('stands before trees', () => {
    const { one, plants } = amid('deer, tree*5; among 0 1', seed);
    expect(plants.every(({ layer, box }) => layer < one.layer && box.bottom < one.box.bottom)).toBe(true);
  });

  it('has company there', () => {
    const { one, plants } = amid('girl, daisy*5, boy; among 0 1; among 2 1', seed);
    expect(plants.some(({ layer }) => layer > one.layer)).toBe(true);
  });
});
