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
