import { describe, expect, it } from 'vitest';
import { drawBody } from './drawBody.ts';

const draw = (key: string, looks: object, counted?: number) =>
  drawBody({ key, looks, wears: [], variant: 0, ...(counted === undefined ? {} : { counted }) });
const round = (key: string, looks: object, counted?: number) =>
  draw(key, looks, counted).art.items.filter(({ kind }) => kind === 'ink').length;

describe('heads and arms by number', () => {
  it('has as many faces as heads', () => {
    expect(round('dragon', { heads: 3 })).toBeGreaterThan(round('dragon', { heads: 2 }));
  });

  it('has more arms', () => {
    const items = (arms: number) => draw('monster', { arms }).art.items.length;
    expect(items(4)).toBeGreaterThan(items(3));
    expect(items(6)).toBeGreaterThan(items(4));
  });

  it('has so many eyes on its head whatever it does', () => {
    expect(round('eyeless-alien', {}, 4)).toBe(round('eyeless-alien', {}, 2) + 2);
  });

  it('tells heads that a person is not drawn with', () => {
    expect(draw('boy', { heads: 2 }).undone.looks).toContain('heads');
  });
});
