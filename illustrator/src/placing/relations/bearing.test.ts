import { describe, expect, it } from 'vitest';
import { placed } from '../../testing/placed.ts';

/** How far apart the hands of somebody are in height, as a share of the body. */
function handsApart(text: string): number {
  const piece = placed(text).find(({ thing, again }) => thing === 0 && again === undefined);
  const { leftHand, rightHand } = piece?.places ?? {};
  if (!piece || !leftHand || !rightHand) throw new Error('It has two hands');
  return Math.abs(leftHand.y - rightHand.y) / piece.art.height;
}

describe('who has somebody on the shoulder', () => {
  it.each(['girl, parrot', 'boy, owl'])('has an arm out under what is small: %s', (two) => {
    expect(handsApart(`${two}; on-shoulders 1 0`)).toBeGreaterThan(0.08);
  });

  it('needs none for a child', () => {
    expect(handsApart('man, boy; on-shoulders 1 0')).toBeLessThan(0.02);
  });
});

describe('who rides on the shoulders of a person', () => {
  it.each(['man, girl', 'old-woman, boy', 'boy, girl'])(
    'has the legs over them, held by the feet: %s',
    (two) => {
      const pieces = placed(`${two}; on-shoulders 1 0`);
      const [bearer, rider] = [0, 1].map((one) => pieces.find(({ thing, again }) => thing === one && !again));
      const legs = pieces.find(({ again }) => again !== undefined && again === rider?.art);
      const chest = bearer?.places?.neck && bearer.to.d * bearer.places.neck.y + bearer.to.f;
      const foot = legs && legs.to.d * (legs.art.top + legs.art.height) + legs.to.f;
      expect(foot).toBeGreaterThan(chest ?? Infinity);
      expect(pieces.some(({ again }) => again !== undefined && again === bearer?.art)).toBe(true);
    },
  );
});

describe('who has an animal in a pocket', () => {
  it.each(['girl, kitten', 'girl, mouse'])('has its chest over the rim, too: %s', (two) => {
    const small = placed(`${two}; hold.pocket 0 1`).find(({ thing }) => thing === 1);
    if (!small?.telling) throw new Error('It has a face');
    const { telling, art } = small;
    expect(art.top + art.height).toBeGreaterThan(telling.bottom + 0.15 * (telling.bottom - telling.top));
  });
});
