import { describe, expect, it } from 'vitest';
import { placed } from '../../testing/placed.ts';

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
  it.each(['mermaid swim, dolphin; next-to 0 1; @undersea', 'mermaid, dolphin; face 0 1; @undersea'])(
    'swims at full length under water: %s',
    (text) => {
      const places = placed(text).find(({ thing }) => thing === 0)?.places;
      const [eyes, seat] = [places?.eyes, places?.seat];
      const aside = Math.abs((eyes?.x ?? 0) - (seat?.x ?? 0));
      expect(aside).toBeGreaterThan(Math.abs((eyes?.y ?? 0) - (seat?.y ?? 0)));
    },
  );
});
