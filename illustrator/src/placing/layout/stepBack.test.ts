import { describe, expect, it } from 'vitest';
import { sharedArea } from '../../page.ts';
import { placed } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

describe('somebody in a place that was asked for', () => {
  it('hides not all that tells the place', () => {
    const pieces = placed('bear; @park');
    const [bear] = pieces.flatMap(({ thing, art, to }) => (thing === 0 ? [boxUnder(to, art)] : []));
    const [bench] = pieces.flatMap(({ of, art, to }) => (of === 'bench' ? [boxUnder(to, art)] : []));
    if (bear === undefined || bench === undefined) throw new Error('Not drawn');
    const area = (bench.right - bench.left) * (bench.bottom - bench.top);
    expect(sharedArea(bear, bench)).toBeLessThan(0.6 * area);
    expect(bear.bottom - bear.top).toBeGreaterThan(1000);
  });
});
