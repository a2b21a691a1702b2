import { describe, expect, it } from 'vitest';
import { placed, shown } from '../../testing/placed.ts';

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
