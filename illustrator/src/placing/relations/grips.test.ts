import { describe, expect, it } from 'vitest';
import { placed, shown } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

describe('what a creature has in hand', () => {
  it.each(['frog, guitar', 'bear, guitar', 'crocodile, guitar'])(
    'is strummed before the belly: %s',
    (things) => {
      const pieces = placed(`${things}; play 0 1`);
      const [player, guitar] = [shown(pieces, 0), shown(pieces, 1)];
      expect(guitar.bottom).toBeLessThan(player.bottom);
      // It lies across, its neck up to one side.
      const { a = 0, b = 0 } = pieces.find(({ thing }) => thing === 1)?.to ?? {};
      expect(Math.abs(b)).toBeGreaterThan(0.3 * Math.abs(a));
    },
  );

  it.each(['unicorn, comb', 'fox, hairbrush', 'shark, toothbrush'])('has the hand at it: %s', (things) => {
    const pieces = placed(`${things}; use-on-self 0 1`);
    const { places, to } = pieces.find(({ thing }) => thing === 0) ?? {};
    const tool = shown(pieces, 1);
    const hands = [places?.leftHand, places?.rightHand].flatMap((hand) =>
      hand && to ? [boxUnder(to, { left: hand.x, top: hand.y, width: 0, height: 0 })] : [],
    );
    const isAt = ({ left, top }: { left: number; top: number }) =>
      left > tool.left - 5 && left < tool.right + 5 && top > tool.top - 5 && top < tool.bottom + 5;
    expect(hands.some(isAt)).toBe(true);
  });

  it.each(['balloon', 'triangular-flag', 'kite'])(
    'is over the claws of a crab, its eyes free: %s',
    (thing) => {
      const pieces = placed(`crab, ${thing}; hold 0 1`);
      const [crab, held] = [shown(pieces, 0), shown(pieces, 1)];
      expect(held.bottom).toBeLessThan(crab.top + 0.3 * (crab.bottom - crab.top));
    },
  );
});

describe('where others are beside who does something', () => {
  it.each(['girl, dog', 'robot, puppy'])('ties a leash under the chin of who is walked: %s', (things) => {
    const pieces = placed(`${things}; pull 0 1`);
    const dog = shown(pieces, 1);
    const collars = pieces
      .filter(({ thing }) => thing === undefined || thing > 1)
      .map(({ to, art }) => boxUnder(to, art))
      .filter(({ left, right }) => left > dog.left && right < dog.right);
    expect(collars.length).toBeGreaterThan(0);
  });

  it('has those who race in lanes, nobody on the back of another one', () => {
    const pieces = placed('turtle run, rabbit run, finish-line; follow 0 2; follow 1 2');
    const [turtle, rabbit] = [shown(pieces, 0), shown(pieces, 1)];
    expect(rabbit.bottom).toBeLessThan(turtle.top + 0.1 * (turtle.bottom - turtle.top));
  });

  it('has those who fly around what is in a tree beside its crown, not at its foot', () => {
    const pieces = placed('bird*2, bird-house, tree; around 0 1; in 1 2');
    const [bird, house] = [shown(pieces, 0), shown(pieces, 1)];
    expect(bird.top).toBeLessThan(house.bottom);
  });

  it('has what is taller than who waters it higher than that one', () => {
    const pieces = placed('boy, big:sunflower; water 0 1');
    const [boy, flower] = [shown(pieces, 0), shown(pieces, 1)];
    expect(flower.bottom - flower.top).toBeGreaterThan(1.4 * (boy.bottom - boy.top));
  });

  it('has paws up on what hides it, but no second pair where its own are seen', () => {
    const pawsOf = (scene: string) =>
      placed(scene).filter(({ isProp, thing }) => isProp || thing === undefined);
    expect(pawsOf('cat, pumpkin; hide-behind 0 1').length).toBeGreaterThan(0);
    const pieces = placed('raccoon, easter-basket; hide-behind 0 1');
    const basket = shown(pieces, 1);
    expect(pieces.slice(basket.layer + 1).filter(({ isProp }) => isProp)).toEqual([]);
  });
});
