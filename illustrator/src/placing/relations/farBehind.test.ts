import { expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

it.each(['volcano, palm-tree*3; behind 0 1', 'barn, cow*3; behind 0 1', 'castle, girl; behind 0 1'])(
  'is large behind those before it, and painted first: %s',
  (text) => {
    const { pieces, undone } = placeScene(sceneOf(text), { seed: 3, detail: 'child' });
    expect(undone).toMatchObject({ things: [], relations: [], poses: [] });
    const [large] = pieces.filter(({ thing }) => thing === 0);
    const before = pieces.filter(({ thing, again }) => thing === 1 && !again);
    if (!large) throw new Error('It is placed');
    const back = boxUnder(large.to, large.art);
    for (const one of before) {
      const box = boxUnder(one.to, one.art);
      expect(box.bottom - box.top).toBeLessThan(0.7 * (back.bottom - back.top));
      expect(box.bottom).toBeGreaterThan(back.bottom);
      expect(pieces.indexOf(one)).toBeGreaterThan(pieces.indexOf(large));
    }
  },
);
