import { expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

it.each(['farmer, cow; milk 0 1', 'girl, goat; milk 0 1'])(
  'milks beside the animal, the hands at its udder and over a bucket: %s',
  (text) => {
    const { pieces, undone } = placeScene(sceneOf(text), { seed: 1, detail: 'child' });
    expect(undone.relations).toEqual([]);
    const [who, animal] = [0, 1].map((thing) => {
      const piece = pieces.find((one) => one.thing === thing);
      if (!piece) throw new Error(`Thing ${thing} is not on the page`);
      return boxUnder(piece.to, piece.art);
    });
    if (!who || !animal) throw new Error('Both are on the page');
    expect(Math.min(who.right, animal.right)).toBeGreaterThan(Math.max(who.left, animal.left));
    const middle = (animal.top + animal.bottom) / 2;
    const hands = pieces.flatMap(({ thing, to, places }) =>
      thing === 0
        ? [places?.leftHand, places?.rightHand].flatMap((at) =>
            at ? [to.b * at.x + to.d * at.y + to.f] : [],
          )
        : [],
    );
    const isUnder = pieces.some(({ isProp, art, to }) => {
      const box = boxUnder(to, art);
      return isProp && box.top > Math.max(...hands) && box.left < animal.right && box.right > animal.left;
    });
    expect(hands.every((y) => y > middle)).toBe(true);
    expect(isUnder).toBe(true);
    expect(Math.abs(who.bottom - animal.bottom)).toBeLessThan(30);
  },
);
