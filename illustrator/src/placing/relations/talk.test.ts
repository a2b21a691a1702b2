import { describe, expect, it } from 'vitest';
import { middleOf, placed, shown } from '../../testing/placed.ts';

describe('two who talk', () => {
  it.each(['wizard, king; face 0 1', 'knight, princess; face 0 1'])(
    'stand on the same ground: %s',
    (scene) => {
      const pieces = placed(scene);
      const [one, other] = [shown(pieces, 0), shown(pieces, 1)];
      expect(Math.abs(one.bottom - other.bottom)).toBeLessThan(0.12 * (other.bottom - other.top));
    },
  );
});

describe('a firefighter', () => {
  it.each(['look-at', 'face'])('sprays nobody who is only talked with or looked at: %s', (kind) => {
    const alone = placed(`firefighter, tree; ${kind} 0 1`);
    const together = placed(`firefighter, girl; ${kind} 0 1`);
    const items = (pieces: typeof alone) => pieces.find(({ thing }) => thing === 0)?.art.items.length ?? 0;
    expect(items(together)).toBeLessThan(items(alone));
  });
});

it('has who looks on behind who pushes something, not in the way', () => {
  const pieces = placed('man, lawn-mower, dog; push 0 1; look-at 2 0');
  const [man, mower, dog] = [shown(pieces, 0), shown(pieces, 1), shown(pieces, 2)].map(middleOf);
  expect(Math.sign((dog ?? 0) - (man ?? 0))).toBe(Math.sign((man ?? 0) - (mower ?? 0)));
});
