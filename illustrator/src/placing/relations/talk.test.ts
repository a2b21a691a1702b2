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
