import { describe, expect, it } from 'vitest';
import { placed, shown } from '../../testing/placed.ts';

describe('who is under furniture with something in the hands', () => {
  it.each([
    'monster, low-bed, flashlight; under 0 1; hold 0 2',
    'boy, table, flashlight; under 0 1; hold 0 2',
    'boy, table, dog, bone; under 0 1; feed 0 2; hold 0 3',
  ])('is between its legs: %s', (scene) => {
    const pieces = placed(scene);
    const [who, host] = [shown(pieces, 0), shown(pieces, 1)];
    expect(who.left).toBeGreaterThan(host.left);
    expect(who.right).toBeLessThan(host.right);
    expect(who.top).toBeGreaterThan(host.top + 0.2 * (host.bottom - host.top));
  });
});
