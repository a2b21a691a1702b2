import { describe, expect, it } from 'vitest';
import { heightOf, placed, shown } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

describe('what somebody picks up', () => {
  it.each([
    'girl, trash; pick-up 0 1',
    'boy, blocks; pick-up 0 1',
    'man, boy, trash*2; pick-up 0 2; pick-up 1 2',
  ])('lies on the ground before them: %s', (text) => {
    const pieces = placed(text);
    const last = Math.max(...pieces.map(({ thing }) => thing ?? 0));
    const lying = pieces.filter(({ thing, again }) => thing === last && !again);
    expect(lying).toHaveLength(last);
    for (let who = 0; who < last; who += 1) {
      const body = shown(pieces, who);
      const feet = lying.map(({ to, art }) => Math.abs(boxUnder(to, art).bottom - body.bottom));
      expect(Math.min(...feet)).toBeLessThan(0.02 * heightOf(body));
    }
  });
});
