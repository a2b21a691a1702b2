import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { around, type Box, CONTENT, sharedArea } from '../../page.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { touch } from '../geometry/touch.ts';
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
      const behind = pieces.slice(0, first).filter(({ art, to }) => {
        const one = boxUnder(to, art);
        return one.right - one.left < 0.75 * (CONTENT.right - CONTENT.left);
      });
      expect(behind.length).toBeGreaterThan(0);
      expect(behind.filter((one) => held === undefined || touch(one, held))).toEqual([]);
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

describe('a room that was guessed', () => {
  it.each([
    ['living-room', 'cat, fireplace; in-front-of 0 1'],
    ['living-room', 'man, fireplace; next-to 0 1'],
    ['kitchen', 'fruit-bowl'],
    ['bathroom', 'dog, bathtub; in 0 1'],
  ])('has nothing of which a scrap looks out behind them: %s, %s', (setting, words) => {
    const scene = { ...sceneOf(words), setting, isSettingGuessed: true as const };
    for (const seed of [1, 2, 3]) {
      const { pieces } = placeScene(scene, { seed, detail: 'child' });
      const first = pieces.findIndex(({ thing }) => thing !== undefined);
      const bodies = pieces
        .filter(({ thing }) => thing !== undefined)
        .map(({ art, to }) => boxUnder(to, art));
      const hidden = pieces.slice(0, first).flatMap(({ art, to, of }) => {
        const one = boxUnder(to, art);
        const most = Math.max(...bodies.map((body) => sharedArea(body, one)));
        return of !== undefined && most > 0.75 * (one.right - one.left) * (one.bottom - one.top) ? [of] : [];
      });
      expect(hidden).toEqual([]);
    }
  });
});

describe('a place that was asked for', () => {
  it.each([
    ['castle', 'girl; @castle'],
    ['throne', 'girl; @throne-room'],
    ['farm-barn', 'cow, pig; @farm'],
    ['swing', 'boy, dog; @playground'],
    ['church', 'boy, dog; @village'],
  ])('shows its %s beside who is there: %s', (mark, scene) => {
    const { pieces } = placeScene(sceneOf(scene), { seed: 7, detail: 'child' });
    const bodies = pieces.filter(({ thing }) => thing !== undefined).map(({ art, to }) => boxUnder(to, art));
    const marks = pieces.filter(({ of }) => of === mark).map(({ art, to }) => boxUnder(to, art));
    const seen = marks.map((one) => {
      const hidden = bodies.reduce((sum, body) => sum + sharedArea(body, one), 0);
      return 1 - hidden / ((one.right - one.left) * (one.bottom - one.top));
    });
    expect(Math.max(...seen)).toBeGreaterThan(0.4);
  });
});

describe('who is larger in life', () => {
  it.each(['boy, dog', 'farmer, goat', 'cow, pig; @farm'])('looks larger from afar too: %s', (scene) => {
    const { pieces } = placeScene(sceneOf(scene), { seed: 7, detail: 'child' });
    const [larger = 0, smaller = 0] = [0, 1].map((thing) => {
      const { left, right, top, bottom } = around(
        pieces.filter((one) => one.thing === thing).map(({ art, to }) => boxUnder(to, art)),
      );
      return Math.max(right - left, bottom - top);
    });
    expect(smaller).toBeLessThan(0.9 * larger);
  });
});

describe('what only tells a place that is guessed', () => {
  /** The boxes of what stands behind the first thing and was not asked for, but for the ground. */
  function backOf(text: string, seed: number) {
    const scene = { ...sceneOf(text), isSettingGuessed: true as const };
    const { pieces } = placeScene(scene, { seed, detail: 'child' });
    const first = pieces.findIndex(({ thing }) => thing === 0);
    const back = pieces.slice(0, first).filter(({ thing }) => thing === undefined);
    const bodies = pieces.filter(({ thing }) => thing === 0);
    const boxesOf = (some: readonly Piece[]) => some.map(({ to, art }) => boxUnder(to, art));
    const isNarrow = ({ left, right }: Box) => right - left < 0.75 * (CONTENT.right - CONTENT.left);
    return { back: boxesOf(back).filter(isNarrow), body: around(boxesOf(bodies)) };
  }

  it.each([
    ['t-rex; @prehistoric', 1],
    ['dragon; @castle', 2],
  ])('is not behind a large body: %s', (text, seed) => {
    const { back, body } = backOf(text, seed);
    for (const box of back)
      expect(sharedArea(box, body)).toBeLessThan(0.46 * (box.right - box.left) * (box.bottom - box.top));
  });

  it.each([
    ['horse*2; @park', 1],
    ['dragon, castle; @park', 2],
  ])('is no path to nothing: %s', (text, seed) => {
    // All else there is smaller: clouds, butterflies.
    const least = 0.4 * (CONTENT.right - CONTENT.left);
    expect(backOf(text, seed).back.filter(({ left, right }) => right - left > least)).toEqual([]);
  });
});
