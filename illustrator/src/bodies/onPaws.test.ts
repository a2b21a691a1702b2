import { describe, expect, it } from 'vitest';
import type { BodyRequest } from './Body.ts';
import { drawBody } from './drawBody.ts';

/** How far over the ground the higher forefoot of who sits is, and how far apart both are, in heights of it. */
function forefeet(key: string, rest: Partial<BodyRequest> = {}): { up: number; apart: number } {
  const { art, places } = drawBody({ key, pose: 'sit', looks: {}, wears: [], variant: 0, ...rest });
  const [left, right] = [places.leftHand, places.rightHand];
  return {
    up: (art.top + art.height - Math.min(left?.y ?? 0, right?.y ?? 0)) / art.height,
    apart: ((right?.x ?? 0) - (left?.x ?? 0)) / art.height,
  };
}

describe('an animal that sits', () => {
  it.each(['dog', 'cat', 'lion', 'cow', 'elephant'])('on its paws has them before it: %s', (key) => {
    const { up, apart } = forefeet(key);
    expect(up).toBeLessThan(0.08);
    expect(apart).toBeLessThan(0.2);
  });

  it.each(['monkey', 't-rex'])('with hands has them free: %s', (key) => {
    expect(forefeet(key).up).toBeGreaterThan(0.15);
  });

  it.each([
    ['holds something', { hands: { left: 'front', right: 'front' } }],
    ['sits on a seat', { onSeat: true }],
    ['wears a shirt', { wears: ['t-shirt'] }],
    ['reads', { pose: 'read' }],
  ] as const)('lifts them where it %s', (_title, rest) => {
    expect(forefeet('dog', rest as Partial<BodyRequest>).up).toBeGreaterThan(0.15);
  });
});
