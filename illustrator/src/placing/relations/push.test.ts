import { describe, expect, it } from 'vitest';
import { middleOf, placed, placeOn, shown } from '../../testing/placed.ts';

describe('an animal that pushes what has a handle', () => {
  it.each(['hedgehog, shopping-cart', 'squirrel, wheelbarrow'])('has one of its own size: %s', (things) => {
    const pieces = placed(`${things}; push 0 1`);
    const [pusher, cart] = [shown(pieces, 0), shown(pieces, 1)];
    expect(cart.top).toBeGreaterThan(pusher.top - 20);
    expect(cart.right - cart.left).toBeLessThan(1.3 * (pusher.bottom - pusher.top));
  });
});

describe('who is pushed on a swing', () => {
  it.each(['man, girl', 'bear, rabbit', 'old-woman, boy', 'girl, teddy-bear'])(
    'has the other one right behind, both hands at the back: %s',
    (things) => {
      const pieces = placed(`${things}, pushed-swing; push 0 1; swing-on 1 2`);
      const [pusher, rider, swing] = [shown(pieces, 0), shown(pieces, 1), shown(pieces, 2)];
      const side = Math.sign(middleOf(rider) - middleOf(swing));
      // Who slides off its seat is no speck.
      expect(rider.bottom - rider.top).toBeGreaterThan(0.57 * (pusher.bottom - pusher.top));
      expect(side * (middleOf(pusher) - middleOf(rider))).toBeGreaterThan(0);
      for (const hand of ['leftHand', 'rightHand'] as const) {
        const { x } = placeOn(pieces, 0, hand);
        expect(x).toBeGreaterThan(rider.left - 10);
        expect(x).toBeLessThan(rider.right + 10);
      }
      expect(pusher.left).toBeLessThan(rider.right);
      expect(pusher.right).toBeGreaterThan(rider.left);
    },
  );

  it.each(['man, woman', 'woman, princess'])('has a hand at the back, not at the hair over it: %s', (two) => {
    const pieces = placed(`${two}, pushed-swing; push 0 1; swing-on 1 2`);
    const rider = pieces.find(({ thing }) => thing === 1);
    const { neck } = rider?.places ?? {};
    if (!rider || !neck) throw new Error('She is on the swing');
    const wide = neck.width * Math.hypot(rider.to.a, rider.to.b);
    const { x } = placeOn(pieces, 1, 'neck');
    const hands = [placeOn(pieces, 0, 'leftHand'), placeOn(pieces, 0, 'rightHand')];
    expect(Math.min(...hands.map((hand) => Math.abs(hand.x - x)))).toBeLessThan(0.4 * wide);
  });

  it.each(['swing', 'pushed-swing'])('holds on to the ropes: %s', (swing) => {
    const pieces = placed(`girl, ${swing}; swing-on 0 1`);
    const girl = pieces.find(({ thing }) => thing === 0);
    const { leftHand, rightHand } = girl?.places ?? {};
    expect(
      Math.hypot((leftHand?.x ?? 0) - (rightHand?.x ?? 0), (leftHand?.y ?? 0) - (rightHand?.y ?? 0)),
    ).toBeGreaterThan(10);
    expect(pieces.some(({ again }) => again !== undefined && again === girl?.art)).toBe(true);
  });
});
