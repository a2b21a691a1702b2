import { describe, expect, it } from 'vitest';
import { withBite } from './bite.ts';
import { withCover } from './cover.ts';
import { drawBody } from './drawBody.ts';
import { Surface } from './Surface.ts';
import { withSnow } from './snow.ts';

const pictureOf = (key: string) => drawBody({ key, looks: {}, wears: [], variant: 0 }).art;

describe('what something is covered with', () => {
  it('is all over it, and nowhere else', () => {
    const gate = pictureOf('gate');
    const covered = withCover(gate, [pictureOf('rose')]);
    expect(covered?.items.length).toBeGreaterThan(gate.items.length + 5 * pictureOf('rose').items.length);
    expect(covered?.width).toBeLessThan(1.25 * gate.width);
  });

  it('lies on top where it is snow', () => {
    const house = pictureOf('house');
    const snowy = withSnow(house);
    const heaps = snowy?.items.slice(house.items.length) ?? [];
    expect(heaps.length).toBeGreaterThan(0);
    for (const heap of heaps) {
      const ys = heap.kind === 'line' ? [] : Array.from(heap.rings[0] ?? []).filter((_, at) => at % 2 === 1);
      expect(Math.min(...ys)).toBeLessThan(house.top + 0.85 * house.height);
    }
    expect(snowy?.height).toBeGreaterThan(house.height);
  });
});

describe('a bite', () => {
  it('takes the upper right corner and leaves the rest', () => {
    const cookie = pictureOf('cookie');
    const bitten = new Surface(withBite(cookie));
    const whole = new Surface(cookie);
    const at = (right: number, down: number) =>
      [cookie.left + right * cookie.width, cookie.top + down * cookie.height] as const;
    expect(whole.at(...at(0.8, 0.25))).toBeGreaterThanOrEqual(0);
    expect(bitten.at(...at(0.8, 0.25))).toBe(-1);
    expect(bitten.at(...at(0.4, 0.7))).toBe(whole.at(...at(0.4, 0.7)));
  });
});
