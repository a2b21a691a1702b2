import { describe, expect, it } from 'vitest';
import { drawBody } from './drawBody.ts';

const draw = (key: string, looks: Parameters<typeof drawBody>[0]['looks'] = {}) =>
  drawBody({ key, looks, wears: [], variant: 0 });

describe('how a whole picture is', () => {
  it('is broad, thin or long, but on wheels, and long only where it lies', () => {
    const [cat, fat, thin] = [draw('cat'), draw('cat', { build: 'stout' }), draw('cat', { build: 'slim' })];
    expect(fat.art.width).toBeGreaterThan(1.2 * cat.art.width);
    expect(thin.art.width).toBeLessThan(0.8 * cat.art.width);
    expect([fat.art.height, fat.undone.looks]).toEqual([cat.art.height, []]);
    expect(draw('automobile', { build: 'long' }).undone.looks).toEqual(['build']);
    expect(draw('giraffe', { build: 'long' }).undone.looks).toEqual(['build']);
  });

  it('leans or bends, its foot where it was', () => {
    for (const turned of ['tilted', 'crooked'] as const) {
      const { art, undone } = draw('house', { turned });
      expect([art.height, undone.looks]).toEqual([draw('house').art.height, []]);
      expect(art.width).toBeGreaterThan(draw('house').art.width);
    }
  });

  it('holds a broom where the hand of who is thin is', () => {
    const at = { x: 60, y: -60 };
    const { places } = drawBody({
      key: 'witch',
      looks: { build: 'slim' },
      wears: [],
      variant: 0,
      hands: { right: at },
    });
    expect(Math.hypot((places.rightHand?.x ?? 0) - at.x, (places.rightHand?.y ?? 0) - at.y)).toBeLessThan(6);
  });

  it('gives a teddy bear no second face', () => {
    const { art, telling } = draw('teddy-bear', { mood: 'sad' });
    expect(telling?.bottom).toBeLessThan(art.top + 0.6 * art.height);
  });
});
