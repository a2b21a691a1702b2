import { describe, expect, it } from 'vitest';
import { drawBeams } from './drawBeams.ts';

const ship = (left: number) => ({ box: { left, top: 300, right: left + 300, bottom: 600 } });

describe('drawBeams', () => {
  it('draws rays to both sides of one alone, and none that strike', () => {
    const { under, over } = drawBeams([ship(480)]);
    expect(under.length).toBe(1);
    expect(over).toEqual([]);
  });

  it('draws one between two, and where it strikes', () => {
    const { under, over } = drawBeams([ship(100), ship(800)]);
    expect([under.length, over.length]).toEqual([1, 1]);
  });
});
