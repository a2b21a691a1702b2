import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

/** The first copies of the two things of a scene in which everything is done. */
function two(text: string) {
  const { pieces, undone } = placeScene(sceneOf(text), { seed: 3, detail: 'child' });
  expect(undone).toMatchObject({ things: [], relations: [] });
  const [one, other] = [0, 1].map((thing) => {
    const piece = pieces.find((each) => each.thing === thing && !each.again);
    if (!piece) throw new Error(`Thing ${thing} is not on the page`);
    return boxUnder(piece.to, piece.art);
  });
  if (!one || !other) throw new Error('Both are on the page');
  return { one, other };
}

describe('over the head', () => {
  it.each(['boy, trophy', 'man lift, baby', 'bear, log', 'superhero, bus'])(
    'holds up with both hands: %s',
    (things) => {
      const { one, other } = two(`${things}; hold-up 0 1`);
      expect(other.bottom).toBeLessThan(one.top + 0.3 * (one.bottom - one.top));
      expect(other.bottom).toBeGreaterThan(one.top - 0.05 * (one.bottom - one.top));
    },
  );

  it.each(['child*3, girl', 'bear*2, rabbit', 'child*4, boy'])(
    'lifts somebody on the hands of two: %s',
    (things) => {
      const { pieces, undone } = placeScene(sceneOf(`${things}; hold-up 0 1`), { seed: 3, detail: 'child' });
      expect(undone.relations).toEqual([]);
      const boxes = [0, 1].map((thing) =>
        pieces.filter((each) => each.thing === thing && !each.again).map(({ to, art }) => boxUnder(to, art)),
      );
      const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2;
      const [lifted] = boxes[1] ?? [];
      const sides = (boxes[0] ?? []).map((one) => Math.sign(middle(one) - middle(lifted ?? one)));
      expect([...new Set(sides)].sort()).toEqual([-1, 1]);
    },
  );

  it('tosses up off the hands', () => {
    const { one, other } = two('cook, pizza-dough; toss-up 0 1');
    expect(other.bottom).toBeLessThan(one.top + 0.1 * (one.bottom - one.top));
  });
});

describe('on the back of what flies', () => {
  it.each(['fairy, dragonfly', 'mouse, butterfly', 'boy, eagle'])(
    'sits over it, its face free: %s',
    (things) => {
      const { one, other } = two(`${things}; ride 0 1`);
      expect((one.top + one.bottom) / 2).toBeLessThan((other.top + other.bottom) / 2);
      expect(one.bottom).toBeLessThan(other.bottom + 0.1 * (other.bottom - other.top));
      expect(other.right - other.left).toBeGreaterThan(one.right - one.left);
    },
  );
});

describe('what is ironed', () => {
  it('lies on a table, not on the ground', () => {
    const { one, other } = two('boy, t-shirt, iron; tend 0 1; hold 0 2');
    expect(other.bottom).toBeLessThan(one.bottom - 0.2 * (one.bottom - one.top));
  });
});

describe('two close or on their way', () => {
  it.each(['girl, child', 'fox, rabbit'])('whispers with heads that nearly meet: %s', (things) => {
    const { one, other } = two(`${things}; whisper 0 1`);
    const gap = Math.max(one.left, other.left) - Math.min(one.right, other.right);
    expect(gap).toBeLessThan(0.15 * Math.min(one.right - one.left, other.right - other.left));
  });

  it.each(['snail run, turtle run', 'boy run, dog run'])(
    'goes apart, nobody over the other one: %s',
    (things) => {
      const { one, other } = two(`${things}; follow 0 1`);
      const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      expect(shared).toBeLessThan(0.1 * Math.min(one.right - one.left, other.right - other.left));
    },
  );
});
