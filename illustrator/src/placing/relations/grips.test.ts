import { describe, expect, it } from 'vitest';
import { placed, shown } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

describe('what a creature has in hand', () => {
  it.each(['frog, guitar', 'bear, guitar', 'crocodile, guitar'])(
    'is strummed before the belly: %s',
    (things) => {
      const pieces = placed(`${things}; play 0 1`);
      const [player, guitar] = [shown(pieces, 0), shown(pieces, 1)];
      expect(guitar.bottom).toBeLessThan(player.bottom);
      // It lies across, its neck up to one side.
      const { a = 0, b = 0 } = pieces.find(({ thing }) => thing === 1)?.to ?? {};
      expect(Math.abs(b)).toBeGreaterThan(0.3 * Math.abs(a));
    },
  );

  it.each(['unicorn, comb', 'fox, hairbrush', 'shark, toothbrush'])('has the hand at it: %s', (things) => {
    const pieces = placed(`${things}; use-on-self 0 1`);
    const { places, to } = pieces.find(({ thing }) => thing === 0) ?? {};
    const tool = shown(pieces, 1);
    const hands = [places?.leftHand, places?.rightHand].flatMap((hand) =>
      hand && to ? [boxUnder(to, { left: hand.x, top: hand.y, width: 0, height: 0 })] : [],
    );
    const isAt = ({ left, top }: { left: number; top: number }) =>
      left > tool.left - 5 && left < tool.right + 5 && top > tool.top - 5 && top < tool.bottom + 5;
    expect(hands.some(isAt)).toBe(true);
  });
});
