import { describe, expect, it } from 'vitest';
import { placed, shown } from '../../testing/placed.ts';

describe('what hangs from something small', () => {
  it('is below it, as that is up there', () => {
    const pieces = placed('witch-hat, spider; hang-from 1 0');
    const [hat, spider] = [shown(pieces, 0), shown(pieces, 1)];
    expect(spider.bottom).toBeGreaterThan(hat.bottom);
    expect(spider.top).toBeGreaterThan((hat.top + hat.bottom) / 2);
  });
});

describe('what tops food', () => {
  it.each(['cupcake, cherries; on 1 0', 'birthday-cake, strawberry; on 1 0'])(
    'is as small beside it as in life: %s',
    (scene) => {
      const pieces = placed(scene);
      const [cake, cherry] = [shown(pieces, 0), shown(pieces, 1)];
      expect(cherry.bottom - cherry.top).toBeLessThan(0.45 * (cake.bottom - cake.top));
    },
  );
});
