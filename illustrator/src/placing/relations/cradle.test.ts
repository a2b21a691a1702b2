import { describe, expect, it } from 'vitest';
import { placed, shown } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

describe('who is carried by a person', () => {
  it.each([
    'woman, baby; hold 0 1',
    'boy, baby; hold 0 1',
    'man, girl; hold 0 1',
    'prince, princess; hold 0 1',
    'woman, chair, baby; on 0 1; hold 0 2',
    'firefighter, boy, ladder; hold 0 1; on 0 2',
  ])('lies before the chest, a hand and a forearm under it: %s', (text) => {
    const pieces = placed(text);
    const carried = Number(/hold 0 (\d)/.exec(text)?.[1]);
    const [one, other] = [shown(pieces, 0), shown(pieces, carried)];
    expect(other.right - other.left).toBeGreaterThan(other.bottom - other.top);
    expect(other.top).toBeGreaterThan(one.top + 0.2 * (one.bottom - one.top));
    const body = pieces.find(({ thing }) => thing === 0)?.art;
    const arms = pieces.filter(({ again }) => again === body).map(({ to, art }) => boxUnder(to, art));
    expect(arms).toHaveLength(1);
    for (const { left, right, bottom } of arms) {
      expect(left).toBeGreaterThan(other.left);
      expect(right).toBeLessThan(other.right);
      expect(bottom).toBeGreaterThan((other.top + other.bottom) / 2);
    }
  });
});
