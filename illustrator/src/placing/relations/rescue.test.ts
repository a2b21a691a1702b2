import { describe, expect, it } from 'vitest';
import { sharedArea } from '../../page.ts';
import { placed, shown } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { rungsOf } from './rungs.ts';

describe('who rescues somebody from up there', () => {
  it.each([
    'firefighter, kitten, tree, ladder; in 1 2; climb 0 3; hug 0 1',
    'superhero, cat, tree, ladder; in 1 2; climb 0 3; hug 0 1',
    'firefighter, puppy, roof, ladder; on 1 2; climb 0 3; hug 0 1',
  ])('is larger, has an arm around that one and stands on a rung: %s', (text) => {
    const pieces = placed(text);
    const [one, pet] = [0, 1].map((thing) => shown(pieces, thing));
    if (!one || !pet) throw new Error('Both are on the page');
    expect(pet.bottom - pet.top).toBeLessThan(0.56 * (one.bottom - one.top));
    const [own, other] = [0, 1].map((thing) => {
      const piece = pieces.find((each) => each.thing === thing);
      if (!piece?.telling) throw new Error('Both have faces');
      const { left, right, top, bottom } = piece.telling;
      return boxUnder(piece.to, { left, top, width: right - left, height: bottom - top });
    });
    if (own && other)
      expect(sharedArea(own, other)).toBeLessThan(0.02 * (own.right - own.left) * (own.bottom - own.top));
    const body = pieces.find(({ thing }) => thing === 0)?.art;
    const arms = pieces.filter(({ again }) => again === body).map(({ to, art }) => boxUnder(to, art));
    const middle = (pet.left + pet.right) / 2;
    expect(arms.some(({ left, right }) => left < middle && right > middle)).toBe(true);
    const ladder = pieces.find(({ thing }) => thing === 3);
    if (!ladder) throw new Error('There is a ladder');
    const { top, bottom } = boxUnder(ladder.to, ladder.art);
    const gaps = rungsOf(ladder.art).map((share) => Math.abs(bottom - share * (bottom - top) - one.bottom));
    expect(Math.min(...gaps)).toBeLessThan(0.03 * (one.bottom - one.top));
  });
});

describe('who climbs a ladder', () => {
  it.each(['firefighter', 'girl', 'monkey'])('has a foot on a rung: %s', (who) => {
    const pieces = placed(`${who}, ladder; climb 0 1`);
    const [one, ladder] = [shown(pieces, 0), pieces.find(({ thing }) => thing === 1)];
    if (!one || !ladder) throw new Error('Both are on the page');
    const { top, bottom } = boxUnder(ladder.to, ladder.art);
    const gaps = rungsOf(ladder.art).map((share) => Math.abs(bottom - share * (bottom - top) - one.bottom));
    expect(Math.min(...gaps)).toBeLessThan(0.03 * (one.bottom - one.top));
  });
});
