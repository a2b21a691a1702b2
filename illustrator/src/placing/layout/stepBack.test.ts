import { describe, expect, it } from 'vitest';
import { placed, shown } from '../../testing/placed.ts';

describe('somebody in a place that was asked for', () => {
  it('is smaller where all that tells the place is hidden, and fills the page', () => {
    const [near, far] = [placed('lion'), placed('lion; @beach')].map((pieces) => shown(pieces, 0));
    if (near === undefined || far === undefined) throw new Error('Not drawn');
    expect(far.bottom - far.top).toBeLessThan(0.9 * (near.bottom - near.top));
    expect(far.bottom - far.top).toBeGreaterThan(0.7 * (near.bottom - near.top));
  });
});
