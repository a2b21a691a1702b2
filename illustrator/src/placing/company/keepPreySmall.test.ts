import { describe, expect, it } from 'vitest';
import { boxesOf, heightOf, middleOf, placed, placeOn, shown, widthOf } from '../../testing/placed.ts';

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

  it('is a fish at a hook, whoever caught it', () => {
    const pieces = placed('man, fish; fish 0 1');
    expect(heightOf(shown(pieces, 1))).toBeLessThan(0.42 * heightOf(shown(pieces, 0)));
  });

  it('is an animal that looks on behind who pushes something, not in the way', () => {
    const pieces = placed('man, lawn-mower, dog; push 0 1; look-at 2 0');
    const [man, mower, dog] = [0, 1, 2].map((thing) => middleOf(shown(pieces, thing)));
    expect(Math.sign((dog ?? 0) - (man ?? 0))).toBe(Math.sign((man ?? 0) - (mower ?? 0)));
  });

  it.each(['boy, banana; eat 0 1', 'monkey, banana; eat 0 1'])(
    'is a banana that a hand is around: %s',
    (text) => {
      const pieces = placed(text);
      const { left, right } = shown(pieces, 1);
      const near = ['leftHand', 'rightHand'] as const;
      const shares = near.map((hand) => ((placeOn(pieces, 0, hand)?.x ?? 0) - left) / (right - left));
      expect(shares.some((share) => share > 0.1 && share < 0.9)).toBe(true);
    },
  );

  it('is a bug in its own shape that sits on a flower, and a bee beside one', () => {
    const shapeOf = (text: string) => placed(text).find(({ thing }) => thing === 0)?.art.items.length;
    for (const bug of ['butterfly', 'lady-beetle'])
      expect(shapeOf(`${bug} sit, tulip; on 0 1`)).toBe(shapeOf(`${bug}, tulip; on 0 1`));
    const [bee, flower] = [0, 1].map((thing) => shown(placed('honeybee fly, sunflower; around 0 1'), thing));
    expect(
      Math.max((bee?.left ?? 0) - (flower?.right ?? 0), (flower?.left ?? 0) - (bee?.right ?? 0)),
    ).toBeGreaterThan(0);
  });

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
