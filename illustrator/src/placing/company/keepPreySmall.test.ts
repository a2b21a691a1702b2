import { describe, expect, it } from 'vitest';
import { boxesOf, heightOf, middleOf, placed, shown, widthOf } from '../../testing/placed.ts';

describe('what is far smaller in life', () => {
  it.each([
    'dog, butterfly; chase 0 1',
    'cat, mouse; chase 0 1',
    'rabbit, hidden-egg*3; next-to 0 1',
    'hedgehog, fallen-leaf*3; next-to 1 0',
  ])('is small beside who is with it: %s', (text) => {
    const pieces = placed(text);
    expect(heightOf(shown(pieces, 1))).toBeLessThan(0.65 * heightOf(shown(pieces, 0)));
  });

  it.each(['dog, soccer-ball; chase 0 1', 'cat, soccer-ball; chase 0 1'])(
    'is no larger than a head where it is a ball that is run after: %s',
    (text) => {
      const pieces = placed(text);
      expect(widthOf(shown(pieces, 1))).toBeLessThan(0.36 * widthOf(shown(pieces, 0)));
    },
  );

  it.each(['honeybee*6, sunflower; around 0 1', 'butterfly*4, tulip; around 0 1'])(
    'is around the head of a flower, at both sides of it: %s',
    (text) => {
      const pieces = placed(text);
      const flower = shown(pieces, 1);
      const bugs = boxesOf(pieces, 0);
      for (const bug of bugs) {
        expect(widthOf(bug)).toBeLessThan(0.5 * heightOf(flower));
        expect(bug.bottom).toBeLessThan(flower.bottom);
        expect(Math.abs(middleOf(bug) - middleOf(flower))).toBeLessThan(heightOf(flower));
      }
      expect(new Set(bugs.map((bug) => middleOf(bug) < middleOf(flower))).size).toBe(2);
    },
  );
});
