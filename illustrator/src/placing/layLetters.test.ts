import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../scripts/sceneOf.ts';
import { placeScene } from './placeScene.ts';
import { boxUnder } from './silhouette.ts';

describe('a letter or numbers with pictures', () => {
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
