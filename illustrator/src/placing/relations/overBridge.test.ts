import { expect, it } from 'vitest';
import { placed, shown, widthOf } from '../../testing/placed.ts';

it.each(['train, long-bridge', 'automobile, bridge', 'school-bus, long-bridge'])(
  'leaves both ends of a bridge free: %s',
  (two) => {
    const pieces = placed(`${two}; on 0 1`);
    const [craft, bridge] = [shown(pieces, 0), shown(pieces, 1)];
    expect(craft.left).toBeGreaterThan(bridge.left + 0.05 * widthOf(bridge));
    expect(craft.right).toBeLessThan(bridge.right - 0.05 * widthOf(bridge));
  },
);
