import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { CONTENT, sharedArea } from '../../page.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

describe.each([1, 2, 3, 4, 5])('a low row under a wide sky, with the seed %i', (seed) => {
  it('has a tall tree behind it, from the ground into the sky', () => {
    const { pieces, ground } = placeScene(sceneOf('elephant*3 walk row; @garden'), { seed, detail: 'child' });
    const first = pieces.findIndex(({ thing }) => thing !== undefined);
    const trees = pieces.flatMap(({ of, role, art, to }, layer) =>
      role === 'filler' && of === 'tree' ? [{ ...boxUnder(to, art), layer }] : [],
    );
    expect(trees.length).toBeGreaterThan(0);
    for (const { top, bottom, layer } of trees) {
      expect(layer).toBeLessThan(first);
      expect(bottom).toBeGreaterThan(ground.horizon);
      expect(bottom - top).toBeGreaterThan(300);
    }
  });
});

describe('a moon that is asked for', () => {
  it('finds room beside what rises askew, whatever the seed', () => {
    const scene = { ...sceneOf('rocket fly; @space'), weather: ['stars', 'moon'] as const };
    const undone = [1, 3, 5, 6, 8, 10].flatMap(
      (seed) =>
        placeScene({ ...scene, weather: [...scene.weather] }, { seed, detail: 'child' }).undone.weather,
    );
    expect(undone).toEqual([]);
  });

  it('finds room beside a diver, where the whole box would leave none', () => {
    const { undone } = placeScene(
      { ...sceneOf('boy dive; @ocean'), weather: ['stars', 'moon'] },
      { seed: 3, detail: 'child' },
    );
    expect(undone.weather).toEqual([]);
  });
});

describe('fillers', () => {
  it.each([1, 2, 3])('hang and lie about only where people live, with the seed %i', (seed) => {
    const { pieces } = placeScene(sceneOf('boy, automobile; @garage'), { seed, detail: 'child' });
    const own = ['bucket', 'hammer', 'traffic-cone', 'wrench'];
    const fillers = pieces.filter(({ role }) => role === 'filler').map(({ of }) => of);
    expect(fillers.filter((of) => of === undefined || !own.includes(of))).toEqual([]);
  });

  it.each([
    'puppy; @garden',
    'girl, horse; ride 0 1',
    'tractor, wagon; pull 0 1; @farm',
    'teacher; @classroom',
  ])('leave the middle of the ground to the subjects: %s', (scene) => {
    for (const seed of [1, 2]) {
      const { pieces, ground } = placeScene(sceneOf(scene), { seed, detail: 'child' });
      const low = pieces.flatMap(({ role, art, to }) => {
        const box = boxUnder(to, art);
        return role === 'filler' && box.bottom > ground.horizon + 60 && box.top > ground.horizon ? [box] : [];
      });
      const middles = low.map(
        ({ left, right }) => ((left + right) / 2 - CONTENT.left) / (CONTENT.right - CONTENT.left),
      );
      expect(middles.filter((x) => x > 0.36 && x < 0.64)).toEqual([]);
    }
  });

  it.each(['teacher, child*3; @classroom', 'boy*2; @bedroom', 'chef; @kitchen'])(
    'hang beside what is on the wall, not over it: %s',
    (scene) => {
      for (const seed of [1, 2]) {
        const { pieces } = placeScene(sceneOf(scene), { seed, detail: 'child' });
        const boxes = (role: string) =>
          pieces.flatMap((piece) => {
            const box = boxUnder(piece.to, piece.art);
            return piece.role === role &&
              piece.thing === undefined &&
              box.right - box.left < 800 &&
              box.bottom - box.top < 800
              ? [box]
              : [];
          });
        const shared = boxes('filler').flatMap((one) =>
          [...boxes('scenery'), ...boxes('subject')].map((other) => sharedArea(one, other)),
        );
        expect(Math.max(0, ...shared)).toBe(0);
      }
    },
  );
});
