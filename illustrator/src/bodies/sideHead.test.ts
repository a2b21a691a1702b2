import { describe, expect, it } from 'vitest';
import { drawBody } from './drawBody.ts';

const drawn = (key: string, more: object = {}) =>
  drawBody({ key, looks: {}, wears: [], variant: 0, pose: 'graze', ...more });

describe('an animal on four legs', () => {
  it.each(['dog', 'cat', 'mouse', 'rabbit', 'hedgehog'])(
    'looks where it goes, its mouth ahead: %s',
    (key) => {
      const { places, telling, facing } = drawn(key);
      const [mouth, middle] = [places.mouth?.x ?? 0, ((telling?.left ?? 0) + (telling?.right ?? 0)) / 2];
      expect(facing).toBe('right');
      expect(mouth - middle).toBeGreaterThan(0.2 * ((telling?.right ?? 0) - (telling?.left ?? 0)));
    },
  );

  it('shows its mood and its hat from the front', () => {
    for (const more of [{ looks: { mood: 'sad' } }, { wears: ['party-hat'] }]) {
      const { places, telling, undone } = drawn('dog', more);
      expect(undone.wears).toEqual([]);
      expect(places.mouth?.x).toBeLessThan(0.7 * (telling?.right ?? 0) + 0.3 * (telling?.left ?? 0));
    }
  });
});

describe('a small animal', () => {
  it.each(['mouse', 'squirrel', 'hamster'])('sits with its paws together before the chest: %s', (key) => {
    const { art, places } = drawn(key, { pose: 'sit' });
    const apart = (places.rightHand?.x ?? 0) - (places.leftHand?.x ?? 0);
    expect(apart).toBeLessThan(0.25 * art.width);
  });

  it.each(['squirrel', 'mouse', 'chipmunk'])('climbs with its paws before it, its head up: %s', (key) => {
    const { art, places, telling, facing } = drawn(key, { pose: 'climb' });
    expect(facing).toBe('right');
    expect(places.leftHand).toBeUndefined();
    expect(art.height).toBeGreaterThan(0.9 * art.width);
    expect(telling?.bottom).toBeLessThan(art.top + 0.6 * art.height);
  });
});
