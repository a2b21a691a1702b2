import { describe, expect, it } from 'vitest';
import { boxesOf, placed, shown } from '../../testing/placed.ts';

describe('what is heaped up in a basket', () => {
  it.each([
    ['easter-egg*6, basket; in 0 1', 6],
    ['red-apple*5, basket; in 0 1', 5],
  ])('lies within its handle, those on top in the gaps of those below: %s', (text, count) => {
    const pieces = placed(text);
    const basket = shown(pieces, 1);
    const boxes = boxesOf(pieces, 0);
    expect(boxes).toHaveLength(count);
    const feet = boxes.map(({ bottom }) => bottom);
    const high = Math.max(...boxes.map(({ top, bottom }) => bottom - top));
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(0.7 * high);
    for (const { left, right, top } of boxes) {
      expect(left).toBeGreaterThan(basket.left);
      expect(right).toBeLessThan(basket.right);
      expect(top).toBeGreaterThan(basket.top);
    }
  });
});
