import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { type Box, CONTENT, sharedArea } from '../../page.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import type { Piece } from '../Placement.ts';
import { placeScene } from '../placeScene.ts';

function facesOf(pieces: readonly Piece[]): Box[] {
  return pieces.flatMap(({ art, to, telling, thing }) => {
    if (thing === undefined || !telling) return [];
    const { left, top, right, bottom } = telling;
    return [boxUnder(to, { ...art, left, top, width: right - left, height: bottom - top })];
  });
}

describe('a head', () => {
  it.each(['girl', 'boy, tractor; @farm', 'dad, girl; push 0 1', 'boy, crab; @beach'])(
    'has no tree behind it, nothing on the wall and no edge of the ground: %s',
    (scene) => {
      for (const seed of [1, 2]) {
        const { pieces, ground } = placeScene(sceneOf(scene), { seed, detail: 'child' });
        const first = pieces.findIndex(({ thing }) => thing !== undefined);
        const standing = pieces.slice(0, first).flatMap(({ art, to }) => {
          const box = boxUnder(to, art);
          return box.right - box.left < 0.75 * (CONTENT.right - CONTENT.left) ? [box] : [];
        });
        const faces = facesOf(pieces);
        expect(faces.length).toBeGreaterThan(0);
        for (const face of faces) {
          expect(standing.filter((one) => sharedArea(one, face) > 0)).toEqual([]);
          expect(ground.horizon > face.top && ground.horizon < face.bottom).toBe(false);
        }
      }
    },
  );

  it('nor has what is held', () => {
    for (const seed of [1, 2, 3]) {
      const { pieces } = placeScene(sceneOf('boy, kite; hold 0 1'), { seed, detail: 'child' });
      const held = pieces.find(({ thing }) => thing === 1);
      const first = pieces.findIndex(({ thing }) => thing !== undefined);
      const box = held && boxUnder(held.to, held.art);
      const behind = pieces.slice(0, first).flatMap(({ art, to }) => {
        const one = boxUnder(to, art);
        return one.right - one.left < 0.75 * (CONTENT.right - CONTENT.left) ? [one] : [];
      });
      expect(behind.filter((one) => box !== undefined && sharedArea(one, box) > 0)).toEqual([]);
    }
  });
});

describe('what lies on the ground', () => {
  it.each([1, 2, 3, 4])('is before the horizon, with the seed %i', (seed) => {
    const { pieces, ground } = placeScene(sceneOf('boy jump, puddle*3; in 0 1; @garden'), {
      seed,
      detail: 'child',
    });
    for (const { to, art } of pieces.filter(({ thing }) => thing === 1)) {
      const { top, bottom } = boxUnder(to, art);
      expect(bottom - 0.5 * (bottom - top)).toBeGreaterThan(ground.horizon - 30);
    }
  });
});
