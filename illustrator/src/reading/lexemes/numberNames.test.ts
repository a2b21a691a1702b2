import { describe, expect, it } from 'vitest';
import { numberNamed, tensAt } from './numberNames.ts';
import { tokenize } from './tokens.ts';

describe('the names of numbers', () => {
  it.each([
    ['seven', 7],
    ['thirteen', 13],
    ['forty', 40],
  ])('knows "%s"', (name, number) => {
    expect(numberNamed(name)).toBe(number);
  });

  it('joins tens and units to one number', () => {
    expect(tensAt(tokenize('thirty-four stars'), 0)).toEqual({ texts: ['34'], end: 2 });
    expect(tensAt(tokenize('thirty stars'), 0)).toBeUndefined();
  });
});
