import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { CONTENT, sharedArea } from '../../page.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import type { Piece, Placement } from '../Placement.ts';
import { placeScene } from '../placeScene.ts';
import { stacking } from './stacking.ts';

const SEEDS = [1, 2, 3, 4, 5];

function boxesOf({ pieces }: Placement, thing: number) {
  const own = pieces.filter((piece: Piece) => piece.thing === thing && piece.again === undefined);
  return own.map(({ to, art }) => boxUnder(to, art));
}

/** Spots of squares on the ground, or of what is `wide`; how they look is of no matter. */
function spots(...feet: { x: number; y: number; side: number; wide?: number; kind?: string }[]) {
  return feet.map(({ x, y, side, wide = side, kind = 'person' }) => {
    const box = { left: x - wide / 2, right: x + wide / 2, top: y - side, bottom: y };
    return { member: { support: 'ground', group: { host: { record: { kind } } } }, x, y, unit: 1, box };
  }) as unknown as Parameters<typeof stacking>[0];
}

describe('stacking', () => {
  const front = { x: 600, y: 1400, side: 400 };

  it('is all of a page where one stands on the head of another', () => {
    expect(stacking(spots(front, { x: 600, y: 1000, side: 380 }))).toBe(1);
  });

  it('is nothing where two stand side by side or one looks over the other', () => {
    expect(stacking(spots(front, { x: 1000, y: 1000, side: 380 }))).toBe(0);
    expect(stacking(spots(front, { x: 600, y: 1250, side: 380 }))).toBe(0);
  });

  it('is little where what stands behind is far taller', () => {
    expect(stacking(spots(front, { x: 600, y: 1000, side: 900 }))).toBeLessThan(0.3);
  });

  it('is little where a long vehicle is in front, as in the next lane', () => {
    const car = { x: 600, side: 400, wide: 900, kind: 'vehicle' };
    expect(stacking(spots({ ...car, y: 1400 }, { ...car, y: 1000 }))).toBeLessThan(0.3);
  });
});

describe.each(SEEDS)('objects by themselves, with the seed %i', (seed) => {
  it.each(['skateboard, bike-helmet; @park', 'backpack, pencil*3', 'strawberry*3'])(
    'are apart: %s',
    (scene) => {
      const { pieces } = placeScene(sceneOf(scene), { seed, detail: 'child' });
      const boxes = pieces.flatMap(({ thing, to, art }) => (thing === undefined ? [] : [boxUnder(to, art)]));
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1)) expect(sharedArea(one, other)).toBe(0);
    },
  );
});

describe.each(SEEDS)('things on a lawn, with the seed %i', (seed) => {
  it('stand next to each other, not one on the head of the other', () => {
    const placement = placeScene(sceneOf('boy, dog; next-to 0 1; @park'), { seed, detail: 'child' });
    const standing = [0, 1].flatMap((thing) => boxesOf(placement, thing));
    const [back, front] = standing.sort((a, b) => a.bottom - b.bottom);
    const up = (front?.bottom ?? 0) - (back?.bottom ?? 0);
    expect(up).toBeLessThan(0.6 * ((front?.bottom ?? 0) - (front?.top ?? 0)));
  });

  it('stand side by side where one is tall and the other lies', () => {
    const placement = placeScene(sceneOf('fairy, dog sleep; next-to 0 1; @park'), { seed, detail: 'child' });
    const [fairy, dog] = [...boxesOf(placement, 0), ...boxesOf(placement, 1)];
    expect(fairy?.bottom).toBeGreaterThan((dog?.top ?? 0) + 0.3 * ((dog?.bottom ?? 0) - (dog?.top ?? 0)));
  });

  it('pull one thing abreast, whoever of them is behind farther up', () => {
    const placement = placeScene(sceneOf('dog*2, sled; pull 0 1; @snow'), { seed, detail: 'child' });
    expect(placement.undone.relations).toEqual([]);
    const [sled] = boxesOf(placement, 1);
    const dogs = boxesOf(placement, 0);
    const sides = dogs.map(({ left, right }) =>
      Math.sign(left + right - (sled?.left ?? 0) - (sled?.right ?? 0)),
    );
    expect(sides[0]).toBe(sides[1]);
    const feet = dogs.map(({ bottom }) => bottom);
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(
      0.6 * ((dogs[0]?.bottom ?? 0) - (dogs[0]?.top ?? 0)),
    );
  });
});

it.each([1, 2, 3, 4])('cars are large, and one may be before another, with the seed %i', (seed) => {
  const { pieces } = placeScene(sceneOf('racing-car*2; @road'), { seed, detail: 'child' });
  const cars = pieces.filter(({ thing }) => thing === 0).map(({ to, art }) => boxUnder(to, art));
  const widest = Math.max(...cars.map(({ left, right }) => right - left));
  expect(widest).toBeGreaterThan(0.6 * (CONTENT.right - CONTENT.left));
});
