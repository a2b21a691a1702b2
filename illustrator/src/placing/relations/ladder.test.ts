import { describe, expect, it } from 'vitest';
import { placed } from '../../testing/placed.ts';

describe('who goes up a ladder with empty hands', () => {
  it.each([
    ['girl, ladder; climb 0 1', true],
    ['firefighter, ladder; climb 0 1', false],
    ['girl, ladder, cat; climb 0 1; hug 0 2', false],
    ['girl, tree; climb 0 1', false],
  ])('has the back to the viewer: %s', (scene, isAway) => {
    const climber = placed(scene).find(({ thing, again }) => thing === 0 && !again);
    const hasEyes = climber?.art.items.some(({ kind }) => kind === 'ink');
    expect(hasEyes).toBe(!isAway);
  });
});
