import { describe, expect, it } from 'vitest';
import { placed, shown } from '../../testing/placed.ts';

describe('an animal that pushes what has a handle', () => {
  it.each(['hedgehog, shopping-cart', 'squirrel, wheelbarrow'])('has one of its own size: %s', (things) => {
    const pieces = placed(`${things}; push 0 1`);
    const [pusher, cart] = [shown(pieces, 0), shown(pieces, 1)];
    expect(cart.top).toBeGreaterThan(pusher.top - 20);
    expect(cart.right - cart.left).toBeLessThan(1.3 * (pusher.bottom - pusher.top));
  });
});
