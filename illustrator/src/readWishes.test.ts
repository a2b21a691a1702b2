import { describe, expect, it } from 'vitest';
import { canWrite, readWishes } from './readWishes.ts';

describe('readWishes', () => {
  it.each([
    ['the name Mia', ['Mia']],
    ['a sign that says OPEN', ['OPEN']],
    ['the letters F, U and N', ['F', 'U', 'N']],
    ['a cat named 花子', ['花子']],
    ['a zorblax', []],
  ])('finds what "%s" asks for as text', (prompt, texts) => {
    expect(readWishes(prompt).texts).toEqual(texts);
  });

  it('says how misspelled words are read', () => {
    expect(readWishes('a kitten with a ballloon').asRead).toBe('a kitten with a balloon');
  });

  it.each([
    ['a cat', true],
    ['at night', true],
    ['a zorblax and a cat', true],
    ['the name Mia', true],
    ['number 7', true],
    ['a zorblax', false],
    ['Zorblax', false],
    ['the name 花子', false],
    ['一只猫', false],
  ])('says of "%s" whether there is anything to draw', (prompt, isDrawable) => {
    expect(readWishes(prompt).isDrawable).toBe(isDrawable);
  });
});

describe('canWrite', () => {
  it.each(['Zoë', 'Łukasz', 'Nguyễn', 'Đặng', 'Çağrı', 'Ștefan', "O'Neil 2"])('is sure of %s', (text) => {
    expect(canWrite(text)).toBe(true);
  });

  it.each(['花子', 'Маша', 'Ελένη', 'مريم', 'נועה', '민준', '٧'])('knows no letters for %s', (text) => {
    expect(canWrite(text)).toBe(false);
  });
});
