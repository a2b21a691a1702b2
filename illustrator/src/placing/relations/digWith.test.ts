import { describe, expect, it } from 'vitest';
import { placed, shown, widthOf } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

describe('who digs with a spade', () => {
  it.each([
    'boy dig, shovel; hold 0 1',
    'robot dig, shovel; hold 0 1',
    'pirate dig, shovel, treasure-chest; hold 0 1; dig 0 2',
  ])('has both hands on it and its blade in the ground: %s', (scene) => {
    const pieces = placed(scene);
    const [digger, spade] = [shown(pieces, 0), shown(pieces, 1)];
    const { places, to } = pieces.find(({ thing }) => thing === 0) ?? {};
    for (const hand of [places?.leftHand, places?.rightHand]) {
      if (!hand || !to) throw new Error('Who digs has hands');
      const { left, top } = boxUnder(to, { left: hand.x, top: hand.y, width: 0, height: 0 });
      expect(left).toBeGreaterThan(spade.left - 5);
      expect(left).toBeLessThan(spade.right + 5);
      expect(top).toBeGreaterThan(spade.top - 5);
    }
    expect(spade.isCut).toBe(true);
    expect(Math.abs(spade.bottom - digger.bottom)).toBeLessThan(0.06 * (digger.bottom - digger.top));
  });

  it('has what is dug up beyond the blade', () => {
    const pieces = placed('boy dig, shovel, bone; hold 0 1; dig 0 2');
    const [digger, spade, bone] = [shown(pieces, 0), shown(pieces, 1), shown(pieces, 2)];
    expect(spade.left).toBeGreaterThan(digger.left);
    expect(bone.left).toBeGreaterThan(spade.right);
  });
});

it('has a seed that is planted in the hole that is dug for it', () => {
  const pieces = placed('girl plant, seed; plant 0 1');
  const seed = shown(pieces, 1);
  const hole = pieces.findIndex(({ isProp }) => isProp);
  const { left, right, bottom } = shown(
    pieces.slice(hole).map((one) => ({ ...one, thing: 0 })),
    0,
  );
  expect(hole).toBeLessThan(seed.layer);
  expect(left < seed.left && right > seed.right && bottom > seed.bottom).toBe(true);
});

it.each(['squirrel', 'mouse'])('digs up what is small beside who has paws: %s', (digger) => {
  const pieces = placed(`${digger}, acorn; dig 0 1`);
  expect(widthOf(shown(pieces, 1))).toBeLessThan(0.22 * widthOf(shown(pieces, 0)));
});
