import { describe, expect, it } from 'vitest';
import { drawBody } from '../../bodies/drawBody.ts';
import { letterOn } from './letterOn.ts';

describe('words on a board', () => {
  it('are in the lines in which they are largest', () => {
    const body = drawBody({ key: 'signboard', looks: {}, wears: [], variant: 0 });
    const heights = (board: Parameters<typeof letterOn>[1]) => {
      const { art } = letterOn(body, board, { texts: ['Keep Off The Grass'], isLeading: true });
      const tops = art.items.slice(body.art.items.length).flatMap((item) => {
        const ys =
          item.kind === 'line'
            ? []
            : item.rings.flatMap((ring) => [...ring].filter((_, index) => index % 2 === 1));
        return ys.length === 0 ? [] : [Math.max(...ys) - Math.min(...ys)];
      });
      return Math.max(...tops) / body.art.height;
    };
    const narrow = heights({ x: 0.5, y: 0.5, width: 0.3, height: 0.6 });
    const wide = heights({ x: 0.5, y: 0.5, width: 0.9, height: 0.2 });
    // A line for each word would leave them a twentieth of the wide board.
    expect(wide).toBeGreaterThan(0.06);
    expect(narrow).toBeGreaterThan(0.06);
  });
});
