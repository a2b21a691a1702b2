import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { drawBody } from '../../bodies/drawBody.ts';
import { readPrompt } from '../../reading/readPrompt.ts';
import { viewsOn } from '../checking/hiddenThings.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';
import { layLetters } from './layLetters.ts';

describe('a letter or numbers with pictures', () => {
  it('stand at the head of the page with three digits too', () => {
    const { placed, under } = layLetters(['100'], 'above');
    expect(placed).toHaveLength(1);
    expect(under).toBeGreaterThan(400);
  });

  it.each([
    'bear; "B',
    'frog*5; "5',
    'lion, elephant, giraffe; "1; "2; "3',
    'monkey, moon; "M',
    'butterfly, bear; "B',
  ])('stand large over all of them, on plain paper: %s', (text) => {
    const { pieces, ground } = placeScene(sceneOf(text), { seed: 3, detail: 'child' });
    const boxes = (isThing: boolean) =>
      pieces
        .filter(({ role, thing }) => role === 'subject' && (thing !== undefined) === isThing)
        .map(({ to, art }) => boxUnder(to, art));
    const letters = boxes(false);
    expect(ground.medium).toBe('plain');
    expect(letters).toHaveLength(1);
    for (const { top, bottom } of letters) {
      expect(bottom - top).toBeGreaterThan(300);
      for (const thing of boxes(true)) {
        expect(thing.top).toBeGreaterThan(bottom);
        if (text.split('"').length === 2) expect(thing.bottom - thing.top).toBeLessThan(bottom - top);
      }
    }
    // None of the pictures is too small to color.
    const sides = boxes(true).map((box) => Math.max(box.right - box.left, box.bottom - box.top));
    expect(Math.max(...sides) / Math.min(...sides)).toBeLessThan(2);
  });
});

describe('a name with pictures around it', () => {
  it('stands between two rows of them, on plain paper', () => {
    const scene = readPrompt('the name Mia with six unicorns around it');
    const { pieces, ground, undone } = placeScene(scene, { seed: 1, detail: 'child' });
    const shown = pieces.filter(({ role }) => role === 'subject');
    const [letters] = shown
      .filter(({ thing }) => thing === undefined)
      .map(({ to, art }) => boxUnder(to, art));
    const boxes = shown.filter(({ thing }) => thing !== undefined).map(({ to, art }) => boxUnder(to, art));
    expect(ground.medium).toBe('plain');
    expect(undone.relations).toEqual([]);
    expect(boxes.filter((box) => box.bottom < (letters?.top ?? 0))).toHaveLength(3);
    expect(boxes.filter((box) => box.top > (letters?.bottom ?? 0))).toHaveLength(3);
  });
});

describe('the words of a sign', () => {
  it.each([
    ['a sign that says OPEN', 'signboard'],
    ['a cat holding a sign that says HELLO', 'signboard'],
    ['a birthday cake with the name Mia', 'lettered-cake'],
  ])('are on it, in front of all others: %s', (prompt, key) => {
    const { pieces } = placeScene(readPrompt(prompt), { seed: 1, detail: 'child' });
    const bare = drawBody({ key, looks: {}, wears: [], variant: 0 }).art.items.length;
    const [sign] = pieces.filter(({ of }) => of === key);
    const letters = prompt.split(' ').at(-1) ?? '';
    expect(sign?.art.items.length).toBe(bare + letters.length);
    const views = viewsOn(pieces);
    expect(sign && views.get(sign)?.telling).toBeGreaterThan(0.95);
  });
});
