import { describe, expect, it } from 'vitest';
import { placed, shown } from '../../testing/placed.ts';

describe('what machines do', () => {
  it('has what a girl buys before her at the side of the truck, not behind that', () => {
    const pieces = placed('girl, ice-cream, serving-ice-cream-truck; hold 0 1; face 0 2');
    const [held, truck] = [shown(pieces, 1), shown(pieces, 2)];
    const hidden = Math.min(held.right, truck.right) - Math.max(held.left, truck.left);
    expect(hidden).toBeLessThan(0.25 * (held.right - held.left));
  });

  it.each(['rocket fly', 'airplane fly'])('flies between two, its middle as high as theirs: %s', (one) => {
    const pieces = placed(`${one}, planet*2; between 0 1`);
    const [craft, planet] = [shown(pieces, 0), shown(pieces, 1)];
    const middle = (craft.top + craft.bottom) / 2;
    expect(middle).toBeGreaterThan(planet.top);
    expect(middle).toBeLessThan(planet.bottom);
  });
});
