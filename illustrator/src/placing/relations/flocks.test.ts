import { describe, expect, it } from 'vitest';
import { boxesOf, placed, shown } from '../../testing/placed.ts';

describe('birds that are fed with grain', () => {
  it('peck one beside the other, grain in the air and before each beak', () => {
    const pieces = placed('girl, chicken*3; feed 0 1');
    const flock = boxesOf(pieces, 1).sort((one, other) => one.left - other.left);
    for (const [at, { left }] of flock.slice(1).entries()) {
      const { left: first, right } = flock[at] ?? { left, right: left };
      expect(left).toBeGreaterThan(right - 0.1 * (right - first));
    }
    const grains = pieces
      .filter(({ isProp }) => isProp)
      .map(({ art }) => art.items.filter(({ kind }) => kind === 'area').length);
    expect(Math.max(...grains)).toBeGreaterThanOrEqual(14);
  });
});

describe('young birds with their mother', () => {
  it.each([
    'duck, duckling*5; next-to 1 0',
    'duck, duckling*5; behind 1 0',
    'elephant, elephant-calf*3; behind 1 0',
    'duck swim, duckling*4 swim; next-to 1 0',
    'chicken, young:front-facing-baby-chick*3; next-to 1 0',
  ])('go after her in a file: %s', (text) => {
    const pieces = placed(text);
    const mother = shown(pieces, 0);
    const middle = (mother.left + mother.right) / 2;
    const sides = boxesOf(pieces, 1).map(({ left, right }) => Math.sign((left + right) / 2 - middle));
    expect(new Set(sides).size).toBe(1);
  });
});

describe('low animals before high ones', () => {
  it.each(['cow, pig, chicken*3', 'cow, horse, rooster*3'])('leave their feet to be seen: %s', (text) => {
    const pieces = placed(text);
    const high = shown(pieces, 0);
    const before = boxesOf(pieces, 2).filter(({ left, right }) => right > high.left && left < high.right);
    expect(before.length).toBeGreaterThan(0);
    for (const { top } of before) expect(top).toBeGreaterThan(high.bottom - 0.08 * (high.bottom - high.top));
  });
});

describe('what is buried', () => {
  it('is small beside who digs, however many it is', () => {
    const pieces = placed('squirrel dig, acorn*3; dig 0 1');
    const { top, bottom } = shown(pieces, 0);
    for (const one of boxesOf(pieces, 1)) expect(one.bottom - one.top).toBeLessThan(0.7 * (bottom - top));
  });
});

describe('a tree that a long neck reaches for', () => {
  it('is higher than the head, its trunk beside the body', () => {
    const pieces = placed('sauropod, tree; eat 0 1');
    const [body, tree] = [shown(pieces, 0), shown(pieces, 1)];
    expect(tree.top).toBeLessThan(body.top - 0.2 * (body.bottom - body.top));
    const trunk = (tree.left + tree.right) / 2;
    expect(trunk < body.left || trunk > body.right).toBe(true);
  });
});

describe('the shell one hatches from', () => {
  it('fits who is in it', () => {
    const pieces = placed('front-facing-baby-chick, hatching-egg; in 0 1');
    const [chick, shell] = [shown(pieces, 0), shown(pieces, 1)];
    expect(shell.right - shell.left).toBeLessThan(2.2 * (chick.right - chick.left));
  });
});
