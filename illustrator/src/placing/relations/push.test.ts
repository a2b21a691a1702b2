import { describe, expect, it } from 'vitest';
import { placed, shown } from '../../testing/placed.ts';

describe('an animal that pushes what has a handle', () => {
  it.each(['hedgehog, shopping-cart', 'squirrel, wheelbarrow'])('has one of its own size: %s', (things) => {
    const pieces = placed(`${things}; push 0 1`);
    const [pusher, cart] = [shown(pieces, 0), shown(pieces, 1)];
    expect(cart.top).toBeGreaterThan(pusher.top - 20);
    expect(cart.right - cart.left).toBeLessThan(1.3 * (pusher.bottom - pusher.top));
  });
});

const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2;

describe('who is pushed on a swing', () => {
  it.each(['man, girl', 'bear, rabbit', 'old-woman, boy', 'girl, teddy-bear'])(
    'has the other one right behind, both hands at the back: %s',
    (things) => {
      const pieces = placed(`${things}, pushed-swing; push 0 1; swing-on 1 2`);
      const [pusher, rider, swing] = [shown(pieces, 0), shown(pieces, 1), shown(pieces, 2)];
      const side = Math.sign(middle(rider) - middle(swing));
      // Who slides off its seat is no speck.
      expect(rider.bottom - rider.top).toBeGreaterThan(0.57 * (pusher.bottom - pusher.top));
      expect(side * (middle(pusher) - middle(rider))).toBeGreaterThan(0);
      const { places, to } = pieces[pusher.layer] ?? {};
      for (const hand of [places?.leftHand, places?.rightHand]) {
        const x = (hand?.x ?? 0) * (to?.a ?? 0) + (to?.e ?? 0);
        expect(x).toBeGreaterThan(rider.left - 10);
        expect(x).toBeLessThan(rider.right + 10);
      }
      // At the back, not at the hair that is over it.
      const { neck } = pieces[rider.layer]?.places ?? {};
      const at = pieces[rider.layer]?.to;
      if (things === 'man, girl' && neck && at) {
        const hands = [places?.leftHand?.x ?? 0, places?.rightHand?.x ?? 0].map(
          (x) => x * (to?.a ?? 0) + (to?.e ?? 0),
        );
        const nearest = Math.min(...hands.map((x) => Math.abs(x - (at.a * neck.x + at.c * neck.y + at.e))));
        expect(nearest).toBeLessThan(0.75 * neck.width * Math.hypot(at.a, at.b));
      }
      expect(pusher.left).toBeLessThan(rider.right);
      expect(pusher.right).toBeGreaterThan(rider.left);
    },
  );

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
