import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { PAGE_WIDTH } from '../../page.ts';
import type { Scene } from '../../reading/Scene.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

/** The pieces of a page in a place with the sun going down. */
function atSunset(setting: string) {
  const scene: Scene = { ...sceneOf('cat'), setting, weather: ['sunset'] };
  return placeScene(scene, { seed: 1, detail: 'child' });
}

describe('the setting sun', () => {
  it.each(['meadow', 'beach', 'lake', 'desert'])('is behind all of a place with a horizon: %s', (setting) => {
    const { pieces, ground, undone } = atSunset(setting);
    const [first] = pieces;
    if (!first) throw new Error('A page has pieces');
    const { left, right, bottom, top } = boxUnder(first.to, first.art);
    expect([left < 0, right > PAGE_WIDTH, top < 0]).toEqual([true, true, true]);
    expect(Math.abs(bottom - ground.horizon)).toBeLessThan(200);
    expect(undone.weather).toEqual([]);
  });

  it('is a sun in the window side of a room', () => {
    const { pieces, undone } = atSunset('kitchen');
    expect(pieces.every(({ to, art }) => boxUnder(to, art).left >= -PAGE_WIDTH)).toBe(true);
    expect(undone.weather).toEqual([]);
  });
});

describe('a storm', () => {
  it.each(['meadow', 'lake', 'beach'])('is a bank of clouds with rain below it: %s', (setting) => {
    const scene: Scene = { ...sceneOf('cat'), setting, weather: ['storm'] };
    const { pieces, undone } = placeScene(scene, { seed: 1, detail: 'child' });
    const boxes = pieces.map(({ art, to }) => boxUnder(to, art));
    const bank = boxes.find(({ left, right, top }) => left < 0 && right > PAGE_WIDTH && top < 0);
    const rain = pieces.flatMap(({ role, art, to }) => {
      const box = boxUnder(to, art);
      return role === 'subject' && box.bottom - box.top < 70 ? [box] : [];
    });
    expect(bank?.bottom).toBeGreaterThan(400);
    expect(Math.min(...rain.map(({ top }) => top))).toBeGreaterThan(200);
    expect(undone.weather).toEqual([]);
  });
});

describe('rain', () => {
  it('is more than eight drops, with clouds that it comes from', () => {
    const scene: Scene = { ...sceneOf('cat'), setting: 'meadow', weather: ['rain'] };
    const { pieces } = placeScene(scene, { seed: 1, detail: 'child' });
    const high = pieces.map(({ art, to }) => boxUnder(to, art)).map(({ top, bottom }) => bottom - top);
    expect(high.filter((height) => height < 80).length).toBeGreaterThan(8);
    expect(pieces.filter(({ role }) => role === 'filler').length).toBeGreaterThan(0);
  });
});

describe('what fills empty spots', () => {
  /** What stands on the ground before three cats who walk there, on six pages. */
  const growing = (setting: string) =>
    [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const scene = sceneOf(`cat*3 walk row; @${setting}`);
      const { pieces, ground } = placeScene(scene, { seed, detail: 'child' });
      return pieces.filter(
        ({ role, art, to }) => role === 'filler' && boxUnder(to, art).bottom > ground.horizon + 100,
      );
    });

  it('grows before those on a lawn, and not where cars or balls go', () => {
    expect(growing('park').length).toBeGreaterThan(0);
    for (const setting of ['street', 'road', 'city', 'stadium'])
      expect(growing(setting), setting).toEqual([]);
  });
});
