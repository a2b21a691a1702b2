import { describe, expect, it } from 'vitest';
import { placed } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

/** The boxes of all copies of the first thing of a scene. */
function boxesOf(scene: string) {
  return placed(scene)
    .filter(({ thing, again }) => thing === 0 && again === undefined)
    .map(({ art, to }) => boxUnder(to, art));
}

describe('several from small to large', () => {
  it.each(['penguin*3 - graded', 'star*5 - graded'])('are each larger than the one before: %s', (scene) => {
    const heights = boxesOf(scene)
      .map(({ top, bottom }) => bottom - top)
      .sort((a, b) => a - b);
    for (const [index, high] of heights.slice(1).entries())
      expect(high).toBeGreaterThan(1.1 * (heights[index] ?? 0));
  });
});

describe('a tower', () => {
  it.each(['single-block*4 - pile', 'turtle*3 - pile', 'single-pancake*5 - pile'])(
    'has each over the one below: %s',
    (scene) => {
      const boxes = boxesOf(scene);
      const middles = boxes.map(({ left, right }) => (left + right) / 2);
      const wide = Math.max(...boxes.map(({ left, right }) => right - left));
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(0.2 * wide);
    },
  );
});
