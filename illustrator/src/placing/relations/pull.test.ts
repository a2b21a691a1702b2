import { expect, it } from 'vitest';
import { placed, shown } from '../../testing/placed.ts';
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
