import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { readPrompt } from '../../reading/readPrompt.ts';
import { placed as allDone, middleOf, shown as shownIn } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

function placed(text: string) {
  const { pieces, undone } = placeScene(sceneOf(text), { seed: 1, detail: 'child' });
  const shown = pieces.filter(({ thing }) => thing !== undefined);
  const armsOf = (index: number) =>
    pieces.filter(({ again }) => again !== undefined && again === shown[index]?.art);
  const boxOf = (index: number) => {
    const piece = shown[index];
    if (!piece) throw new Error(`${index} is not on the page`);
    return boxUnder(piece.to, piece.art);
  };
  return { undone, armsOf, boxOf };
}

describe('who hugs', () => {
  it.each(['girl, boy; hug 0 1', 'bear, boy; hug 0 1', 'cat*2; hug 0 0', 'girl, teddy-bear; hug 0 1'])(
    'has an arm over who is hugged, as far as the middle: %s',
    (text) => {
      const { undone, armsOf, boxOf } = placed(text);
      expect(undone.relations).toEqual([]);
      const hugged = boxOf(1);
      const share = (x: number) => (x - hugged.left) / (hugged.right - hugged.left);
      const arms = armsOf(0).map(({ to, art }) => boxUnder(to, art));
      expect(arms.some(({ left, right }) => share(left) < 0.6 && share(right) > 0.4)).toBe(true);
      expect(arms.every(({ top, bottom }) => top > hugged.top && bottom < hugged.bottom)).toBe(true);
    },
  );
});

it.each(['girl, boy', 'girl, bear', 'cat, dog'])('has who is hugged where it looks: %s', (two) => {
  const pieces = allDone(`${two}; hug 0 1`);
  const side = pieces.find(({ thing }) => thing === 0)?.facing === 'left' ? -1 : 1;
  expect(side * (middleOf(shownIn(pieces, 1)) - middleOf(shownIn(pieces, 0)))).toBeGreaterThan(0);
});

describe('who is small', () => {
  it.each(['woman, baby; hug 0 1', 'girl, cat; hold 0 1'])('is in both arms: %s', (text) => {
    const { armsOf, boxOf } = placed(text);
    const small = boxOf(1);
    const arms = armsOf(0).map(({ to, art }) => boxUnder(to, art));
    const [left, right] = [
      Math.min(...arms.map((one) => one.left)),
      Math.max(...arms.map((one) => one.right)),
    ];
    expect((right - left) / (small.right - small.left)).toBeGreaterThan(0.7);
  });
});

describe('who rescues somebody from a tree', () => {
  it('is on a ladder, as high as who is in the tree', () => {
    const pieces = allDone('boy, kitten, tree, ladder; in 1 2; climb 0 3; hug 0 1');
    const [boy, kitten, tree] = [0, 1, 2].map((thing) => shownIn(pieces, thing));
    expect(boy?.bottom).toBeLessThan((tree?.bottom ?? 0) - 100);
    expect(boy?.top).toBeLessThan(kitten?.bottom ?? 0);
    expect(boy?.bottom).toBeGreaterThan(kitten?.top ?? 0);
  });
});

describe('what goes on four legs and is as high as a person', () => {
  it.each(['cow, farmer', 'horse, girl', 'boy, horse'])('stands with its nose at the face: %s', (things) => {
    const pieces = allDone(`${things}; hug.cheek 0 1`);
    const [one, other] = [0, 1].map((thing) => {
      const piece = pieces.find((each) => each.thing === thing);
      if (!piece?.telling) throw new Error('Both have a face');
      const { left, top, right, bottom } = piece.telling;
      return boxUnder(piece.to, { left, top, width: right - left, height: bottom - top });
    });
    expect(pieces.filter(({ again }) => again !== undefined)).toEqual([]);
    // They touch, up to rounding.
    const gap = Math.max(one?.left ?? 0, other?.left ?? 0) - Math.min(one?.right ?? 0, other?.right ?? 0);
    expect(gap).toBeLessThan(1e-6);
  });
});

describe('a mother with arms that are short', () => {
  it.each(['a monkey holding its baby', 'a mother panda holding her cub'])(
    'has both around her young one: %s',
    (prompt) => {
      const { pieces } = placeScene(readPrompt(prompt), { seed: 1, detail: 'child' });
      const { left, right, top } = shownIn(pieces, 1);
      const body = pieces.find(({ thing }) => thing === 0)?.art;
      const [arms] = pieces.filter(({ again }) => again === body).map(({ to, art }) => boxUnder(to, art));
      expect(arms?.left).toBeLessThan((left + right) / 2);
      expect(arms?.right).toBeGreaterThan((left + right) / 2);
      expect(arms?.top).toBeGreaterThan(top);
    },
  );
});

describe('what a person hugs on its haunches', () => {
  it.each(['boy, dog; hug 0 1', 'princess, unicorn; hug 0 1'])(
    'is in both arms and has none over that one: %s',
    (text) => {
      const pieces = allDone(text);
      const armsOf = (index: number) => {
        const body = pieces.find(({ thing }) => thing === index)?.art;
        return pieces.filter(({ again }) => again === body);
      };
      expect(armsOf(1)).toEqual([]);
      expect(armsOf(0)).not.toEqual([]);
      const [one, pet] = [pieces.find(({ thing }) => thing === 0), shownIn(pieces, 1)];
      for (const hand of [one?.places?.leftHand, one?.places?.rightHand]) {
        const x = (hand?.x ?? 0) * (one?.to.a ?? 0) + (one?.to.e ?? 0);
        expect(x).toBeGreaterThan(pet.left);
        expect(x).toBeLessThan(pet.right);
      }
    },
  );
});

describe('whose hand is taken', () => {
  it.each(['boy, bear', 'princess, t-rex', 'robot, elephant', 'fox, crocodile'])(
    'has hands for it, however large it is: %s',
    (things) => {
      const { undone, armsOf } = placed(`${things}; hold-hands 0 1`);
      expect(undone.relations).toEqual([]);
      expect(armsOf(1)).not.toEqual([]);
    },
  );
});
