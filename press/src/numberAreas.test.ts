import { describe, expect, it } from 'vitest';
import type { AreaMap } from './areaMap.ts';
import { mapAreas } from './areaMap.ts';
import { numberAreas } from './numberAreas.ts';
import { paintAreas } from './paintAreas.ts';

function areasOf(radii: readonly number[]): AreaMap {
  const areas = radii.map((radius, index) => ({
    pixels: Math.round(3 * radius * radius),
    spot: { x: 100 * index, y: 50, radius },
  }));
  return { ...mapAreas({ width: 1, height: 1, ink: new Uint8Array(1) }), areas };
}

describe('numberAreas', () => {
  it('gives the color of most pixels the number 1 and white areas none', () => {
    const { key, numbers } = numberAreas(areasOf([20, 60, 40, 30]), ['#ff0000', '#00ff00', '#ff0000', null]);
    expect(key.map(({ number, color }) => [number, color])).toEqual([
      ['1', '#00ff00'],
      ['2', '#ff0000'],
    ]);
    expect(numbers.map(({ text, x }) => [text, x])).toEqual([
      ['2', 0],
      ['1', 100],
      ['2', 200],
    ]);
  });

  it('makes colors that look alike one, and never has more than twelve', () => {
    const many = Array.from(
      { length: 40 },
      (_, i) => `#${((i * 6_421_337) & 0xffffff).toString(16).padStart(6, '0')}`,
    );
    expect(numberAreas(areasOf(many.map(() => 30)), many).key.length).toBeLessThanOrEqual(12);
    expect(numberAreas(areasOf([30, 30]), ['#30a040', '#34a446']).key).toHaveLength(1);
  });

  it('writes a letter where a number of two digits has no room, and nothing where a letter has none', () => {
    const hues = Array.from(
      { length: 12 },
      (_, i) =>
        `#${i % 2 ? 'ff' : '00'}${((i * 23) & 255).toString(16).padStart(2, '0')}${((i * 87) & 255).toString(16).padStart(2, '0')}`,
    );
    const radii = [...hues.map((_, i) => 80 - 3 * i), 11, 11, 4];
    const { key, numbers } = numberAreas(areasOf(radii), [
      ...hues,
      hues[11] ?? null,
      hues[0] ?? null,
      hues[0] ?? null,
    ]);
    const last = key.at(-1);
    expect(numbers.at(-2)?.text).toBe(Number(last?.number) > 9 ? last?.letter : last?.number);
    expect(numbers.at(-1)?.text).toBe('1');
    expect(numbers).toHaveLength(14);
  });
});

describe('paintAreas', () => {
  it('fills areas with their colors and leaves lines black and the margin white', () => {
    const ink = Uint8Array.from([0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0]);
    const page = { width: 5, height: 5, ink };
    const pixels = paintAreas(page, mapAreas(page), ['#f80']);
    expect([...pixels.subarray(3 * 12, 3 * 13)]).toEqual([255, 136, 0]);
    expect([...pixels.subarray(0, 3)]).toEqual([255, 255, 255]);
    expect([...pixels.subarray(3 * 6, 3 * 7)]).toEqual([0, 0, 0]);
  });
});
