import { expect, it } from 'vitest';
import { heightOf, placed, shown } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

it.each(['reindeer, sleigh', 'horse, wagon', 'donkey, horse-cart'])(
  'harnesses an animal behind its forelegs, the rope tied to the strap and not to the tail: %s',
  (things) => {
    const pieces = placed(`${things}; pull 0 1`);
    const animal = shown(pieces, 0);
    const props = pieces
      .filter(({ thing, isProp }) => thing === undefined && isProp)
      .map(({ to, art }) => boxUnder(to, art));
    const long = animal.right - animal.left;
    const isWithin = ({ left, right }: { left: number; right: number }) =>
      left > animal.left + 0.2 * long && right < animal.right - 0.2 * long;
    const strap = props.find(isWithin);
    const rope = props.find((one) => !isWithin(one));
    if (!strap || !rope) throw new Error('There is a strap and a rope');
    expect(rope.left < strap.right && rope.right > strap.left).toBe(true);
  },
);

it.each(['dog, wagon', 'dog, sled'])('ties to a collar who has no room for a strap: %s', (things) => {
  const pieces = placed(`${things}; pull 0 1`);
  const [animal, cart] = [shown(pieces, 0), shown(pieces, 1)];
  const rope = pieces
    .filter(({ thing, isProp }) => thing === undefined && isProp)
    .map(({ to, art }) => boxUnder(to, art))
    .find(({ left, right }) => left < animal.left || right > animal.right);
  if (!rope) throw new Error('There is a rope');
  // Up to the neck, not only to the end at the cart.
  const long = animal.right - animal.left;
  const isRight = animal.left > cart.left;
  expect(isRight ? rope.right - animal.left : animal.right - rope.left).toBeGreaterThan(0.2 * long);
});

it('has a straight bar low behind what pulls with an engine, and no harness', () => {
  const pieces = placed('tractor, wagon; pull 0 1');
  const tractor = shown(pieces, 0);
  const [bar, ...others] = pieces
    .filter(({ thing, isProp }) => thing === undefined && isProp)
    .map(({ to, art }) => boxUnder(to, art));
  if (!bar) throw new Error('There is a bar');
  expect(others).toEqual([]);
  expect(heightOf(bar)).toBeLessThan(0.1 * heightOf(tractor));
  expect(bar.top).toBeGreaterThan(tractor.top + 0.6 * heightOf(tractor));
});
