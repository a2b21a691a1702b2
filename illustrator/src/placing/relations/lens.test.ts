import { expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

it.each(['boy, bug', 'girl, ant*3', 'bear, butterfly', 'child*2, fallen-leaf'])(
  'shows in a magnifying glass what is looked at with it, over the glass: %s',
  (text) => {
    const scene = sceneOf(`${text}, magnifying-glass-tilted-left; hold 0 2; magnify 0 1`);
    const { pieces, undone } = placeScene(scene, { seed: 3, detail: 'child' });
    expect(undone.relations).toEqual([]);
    const boxes = (thing: number) =>
      pieces.flatMap((one, order) =>
        one.thing === thing && !one.again ? [{ order, ...boxUnder(one.to, one.art) }] : [],
      );
    const [glass] = boxes(2);
    if (glass === undefined) throw new Error('The glass is on the page');
    const isIn = boxes(1).filter(
      ({ order, left, right, top, bottom }) =>
        order > glass.order &&
        left > glass.left &&
        right < glass.right &&
        top > glass.top &&
        bottom < glass.bottom,
    );
    expect(isIn).toHaveLength(1);
  },
);
