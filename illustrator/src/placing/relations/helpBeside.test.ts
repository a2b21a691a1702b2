import { describe, expect, it } from 'vitest';
import { placed } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

describe('who finds no room at what several build or adorn', () => {
  it.each([
    ['snowman; build 0 1', 1],
    ['christmas-tree; tend 0 1', 1],
    ['sandcastle, sand-shovel*3; build 0 1; hold 0 2', 1],
    ['campfire; tend 0 1', 0],
  ])('makes ready more of what it is made of, in line with the others: three at %s', (text, more) => {
    const pieces = placed(`child*3, ${text}`);
    const feet = pieces
      .filter(({ thing, again }) => thing === 0 && !again)
      .map(({ to, art }) => boxUnder(to, art).bottom);
    expect(pieces.filter(({ isProp }) => isProp)).toHaveLength(more);
    expect(Math.max(...feet) - Math.min(...feet) < 4).toBe(more > 0);
  });

  it('brings nothing where both sides are free for two', () => {
    expect(placed('child*2, snowman; build 0 1').filter(({ isProp }) => isProp)).toEqual([]);
  });
});
