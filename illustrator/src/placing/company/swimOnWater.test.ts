import { describe, expect, it } from 'vitest';
import { placed } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

/** Of how many parts the picture of the first thing is: the legs are two. */
const partsOf = (text: string): number =>
  placed(text).find(({ thing }) => thing === 0)?.art.items.length ?? 0;

describe('what swims on a pond', () => {
  it.each([
    ['duck; @pond', 'duck; @meadow'],
    ['duck lie; @pond', 'duck; @meadow'],
    ['goose*2; @lake', 'goose*2; @meadow'],
    ['duckling*3 swim, duck swim; follow 0 1; @pond', 'duckling*3 walk, duck walk; follow 0 1; @meadow'],
  ])('shows no legs: %s', (afloat, ashore) => {
    expect(partsOf(afloat)).toBe(partsOf(ashore) - 2);
  });

  it('stands on its legs at the shore with somebody of the land', () => {
    expect(partsOf('duck, girl, toast; feed 1 0; hold 1 2; @pond')).toBe(partsOf('duck; @meadow'));
  });
});

describe('who has a tail of a fish', () => {
  it.each([
    'mermaid swim, dolphin; next-to 0 1; @undersea',
    'mermaid, dolphin; face 0 1; @undersea',
    'mermaid, dolphin; face 0 1; @coral-reef',
  ])('swims at full length under water: %s', (text) => {
    const { width = 0, height = 0 } = placed(text).find(({ thing }) => thing === 0)?.art ?? {};
    expect(width).toBeGreaterThan(1.4 * height);
  });

  it.each([
    'mermaid swim, dolphin*3; next-to 1 0; @undersea',
    'mermaid swim, dolphin*2; next-to 1 0; @undersea',
    'mermaid swim, dolphin*2; next-to 1 0; @coral-reef',
    'scuba-diver swim, dolphin*3; next-to 1 0; @undersea',
  ])('swims among several, all the same way, about as large as they are: %s', (text) => {
    const pieces = placed(text);
    const [own, others] = [0, 1].map((thing) =>
      pieces.filter((piece) => piece.thing === thing && !piece.again),
    );
    const boxes = [...(own ?? []), ...(others ?? [])].map(({ to, art }) => boxUnder(to, art));
    const wide = boxes.map(({ left, right }) => right - left);
    expect(new Set(pieces.flatMap(({ thing, facing }) => (thing === undefined ? [] : [facing]))).size).toBe(
      1,
    );
    expect(wide[0]).toBeGreaterThan(0.6 * (wide[1] ?? 0));
    const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
    expect(middles[0]).toBeGreaterThan(Math.min(...middles));
    expect(middles[0]).toBeLessThan(Math.max(...middles));
  });
});
