import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../scripts/sceneOf.ts';
import { PAGE_WIDTH } from '../page.ts';
import { groundFaults } from '../testing/groundFaults.ts';
import { boxUnder } from './geometry/silhouette.ts';
import { placeScene } from './placeScene.ts';

/** Faults of the ground on pages of a scene with some seeds. */
function faultsOf(text: string, seeds: readonly number[]): string[] {
  const scene = sceneOf(text);
  return seeds.flatMap((seed) => groundFaults(scene, placeScene(scene, { seed, detail: 'child' })));
}

describe('on the ground', () => {
  it('stands who runs behind another one, too', () => {
    expect(faultsOf('unicorn, saber-toothed-tiger, fisherman*2; chase 0 1; @museum', [1, 1733])).toEqual([]);
  });

  it.each(['girl, owl read'])('sits who could fly, too: %s', (text) => {
    const { pieces, ground } = placeScene(sceneOf(text), { seed: 1, detail: 'child' });
    for (const { of, art, to } of pieces)
      if (of === 'owl' || of === 'crow') expect(boxUnder(to, art).bottom).toBeGreaterThan(ground.horizon);
  });

  it.each([
    ['optician*4; @lake', 'on the bank, those behind, too'],
    ['mole; @island', 'before the waves'],
  ])('of the land stands %s (%s)', (text) => {
    expect(faultsOf(text, [1, 2, 3])).toEqual([]);
  });

  it.each([
    'bear*2, picnic; sit-at 0 1; on 0 1; @lake',
    'fox*2, fish, fishing-pole; fish 0 2; hold 0 3; @pond',
  ])('has the shore under all of its feet, some water behind it: %s', (text) => {
    const { pieces, ground } = placeScene(sceneOf(text), { seed: 1, detail: 'child' });
    const isLand = ({ role, isProp, thing, art }: (typeof pieces)[number]) =>
      role === 'scenery' && isProp === undefined && thing === undefined && art.width > PAGE_WIDTH;
    const shore = pieces.findLast(isLand);
    const feet = pieces.filter(({ of }) => of === 'bear' || of === 'fox');
    expect(shore?.art.top).toBeGreaterThan(ground.horizon + 30);
    for (const { to, art } of feet) expect(shore?.art.top).toBeLessThan(boxUnder(to, art).bottom);
  });

  it('is at the surface where a ship sails after who lives under it', () => {
    const { ground } = placeScene(sceneOf('pirate-ship, whale; chase 0 1'), { seed: 1, detail: 'child' });
    expect(ground.medium).toBe('water');
  });

  it('stands beside a ship on its bank', () => {
    const { ground } = placeScene(sceneOf('pirate, ship'), { seed: 1, detail: 'child' });
    expect(ground.medium).toBe('water');
  });

  it.each([
    'girl swim; @pool',
    'girl swim, dolphin*2; next-to 0 1; @lake',
    'girl*3 swim; @lake',
    'dog swim; @pool',
    'duck, girl swim; chase 0 1; @sea',
    'shark, girl swim; chase 0 1; @sea',
  ])('has waves over the legs of who swims: %s', (text) => {
    const { pieces } = placeScene(sceneOf(text), { seed: 1, detail: 'child' });
    for (const [at, { of, art, to }] of pieces.entries()) {
      if (of !== 'girl' && of !== 'dog') continue;
      const { top, bottom } = boxUnder(to, art);
      const waves = pieces.slice(at).filter((one) => one.art.width >= PAGE_WIDTH && one.thing === undefined);
      const levels = waves.map((one) => boxUnder(one.to, one.art).top);
      expect(levels.some((level) => level > top && level < bottom)).toBe(true);
    }
  });

  it('nobody stands in the pond of who swims', () => {
    expect(faultsOf('stingray, minibus, crate', [1, 5693])).toEqual([]);
  });
});

describe('what is too small to be colored', () => {
  it('is not on the page, and said to be missing', () => {
    const scene = sceneOf(
      'vending-machine*3, potter*6, finger*2, currant, magic-wand; face 0 2; face 1 2; around 3 2; hold 0 4; hold 1 4; @city',
    );
    const { pieces, undone } = placeScene(scene, { seed: 286, detail: 'child' });
    expect(undone.things).toEqual([3]);
    expect(pieces.some(({ thing }) => thing === 3)).toBe(false);
    expect(undone.relations).toContain(2);
  });

  it('is not a rope, which is nothing but a line', () => {
    const { undone } = placeScene(sceneOf('giraffe*2, jump-rope*2; skip 0 1'), {
      seed: 9742,
      detail: 'child',
    });
    expect(undone.things).toEqual([]);
  });

  it('is there where it has the room', () => {
    const { undone } = placeScene(sceneOf('currant, vending-machine'), { seed: 290, detail: 'child' });
    expect(undone.things).toEqual([]);
  });
});
