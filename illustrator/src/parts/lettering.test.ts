import { describe, expect, it } from 'vitest';
import { artData } from '../art/artData.ts';
import { word } from './lettering.ts';

const between = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** Signs that no living language writes: Greenlandic kra, and the n that comes apart in capitals. */
const OBSOLETE = new Set(['ĸ', 'ŉ']);

describe('the letters that pages carry', () => {
  it.each([
    ['Latin-1', between(0xc0, 0xff)],
    ['Latin Extended-A', between(0x100, 0x17f)],
    ['Vietnamese', [...between(0x1ea0, 0x1ef9), 'Ơ', 'ơ', 'Ư', 'ư']],
    ['Romanian', ['Ș', 'ș', 'Ț', 'ț']],
  ])('hold every letter of %s as a capital', (_, signs) => {
    const letters = signs.filter((sign) => /\p{L}/u.test(sign) && !OBSOLETE.has(sign));
    const without = letters.filter((letter) =>
      [...letter.toUpperCase()].some((sign) => artData().letters[sign] === undefined),
    );
    expect(without).toEqual([]);
  });

  it('stand higher or lower with an accent than without', () => {
    expect(word('Ế').height).toBeGreaterThan(word('Ê').height);
    expect(word('Ê').height).toBeGreaterThan(word('E').height);
    expect(word('Ạ').height).toBeGreaterThan(word('A').height);
    expect(word('Ę').height).toBeGreaterThan(word('E').height);
  });

  it('have each accent as an area of its own over the letter', () => {
    const areas = (text: string) => word(text).items.filter(({ kind }) => kind === 'area').length;
    expect(areas('E')).toBe(1);
    expect(areas('Ě')).toBe(2);
    expect(areas('Ễ')).toBe(3);
  });

  it.each([
    ['B', 2],
    ['A', 1],
    ['8', 2],
    ['P', 1],
    ['R', 1],
    ['O', 1],
  ])('close the holes of %s: %i', (sign, holes) => {
    const rings = word(sign).items.flatMap((item) => (item.kind === 'area' ? item.rings : []));
    expect(rings).toHaveLength(1 + holes);
  });
});
