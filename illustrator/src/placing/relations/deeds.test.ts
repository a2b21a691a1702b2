import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { middleOf } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

/** The boxes of the things of a scene that all is done of, by thing. */
function boxesOf(text: string) {
  const { pieces, undone } = placeScene(sceneOf(text), { seed: 1, detail: 'child' });
  expect(undone).toMatchObject({ things: [], relations: [] });
  return (thing: number) =>
    pieces.filter((piece) => piece.thing === thing).map(({ to, art }) => boxUnder(to, art));
}

describe('who is aboard', () => {
  it.each([
    'boy, girl, fishing-pole*2, sailboat; in 0 3; in 1 3; hold 0 2; hold 1 2',
    'child*4, sailboat; in 0 1',
  ])('stands on the deck, not on a sail: %s', (text) => {
    const boxes = boxesOf(text);
    const [boat] = boxes(text.includes('pole') ? 3 : 1);
    if (!boat) throw new Error('The boat is placed');
    for (const { bottom } of boxes(0)) expect(bottom).toBeGreaterThan((boat.top + boat.bottom) / 2);
  });
});

describe('who is ridden', () => {
  it.each(['girl ride, lion; ride 0 1', 'boy ride, bear; ride 0 1', 'girl ride, seahorse; ride 0 1'])(
    'has the rider on the back, not on the head: %s',
    (text) => {
      const boxes = boxesOf(text);
      const [[rider], [mount]] = [boxes(0), boxes(1)];
      if (!rider || !mount) throw new Error('Both are placed');
      expect(rider.bottom).toBeGreaterThan(mount.top + 0.3 * (mount.bottom - mount.top));
    },
  );
});

describe('a ball', () => {
  it.each(['small:boy crawl, soccer-ball; follow 0 1', 'kitten run, soccer-ball; chase 0 1'])(
    'is no larger than who runs after it: %s',
    (text) => {
      const boxes = boxesOf(text);
      const [[player], [ball]] = [boxes(0), boxes(1)];
      if (!player || !ball) throw new Error('Both are placed');
      expect(ball.right - ball.left).toBeLessThan(0.85 * (player.right - player.left));
    },
  );
});

describe('who is rescued from above', () => {
  it.each([
    'firefighter, cat, roof, ladder; hug 0 1; on 1 2; climb 0 3',
    'boy, girl, castle, ladder; hug 0 1; look-out-of 1 2; climb 0 3',
  ])('is reached from a ladder: %s', (text) => {
    const boxes = boxesOf(text);
    const [[rescuer], [other]] = [boxes(0), boxes(1)];
    if (!rescuer || !other) throw new Error('Both are placed');
    expect(rescuer.top).toBeLessThan(other.bottom);
    expect(rescuer.bottom).toBeGreaterThan(other.top);
  });
});

describe('several behind somebody', () => {
  it('are in a row at the back of who kicks a ball into a goal', () => {
    boxesOf('boy kick, soccer-ball, soccer-goal, child*4 cheer; kick 0 1; in 1 2; behind 3 0');
  });
});

describe('who blows', () => {
  it.each([
    'wolf, wind; blow 0 1',
    'girl, wind; blow 0 1',
    'girl, dandelion; blow 0 1',
    'boy, pinwheel; blow 0 1',
  ])('does so from the mouth: %s', (text) => {
    const boxes = boxesOf(text);
    const [[blower], [blown]] = [boxes(0), boxes(1)];
    if (!blower || !blown) throw new Error('Both are placed');
    expect(blown.top).toBeGreaterThan(blower.top);
    expect(blown.top).toBeLessThan((blower.top + blower.bottom) / 2);
  });

  it.each(['child*3', 'bear*3'])('does so from both sides of a cake and from behind it: %s', (all) => {
    const boxes = boxesOf(`${all}, birthday-cake; blow-at 0 1`);
    const [cake] = boxes(1);
    const [left = 0, middle = 0, right = 0] = boxes(0)
      .map(middleOf)
      .sort((a, b) => a - b);
    if (!cake) throw new Error('It is placed');
    expect([left < cake.left, right > cake.right]).toEqual([true, true]);
    expect([middle > cake.left, middle < cake.right]).toEqual([true, true]);
  });
});

describe('what is pushed along the top of something', () => {
  it.each(['cat', 'ghost', 'woman', 'hedgehog'])('is flat on it, as an iron is: %s', (who) => {
    const boxes = boxesOf(`${who}, ironing-board, iron; tend 0 1; hold 0 2`);
    const [[board], [iron]] = [boxes(1), boxes(2)];
    if (!board || !iron) throw new Error('Both are placed');
    expect(Math.abs(iron.bottom - board.top)).toBeLessThan(0.15 * (board.bottom - board.top));
  });
});
