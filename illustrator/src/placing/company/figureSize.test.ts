import { describe, expect, it } from 'vitest';
import { drawBody } from '../../bodies/drawBody.ts';
import type { Pose } from '../../reading/Scene.ts';
import { placed, shown } from '../../testing/placed.ts';

/** How large the first thing of a scene is beside the second. */
function ratio(scene: string): number {
  const pieces = placed(scene);
  const [one = 0, other = 1] = [0, 1].map((thing) => {
    const { left, right, top, bottom } = shown(pieces, thing);
    return Math.max(right - left, bottom - top);
  });
  return one / other;
}

describe('food that does what people do', () => {
  it.each(['egg, baseball-bat; hold 0 1', 'carrot, camera; hold 0 1', 'red-apple, open-book; read 0 1'])(
    'is as large as a child beside what it does it with: %s',
    (scene) => {
      expect(ratio(scene)).toBeGreaterThan(1.05);
    },
  );

  it.each<Pose>(['bike', 'ride', 'push', 'surf', 'dig'])('has arms and legs for it: %s', (pose) => {
    expect(drawBody({ key: 'tomato', looks: {}, wears: [], variant: 0, pose }).undone.pose).toBe(false);
    expect(drawBody({ key: 'chair', looks: {}, wears: [], variant: 0, pose }).undone.pose).toBe(
      pose !== 'surf',
    );
  });

  it.each(['egg', 'sun', 'tree'])('wears a scarf below its face: %s', (key) => {
    expect(drawBody({ key, looks: {}, wears: ['scarf'], variant: 0 }).undone.wears).toEqual([]);
  });

  it('rides on two legs', () => {
    const { art } = drawBody({ key: 'tomato', looks: {}, wears: [], variant: 0 });
    const pieces = placed('tomato, skateboard; ride 0 1');
    expect(pieces.find(({ thing }) => thing === 0)?.art.items.length).toBeGreaterThan(art.items.length);
  });
});

describe('stars beside somebody', () => {
  it('are smaller than that one', () => {
    expect(ratio('dragon, star*3; next-to 1 0')).toBeGreaterThan(2);
  });
});
