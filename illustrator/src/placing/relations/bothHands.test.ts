import { describe, expect, it } from 'vitest';
import { heightOf, middleOf, placed, placeOn, shown, widthOf } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

describe('both hands', () => {
  it.each(['girl', 'bear'])('has both hands at what is knitted, before the body: %s', (who) => {
    const pieces = placed(`${who}, knitting; hands-on 0 1`);
    const [body, knitting] = [shown(pieces, 0), shown(pieces, 1)];
    const arms = pieces.filter(({ again }) => again).map(({ to, art }) => boxUnder(to, art));
    expect(arms.some(({ left, right }) => right - left > 0.6 * widthOf(knitting))).toBe(true);
    expect(Math.abs(middleOf(knitting) - middleOf(body))).toBeLessThan(0.2 * heightOf(body));
  });

  it.each(['boy, leaf-pile, rake; tend 0 1', 'girl, sandcastle, sand-shovel; build 0 1'])(
    'has both hands along what is used on the ground: %s',
    (text) => {
      const pieces = placed(`${text}; hold 0 2`);
      const tool = shown(pieces, 2);
      for (const name of ['leftHand', 'rightHand'] as const) {
        const { x, y } = placeOn(pieces, 0, name);
        expect(x > tool.left && x < tool.right && y > tool.top && y < tool.bottom).toBe(true);
      }
    },
  );

  it.each(['man, shopping-cart', 'woman, stroller'])('has them side by side at what is pushed: %s', (two) => {
    const pieces = placed(`${two}; push 0 1`);
    const [left, right] = [placeOn(pieces, 0, 'leftHand'), placeOn(pieces, 0, 'rightHand')];
    expect(Math.hypot(left.x - right.x, left.y - right.y)).toBeLessThan(0.1 * heightOf(shown(pieces, 0)));
  });

  it('has a fish upright at the line of who catches it', () => {
    const fish = shown(placed('boy, fish; fish 0 1'), 1);
    expect(heightOf(fish)).toBeGreaterThan(widthOf(fish));
  });

  it('has the hands of two under one tap', () => {
    const pieces = placed('child*2, running-sink; tend 0 1');
    expect(pieces.filter(({ again }) => again)).toHaveLength(2);
  });

  it.each(['bear', 'girl'])('has them at the sides of a big heart before the chest: %s', (who) => {
    const pieces = placed(`${who}, big:heart; hold 0 1`);
    const [body, heart] = [shown(pieces, 0), shown(pieces, 1)];
    expect(Math.abs(middleOf(heart) - middleOf(body))).toBeLessThan(0.1 * widthOf(body));
    expect(heightOf(heart)).toBeGreaterThan(0.25 * heightOf(body));
    const hands = [placeOn(pieces, 0, 'leftHand'), placeOn(pieces, 0, 'rightHand')];
    for (const { x, y } of hands) {
      expect(Math.abs(x - middleOf(heart))).toBeGreaterThan(0.25 * widthOf(heart));
      expect(y > heart.top && y < heart.bottom).toBe(true);
    }
  });
});

describe('a basket', () => {
  it.each([
    'rabbit, easter-basket; hold 0 1',
    'rabbit, basket, egg*3; hold 0 1; in 2 1',
    'girl, basket, red-apple*3; hold 0 1; in 2 1',
    'bear, basket, flower*3; hold 0 1; in 2 1',
  ])('hangs from a hand, clear of the ground: %s', (text) => {
    const pieces = placed(text);
    const [body, basket] = [shown(pieces, 0), shown(pieces, 1)];
    expect(basket.bottom).toBeLessThan(body.bottom + 0.02 * heightOf(body));
    const high = heightOf(body);
    const hands = [placeOn(pieces, 0, 'leftHand'), placeOn(pieces, 0, 'rightHand')];
    const gaps = hands.map(({ x, y }) => Math.hypot(x - middleOf(basket), y - basket.top));
    expect(Math.min(...gaps)).toBeLessThan(0.12 * high);
  });
});
