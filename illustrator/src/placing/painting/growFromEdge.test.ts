import { describe, expect, it } from 'vitest';
import { FRAME } from '../../page.ts';
import { readPrompt } from '../../reading/readPrompt.ts';
import { placeScene } from '../placeScene.ts';

describe('a branch', () => {
  it.each(['a bird on a branch', 'a bat hanging from a branch', 'three owls on a branch'])(
    'grows in from the edge of the page where somebody is on it: %s',
    (prompt) => {
      expect(leftOf(prompt)).toBeLessThan(FRAME);
    },
  );

  it('lies there whole where nobody is on it', () => {
    expect(leftOf('a branch next to a bear')).toBeGreaterThan(FRAME);
  });
});

/** How far to the left a branch goes. */
function leftOf(prompt: string): number {
  const { pieces } = placeScene(readPrompt(prompt), { seed: 1, detail: 'child' });
  const branch = pieces.find(({ of }) => of === 'branch');
  const points = branch?.art.items.flatMap((item) => (item.kind === 'area' ? item.rings : [])) ?? [];
  const lefts = points.flatMap((ring) => [...ring].filter((_, at) => at % 2 === 0));
  return branch === undefined ? Number.NaN : branch.to.e + branch.to.a * Math.min(...lefts);
}
